# สิ่งที่โปรแกรมแก้ไขข้อความบอกเกี่ยวกับคำสั่งของหน้าเว็บ

directive-about-all = ไม่มีข้อจำกัด ซึ่งเป็นผลเดียวกับเมื่อไม่มีคำสั่งใด
directive-about-index = แสดงหน้านี้ในผลการค้นหาได้ ซึ่งเป็นผลเดียวกับเมื่อไม่มีคำสั่งใด
directive-about-follow = ติดตามลิงก์ในหน้านี้ได้ ซึ่งเป็นผลเดียวกับเมื่อไม่มีคำสั่งใด
directive-about-noindex = ห้ามแสดงหน้านี้ในผลการค้นหา ครอว์เลอร์จะเห็นคำสั่งนี้เฉพาะเมื่อ robots.txt อนุญาตให้ดึงหน้านี้
directive-about-nofollow = ห้ามติดตามลิงก์ในหน้านี้
directive-about-none = เหมือนกับ noindex และ nofollow
directive-about-archive = ยกเลิก noarchive
directive-about-noarchive = ห้ามเสนอสำเนาของหน้านี้
directive-about-nocache = ห้ามเสนอสำเนาของหน้านี้ เป็นชื่อเก่าของ noarchive
directive-about-nosnippet = ห้ามแสดงข้อความและวิดีโอของหน้านี้ในผลการค้นหา
directive-about-noodp = ห้ามใช้คำอธิบายจาก Open Directory ซึ่งไม่มีแล้ว
directive-about-noydir = ห้ามใช้คำอธิบายจากสารบัญของ Yahoo ซึ่งไม่มีแล้ว
directive-about-noyaca = ห้ามสร้างคำอธิบายโดยอัตโนมัติ
directive-about-notranslate = ห้ามเสนอคำแปลของหน้านี้
directive-about-noimageindex = ห้ามจัดทำดัชนีรูปภาพในหน้านี้
directive-about-indexifembedded = เมื่อหน้าอื่นฝังหน้านี้ไว้ จัดทำดัชนีเนื้อหาได้แม้มี noindex คำสั่งนี้มีความหมายเมื่อใช้ร่วมกับ noindex เท่านั้น
directive-about-max-snippet = จำนวนอักขระสูงสุดของตัวอย่างข้อความ 0 คือไม่แสดง -1 คือไม่จำกัด
directive-about-max-image-preview = ขนาดสูงสุดของตัวอย่างรูปภาพ: none, standard หรือ large
directive-about-max-video-preview = จำนวนวินาทีสูงสุดของตัวอย่างวิดีโอ 0 คือไม่เกินภาพนิ่ง -1 คือไม่จำกัด
directive-about-unavailable_after = ห้ามแสดงหน้านี้ในผลการค้นหาตั้งแต่วันที่นี้เป็นต้นไป หากไม่มีวันที่ที่ถูกต้อง คำสั่งนี้จะถูกละเว้น
directive-about-nositelinkssearchbox = ห้ามแสดงช่องค้นหาของเว็บไซต์ในผลการค้นหา
directive-about-nopagereadaloud = ห้ามอ่านออกเสียงหน้านี้
directive-about-noai = ขอไม่ให้ใช้เนื้อหานี้กับ AI เป็นธรรมเนียมปฏิบัติ
directive-about-noimageai = ขอไม่ให้ใช้รูปภาพกับ AI เป็นธรรมเนียมปฏิบัติ
directive-about-noml = ขอไม่ให้ใช้เนื้อหานี้กับการเรียนรู้ของเครื่อง เป็นธรรมเนียมปฏิบัติ

header-about-x-robots-tag = คำสั่งสำหรับครอว์เลอร์ ใช้ได้กับไฟล์ทุกชนิด ใส่ชื่อบอตและโคลอนไว้หน้าคำสั่งได้ แต่ละบรรทัดเริ่มใหม่
header-about-content-usage = บอกว่าใช้เนื้อหาเพื่ออะไรได้ ตามร่างของ IETF ส่วนหัวนี้ไม่ห้ามการดึงข้อมูล
header-about-content-signal = บอกว่าใช้เนื้อหาเพื่ออะไรได้: การค้นหา ข้อมูลป้อนเข้าสำหรับคำตอบของ AI การฝึก ส่วนหัวนี้ไม่ห้ามการดึงข้อมูล
header-about-tdm-reservation = 1: สงวนสิทธิ์การทำเหมืองข้อความและข้อมูล; 0: ไม่สงวน
header-about-tdm-policy = URL ของเงื่อนไขการทำเหมืองข้อความและข้อมูล
header-about-link = ระบุเอกสารที่เกี่ยวข้อง เช่น URL ที่เป็น canonical หรือสัญญาอนุญาตใน RSL
header-about-content-type = ชนิดของไฟล์ ครอว์เลอร์มองหาองค์ประกอบ meta เฉพาะใน HTML

value-unlimited = ในที่นี้: เครื่องมือค้นหาเลือกเองว่าจะแสดงมากเท่าใด
value-no-text = ในที่นี้: ไม่แสดงข้อความ เช่นเดียวกับ nosnippet
value-static-image = ในที่นี้: ไม่เกินภาพนิ่ง
value-characters = ในที่นี้: ไม่เกิน { $most } อักขระ
value-seconds = ในที่นี้: ไม่เกิน { $most } วินาที
value-preview-none = ในที่นี้: ไม่แสดงตัวอย่าง
value-preview-standard = ในที่นี้: ตัวอย่างขนาดปกติ
value-preview-large = ในที่นี้: ตัวอย่างกว้างเท่าหน้าต่าง
value-date = ในที่นี้: ตั้งแต่ { $moment } เป็นต้นไป
value-invalid = ไม่มีค่าหรือค่าไม่ถูกต้อง คำสั่งนี้จึงถูกละเว้น

reads-read = อ่านโดย { $engines }
reads-elsewhere = อ่านเฉพาะในองค์ประกอบ meta โดย { $engines }
reads-retired = เลิกอ่านแล้วโดย { $engines }
reads-ignored = ถูกละเว้นโดย { $engines }
reads-undocumented = ไม่มีเอกสารระบุสำหรับ { $engines }
reads-none = ไม่พบว่ามีเครื่องมือค้นหาใดอ่าน X-Robots-Tag ในองค์ประกอบ meta
reads-certainty = { $engines } ({ $certainty })
reads-since = { $engine } ตั้งแต่ { $since }
reads-all-others = ครอว์เลอร์อื่นทั้งหมด
reads-in-general = ครอว์เลอร์โดยทั่วไป

means-no-ai-answers = สำหรับ { $engine } หมายความว่า: ห้ามใช้ในคำตอบของแชต
means-ai-answers-from-snippet = สำหรับ { $engine } หมายความว่า: ใช้ในคำตอบของแชตได้เฉพาะ URL ชื่อหน้า และตัวอย่างข้อความ
means-no-ai-training = สำหรับ { $engine } หมายความว่า: ห้ามใช้ฝึกโมเดล
means-no-indexing = สำหรับ { $engine } หมายความว่า: ไม่จัดทำดัชนี ส่วนการไม่ตามลิงก์เป็นเพียงข้อสันนิษฐาน
means-no-indexing-or-snippet = สำหรับ { $engine } หมายความว่า: ไม่แสดงข้อความตัวอย่างด้วย

nosnippet-about = กันสิ่งที่อยู่ในองค์ประกอบนี้ออกจากตัวอย่างข้อความ ไม่ว่าแอตทริบิวต์จะมีค่าใด
nosnippet-some = { $engine } อ่านแอตทริบิวต์นี้ใน span, div และ section ({ $certainty })
nosnippet-all = { $engine } อ่านแอตทริบิวต์นี้ในทุกองค์ประกอบ ({ $certainty })
nosnippet-misplaced = องค์ประกอบนี้ไม่ใช่ span, div หรือ section
nosnippet-unclosed = องค์ประกอบนี้ไม่มีแท็กปิดของตัวเอง จึงไม่แน่ชัดว่าส่วนนี้สิ้นสุดที่ใด
nosnippet-beside = สำหรับคำตอบของ AI ยังมีอย่างอื่นที่มีผล Google มีการตั้งค่า “Search generative AI” ใน Search Console ซึ่งไม่ปรากฏในข้อความใด และ Apple อ่าน isAccessibleForFree ในข้อมูลที่มีโครงสร้าง (มีเอกสาร)

bot-all-crawlers = ครอว์เลอร์ทุกตัวที่อ่านองค์ประกอบ meta robots
bot-narrow = { $engine } เฉพาะคำสั่งเหล่านี้: { $directives }
bot-known = { $crawlers } ตอบรับชื่อนี้ ({ $certainty })
bot-unknown = ไม่มีครอว์เลอร์ในแค็ตตาล็อกที่ตอบรับชื่อนี้
bot-all-crawlers-short = ครอว์เลอร์ทุกตัว
bot-narrow-short = { $engine } เฉพาะบางคำสั่ง
bot-unknown-short = ไม่มีครอว์เลอร์ที่รู้จัก
