# สิ่งที่ทดสอบ: URL สถานะ วันที่ และข้อความสามส่วน

intro = ครอว์เลอร์ดึงและจัดทำดัชนีหน้านี้ได้หรือไม่ พิมพ์ URL หรือวางข้อความ
url = URL หรือพาธ

# ข้อความสามส่วน

panes = ข้อความ
pane-paste = วาง
pane-clear = ล้าง
pane-not-given = ไม่ได้ใส่
pane-example = ตัวอย่าง
pane-fetched = ดึงมา
pane-for = สำหรับ { $origin }
strip = ที่มาของข้อความ
strip-yours = ข้อความของคุณ
strip-har = จากไฟล์ HAR
strip-link = จากลิงก์
strip-fetched-at = ดึงเมื่อ { $time } UTC
strip-for = { $how } สำหรับ { $owner }
strip-unknown = ไม่ทราบ
pane-robots-empty = วาง robots.txt หรือลากไฟล์มาวางที่นี่
pane-headers-empty = ไม่ได้ใส่ วางส่วนหัวของการตอบกลับ: ข้อความดิบ ผลจาก curl -iL หรือค่าเดียว เช่น “noindex, nofollow”
pane-html-empty = ไม่ได้ใส่ วาง HTML ของหน้านี้หรือลากไฟล์มาวาง
pane-rendered-empty = ไม่ได้ใส่ วาง HTML ที่ได้หลังสคริปต์ทำงาน: ในเครื่องมือสำหรับนักพัฒนา คัดลอก outer HTML ขององค์ประกอบ html
html-versions = เวอร์ชันของ HTML
html-source = ต้นฉบับ
html-rendered = หลังสคริปต์ทำงาน
pane-size = { $lines } บรรทัด · { $characters } อักขระ · { $size }
pane-sort = ย้ายไปยังช่องที่ถูกต้อง
pane-alternating = ชื่อและค่าของส่วนหัวเหล่านี้อยู่สลับบรรทัดกัน
pane-join = รวมบรรทัด
pane-has-response = นี่คือการตอบกลับทั้งชุด
pane-has-html = นี่คือ HTML
pane-has-headers = นี่คือส่วนหัวของการตอบกลับ
pane-has-directives = นี่คือคำสั่งเช่น noindex ซึ่งอยู่ในส่วนหัว
pane-has-robots = นี่คือ robots.txt
pane-has-sitemap = นี่คือ sitemap
pane-has-har = นี่คือไฟล์ HAR
pane-elsewhere = มาจากหน้าอื่น ข้อความนี้จึงไม่นับ
robots-not-given = ไม่ได้ใส่: robots.txt ยังไม่ทราบ ไม่ใช่ว่าว่างเปล่า
robots-empty = robots.txt ที่ว่างเปล่าอนุญาตทุกอย่าง
robots-is-html = ข้อความนี้ดูเหมือนหน้าเว็บ ไม่ใช่ robots.txt แต่ครอว์เลอร์ก็ยังหากฎในข้อความนี้
headers-not-given = ไม่ได้ใส่: ส่วนหัวยังไม่ทราบ ไม่ใช่ว่าว่างเปล่า
headers-empty = ว่างเปล่า: การตอบกลับที่ไม่มีส่วนหัว กด “ล้าง” เพื่อให้กลับเป็นไม่ทราบ
headers-without-response = ไม่มีการตอบกลับสุดท้ายในข้อความนี้
headers-values = ค่าของ X-Robots-Tag โดยไม่มีชื่อ
headers-status = สถานะ { $status } ส่วนหัว { $count } บรรทัด
headers-lines = ส่วนหัว { $count } บรรทัด
headers-what = { $what } · { $count } คำสั่ง · { $characters } อักขระ
headers-last-counts = ใช้การตอบกลับสุดท้ายจากทั้งหมด { $count } รายการ
body-follows = ยังมีข้อความต่อจากส่วนหัว ({ $size })
body-move = ย้ายไปที่ช่อง HTML
body-moved = ย้ายข้อความที่ต่อจากส่วนหัว ({ $size }) ไปที่ HTML แล้ว
html-not-given = ไม่ได้ใส่: HTML ยังไม่ทราบ ไม่ใช่ว่าว่างเปล่า
rendered-not-given = ไม่ได้ใส่: คำตอบถือว่าสคริปต์ไม่ได้เปลี่ยนคำสั่งใด
html-empty = ว่างเปล่า: เอกสารที่ไม่มีองค์ประกอบ กด “ล้าง” เพื่อให้กลับเป็นไม่ทราบ
html-what = { $size } · { $count } คำสั่ง
html-unread = ตั้งแต่บรรทัดที่ { $line } เป็นต้นไปไม่มีส่วนใดอ่านเป็น HTML เพราะมีบางอย่างที่ไม่ได้ปิดท้าย

# ตัวอย่าง

examples = ตัวอย่าง
examples-load = โหลดตัวอย่าง
example-mark = ตัวอย่าง – วางของคุณเอง
example-shop = ร้านค้า: noindex ที่ครอว์เลอร์ที่ถูกบล็อกไม่เห็น
example-news = หนังสือพิมพ์ที่มีหลายกลุ่ม
example-wildcards = ไวลด์การ์ด ตัวยึดท้าย และความยาวเท่ากัน
example-typos = การพิมพ์ผิดที่มีแต่ Google ยอมรับ
example-pdf = PDF ที่มีวันหมดอายุ อยู่หลังการเปลี่ยนเส้นทาง
example-large = ขนาดใหญ่: กฎ 15,000 ข้อ 500 kB

# วิธีดึงข้อความของ URL

get-texts = ดึงข้อความ
get-texts-no-url = ป้อน URL แบบเต็ม เช่น https://example.com/page แล้วจะมีวิธีดึง robots.txt ส่วนหัว และ HTML ของหน้านั้นที่นี่
get-texts-terminal = ในเทอร์มินัล
get-texts-robots = robots.txt
get-texts-page = ส่วนหัวและ HTML
get-texts-all = ทั้งสามอย่างเป็นลิงก์
get-texts-paste = วางสิ่งที่ curl พิมพ์ออกมาลงในหน้านี้นอกช่องป้อนข้อมูล แต่ละข้อความจะไปอยู่ในช่องของตน
get-texts-bookmarklet = ในเบราว์เซอร์
get-texts-drag = ลากปุ่มนี้ไปที่แถบบุ๊กมาร์ก แล้วเปิดหน้าใดก็ได้และกดปุ่มนั้นที่นั่น URL ส่วนหัว HTML และ robots.txt ของหน้านั้นจะเปิดที่นี่
# ชื่อของบุ๊กมาร์ก
get-texts-bookmark = เปิดใน robotscope
get-texts-not-here = ปุ่มนี้ใช้กับหน้าอื่น โปรดลากไปที่แถบบุ๊กมาร์ก หรือคัดลอกเป็นที่อยู่ของบุ๊กมาร์กใหม่
get-texts-how = ปุ่มนี้ดึงหน้าและ robots.txt อีกครั้งโดยไม่มีคุกกี้เหมือนที่ครอว์เลอร์ทำ ทุกอย่างอยู่ในลิงก์ที่เปิด ไม่มีการส่งไปที่อื่น

# สิ่งที่ลากมาวาง วาง หรือเปิด

drop-title = ลากมาวางที่ใดก็ได้
drop-kinds = robots.txt, HTML ของหน้าเว็บ, ส่วนหัวของการตอบกลับ, ผลจาก curl -i หรือไฟล์ HAR ทั้งหมดอยู่ในเบราว์เซอร์ของคุณเท่านั้น
drop-list = รายการ URL หรือ sitemap จะบีบอัดหรือไม่ก็ได้ ส่วน robots.txt จะใช้ทดสอบรายการ ทั้งหมดอยู่ในเบราว์เซอร์ของคุณเท่านั้น
drop-versions = วางลงบนเวอร์ชันที่ต้องการ
drop-versions-where = หากวางข้าง ๆ ไฟล์เดียวจะเป็นเวอร์ชันหลัง สองไฟล์จะเป็นทั้งสองเวอร์ชัน ทั้งหมดอยู่ในเบราว์เซอร์ของคุณเท่านั้น
taken-pasted = ข้อความของคุณ
taken-text = ตอนนี้ { $name } อยู่ใน “{ $pane }” แล้ว
taken-unknown = ไม่รู้จักชนิดของ { $name } จึงใส่ไว้ใน “{ $pane }” ซึ่งเปิดอยู่
taken-unplaced = ไม่รู้จักชนิดของ { $name } จึงไม่ได้เปลี่ยนอะไร เพราะ “{ $pane }” ซึ่งเปิดอยู่มีข้อความอยู่แล้ว
taken-replace = แทนที่ข้อความใน “{ $pane }”
taken-directives = ตอนนี้ { $name } อยู่ใน “{ $pane }” เป็นค่าของ X-Robots-Tag แล้ว
taken-response = { $name } เป็นการตอบกลับทั้งชุด ส่วนหัวและ HTML อยู่ในช่องของตนแล้ว
taken-robots-response = { $name } เป็นการตอบกลับสำหรับ robots.txt ข้อความและสถานะ { $status } อยู่ในช่องของตนแล้ว
taken-robots-status = { $name } เป็นการตอบกลับสำหรับ robots.txt สถานะ { $status } อยู่ในช่องของตนแล้ว การตอบกลับนี้ไม่มีข้อความ
taken-url = { $name } เป็น URL และกำลังทดสอบอยู่
taken-har = { $name } มี URL ส่วนหัว และ HTML ของ { $url } แต่ไม่มี robots.txt ของโฮสต์นั้น จึงยังใช้ของคุณอยู่
taken-har-with-robots = { $name } มี URL ส่วนหัว และ HTML ของ { $url } รวมทั้ง robots.txt ของโฮสต์นั้น
taken-har-without-robots = { $name } มี URL ส่วนหัว และ HTML ของ { $url } แต่ไม่มี robots.txt ของโฮสต์นั้น
taken-sitemap = { $name } เป็น sitemap และเป็นรายการใน “หลาย URL” แล้ว
taken-to-urls = ไปที่ “หลาย URL”
taken-sitemap-index = { $name } เป็นดัชนี sitemap ซึ่งรวมรายการ sitemap ไม่ใช่หน้าเว็บ และเป็นรายการของ “หลาย URL” แล้ว โปรดเปิด sitemap เหล่านั้นเพื่อทดสอบหน้าเว็บ
taken-list = { $name } เป็นรายการใน “หลาย URL” แล้ว
taken-version = ตอนนี้ { $name } เป็นเวอร์ชัน “{ $version }”
taken-to-page = ไปที่ “หน้าเดียว”
taken-example = ตัวอย่าง “{ $name }” แทนที่ข้อความเดิมของคุณแล้ว
taken-example-left = นำ{ $texts }ของตัวอย่างออกแล้ว เพราะไม่ใช่ของหน้าคุณ
taken-generated = ตอนนี้ robots.txt ของกรณีนี้มีบรรทัดใหม่แล้ว
taken-cleared = ล้าง “{ $pane }” แล้ว
taken-utf16 = ข้อความนี้เป็น UTF-16 ซึ่งครอว์เลอร์ไม่พบกฎใดในนั้น คำตอบจะใช้ได้เมื่อบันทึกเป็น UTF-8
# สิ่งที่บุ๊กมาร์กเก็บมา และสิ่งที่ขาด
collected = เก็บมาจากหน้าที่คุณเปิดอยู่ โดยไม่มีคุกกี้
collected-page = เว็บไซต์ไม่ยอมให้บุ๊กมาร์กดึงหน้า จึงไม่มีส่วนหัวและ HTML ที่ส่งมา ส่วน HTML หลังสคริปต์ทำงานเป็นสิ่งที่เบราว์เซอร์ของคุณสร้างขึ้น
collected-robots = ไม่มี robots.txt เพราะเว็บไซต์ไม่ยอมให้บุ๊กมาร์กดึง
collected-too-large = ไม่มี HTML เพราะถ้ามี ลิงก์จะยาวเกินไปสำหรับบางเบราว์เซอร์
collected-joined = เบราว์เซอร์รวม X-Robots-Tag หลายบรรทัดเป็นบรรทัดเดียว ถ้ามีชื่ออย่าง “bingbot:” อยู่ในนั้น โปรดใช้ curl ดูว่าคำสั่งใดอยู่ในบรรทัดของชื่อนั้น
collected-redirected = เมื่อไม่มีคุกกี้ เว็บไซต์จะเปลี่ยนเส้นทาง นี่คือหน้าปลายทาง
refused-too-large = { $name } ใหญ่เกินไป: มากกว่า 100 MB
refused-too-large-inside = { $name } มีข้อมูลมากกว่า 100 MB เมื่อคลายการบีบอัด จึงไม่ได้อ่านต่อ
refused-damaged = { $name } บีบอัดด้วย gzip แต่เสียหาย จึงคลายการบีบอัดไม่ได้
refused-binary = { $name } ไม่ใช่ไฟล์ข้อความ
refused-unreadable = อ่าน { $name } ไม่ได้ อาจเป็นโฟลเดอร์หรือไม่มีอยู่แล้ว
refused-no-har = { $name } ควรเป็นไฟล์ HAR แต่ไม่มีคำขอที่อ่านได้
refused-no-clipboard = เบราว์เซอร์ไม่ยอมให้หน้านี้อ่านคลิปบอร์ด โปรดวางเคอร์เซอร์ในช่องข้อความแล้ววางด้วยแป้นพิมพ์

# คำขอในไฟล์ HAR

har-title = คำขอใดใน { $name }?
har-title-pasted = คำขอใดในไฟล์ HAR ที่วาง?
har-filter = กรองตาม URL ชนิด หรือสถานะ
har-count = { $count } คำขอ
har-first = { $count } คำขอ แสดง { $listed } รายการแรก

# ถ้าหากว่า

status = สถานะของ robots.txt
status-choices = ถ้า robots.txt ตอบกลับแบบนี้ล่ะ?
status-200 = 200 OK
status-301 = 301 เปลี่ยนเส้นทาง ไม่ได้ติดตามต่อ
status-401 = 401 ไม่ได้รับอนุญาต
status-403 = 403 ห้ามเข้าถึง
status-404 = 404 ไม่พบ
status-429 = 429 คำขอมากเกินไป
status-500 = 500 เซิร์ฟเวอร์ผิดพลาด
status-503 = 503 ใช้งานไม่ได้
status-unknown = ไม่ทราบ
status-unreachable = ไม่มีการตอบกลับ
status-invalid = สถานะ HTTP คือตัวเลข เช่น 404 ระหว่างนี้ถือเป็น 200
outage-time = robots.txt ล้มเหลวมานานเท่าไร?
outage-unknown = ไม่ทราบ
outage-today = ไม่ถึง 12 ชั่วโมง
outage-hours = { $count } ชั่วโมง
outage-days = { $count } วัน
outage-days-and-hours = { $days } วัน { $hours } ชั่วโมง
outage-stage = { $stage ->
    [first] { $until }แรก
    [between] { $from } ถึง { $until }
    [last] หลัง { $from }
   *[always] ทุกเวลา
}
outage-effect = { $copy ->
    [exists] มีสำเนา:{" "}
    [missing] ไม่มีสำเนา:{" "}
   *[any] {""}
}{ $site ->
    [available] ถ้าเว็บไซต์ตอบกลับ:{" "}
    [unavailable] ถ้าเว็บไซต์ล้มเหลวด้วย:{" "}
   *[any] {""}
}{ $effect ->
    [no-file] เสมือนว่าไม่มี robots.txt
    [disallow-all] รวบรวมข้อมูลได้เฉพาะ robots.txt
    [redirect-target] ขึ้นอยู่กับปลายทางของการเปลี่ยนเส้นทาง
   *[last-good-copy] ใช้สำเนาล่าสุดที่ใช้การได้
}
outage-copy = ครอว์เลอร์มีสำเนา robots.txt ล่าสุดที่ใช้การได้หรือไม่?
outage-copy-is-text = มี คือข้อความที่ให้ไว้ที่นี่
outage-copy-missing = ไม่มี
outage-site = ส่วนอื่นของเว็บไซต์ตอบกลับหรือไม่?
outage-site-available = ตอบกลับ
outage-site-unavailable = ไม่ตอบกลับ
date = วันที่และเวลา (UTC)
date-now = ตอนนี้
date-none = ไม่มีวันที่
date-not-given = ไม่ได้ใส่: วันที่ในหน้านี้จึงไม่มีผล
date-stages = สิ่งที่วันที่ในหน้านี้เปลี่ยน
date-stage = { $stage ->
    [before] ก่อน { $until }
    [between] { $from } ถึง { $until }
    [since] ตั้งแต่ { $from }
   *[from] จาก { $from } เป็นต้นไป
}
date-today = วันนี้
date-past = ผ่านไปแล้ว
date-more = อีก { $count } วันที่
