# ใครอ่านข้อความด้วยวิธีของตนเอง และวิธีอ่านต่างกันตรงไหน

dialect-rfc9309 = RFC 9309
dialect-google = ตัวอ่านของ Google
dialect-bing = Bing
dialect-yandex = Yandex
dialect-apple = Apple
dialect-baidu = Baidu
dialect-mojeek = Mojeek
dialect-classic-1994 = เอกสารต้นฉบับปี 1994
dialect-draft-1996 = ร่าง Internet-Draft ปี 1996
dialect-selfhtml-2008 = SELFHTML 2008
dialect-selfhtml-2008-allow-first = SELFHTML 2008 โดยดูบรรทัด Allow ก่อน
dialect-wikipedia = Wikipedia

reader-general = แนวปฏิบัติทั่วไป
reader-google = Google
reader-bing = Bing
reader-yandex = Yandex
reader-apple = Apple
reader-amazon = Amazon
reader-mojeek = Mojeek
reader-baidu = Baidu
reader-seznam = Seznam
reader-naver = Naver
reader-openai = OpenAI
reader-img2dataset = img2dataset

policy-field-names = ชื่อฟิลด์สะกดแบบใดจึงนับ
policy-missing-colon = ไม่มีโคลอนได้หรือไม่
policy-allow-field = รู้จักกฎ Allow หรือไม่
policy-line-limit = อ่านบรรทัดหนึ่งมากเท่าใด
policy-nul = ไบต์ NUL มีผลอย่างไร
policy-partial-byte-order-mark = byte order mark ที่ไม่ครบถ้วนมีผลอย่างไร
policy-blank-lines = บรรทัดว่างหมายถึงอะไร
policy-product-token = บรรทัด User-agent ระบุชื่อครอว์เลอร์อย่างไร
policy-wildcard-token = บรรทัด User-agent ใดหมายถึงทุกตัว
policy-group-selection = กลุ่มใดมีผลกับครอว์เลอร์
policy-encoding = เปรียบเทียบอักขระที่เข้ารหัสแบบเปอร์เซ็นต์อย่างไร
policy-wildcards = * และ $ เป็นอักขระพิเศษหรือไม่ และรูปแบบอยู่ตรงไหนของพาธได้
policy-precedence = เมื่อมีหลายกฎ กฎใดตัดสิน
policy-pattern-length = นับความยาวของรูปแบบอย่างไร
policy-empty-disallow = กฎ Disallow ที่ว่างเปล่าหมายถึงอะไร
policy-directory-index = index.html แทนไดเรกทอรีของมันหรือไม่
policy-robots-txt-itself = ห้าม robots.txt เองได้หรือไม่
