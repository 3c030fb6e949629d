# ทดสอบหลาย URL กับ robots.txt เดียว

urls-about = { $count ->
    [0] รายการนี้ทดสอบกับ robots.txt ของ “หน้าเดียว” ซึ่งว่างเปล่า
   *[other] รายการนี้ทดสอบกับ robots.txt ของ “หน้าเดียว” ซึ่งมี { $count } บรรทัด
}
urls-status = สถานะของ robots.txt: { $status }
urls-status-assumed = สถานะของ robots.txt: { $status } (สมมติ)
urls-failing = สถานะที่ตั้งไว้คือ { $status } มาแล้ว { $time }
urls-list = รายการ URL
urls-placeholder = URL หรือพาธหนึ่งรายการต่อบรรทัด ไฟล์ส่งออก CSV หรือ TSV หรือ sitemap.xml ทั้งไฟล์
urls-crawlers = { $count ->
    [0] ไม่มีครอว์เลอร์
   *[other] ครอว์เลอร์ { $count } ตัว
}
urls-robots = ข้อความเดียวกับใน “หน้าเดียว” แก้ที่นี่ก็แก้ที่นั่นด้วย
urls-choose-search = เครื่องมือค้นหา
urls-choose-ai = AI
urls-choose-all = ทั้งหมด
urls-choose-none = ไม่เลือก
urls-own = ครอว์เลอร์ของคุณเอง
urls-own-placeholder = product token หรือ User-Agent
urls-own-add = เพิ่ม
urls-own-token = product token: { $token }
urls-own-remove = ลบ { $token }
urls-test = ทดสอบรายการ
urls-no-robots = โปรดวาง robots.txt ของเว็บไซต์ก่อน
urls-robots-unknown = ทดสอบรายการ URL หรือแผนผังเว็บไซต์: วางรายการและ robots.txt ของเว็บไซต์
urls-no-list = โปรดใส่รายการ URL ก่อน
urls-no-crawler = โปรดเลือกครอว์เลอร์ก่อน
urls-empty = ยังไม่ได้ทดสอบ แม้ 100,000 บรรทัดก็ไม่เป็นปัญหา เพราะทดสอบในเบื้องหลังและยกเลิกได้
urls-running = กำลังอ่านรายการ …
urls-outdated = ผลลัพธ์ไม่เป็นปัจจุบัน: กำลังทดสอบใหม่ …
urls-so-far = ทดสอบไปแล้ว { $count } URL
urls-summary = { $count ->
    [0] รายการนี้ไม่มี URL
   *[other] ทดสอบแล้ว { $count } URL
}
urls-invalid = { $count ->
    [1] มี 1 บรรทัดที่ไม่ใช่ URL คือ
   *[other] มี { $count } บรรทัดที่ไม่ใช่ URL เช่น
}
urls-fault = รายการหรือ sitemap นี้เสียหาย จึงอาจมี URL มากกว่านี้:
urls-column = URL มาจากคอลัมน์ “{ $name }”
urls-column-number = URL มาจากคอลัมน์ที่ { $number }
urls-rows-without = มี { $count } แถวที่ไม่มี URL ในคอลัมน์นั้น
urls-index = นี่คือดัชนี sitemap ที่อยู่ทั้ง { $count } รายการเป็นของ sitemap อื่น ไม่ใช่หน้าเว็บ โปรดเปิด sitemap เหล่านั้นที่นี่เพื่อทดสอบหน้าเว็บ
urls-of-host = { $host }: { $urls }
urls-paths = พาธที่ไม่มีโฮสต์
urls-more-hosts = อีก { $count } โฮสต์อยู่ในรายการ URL ด้านล่างเท่านั้น
urls-by-crawler = ครอว์เลอร์
urls-depends = ขึ้นอยู่กับเงื่อนไข
urls-condition = เฉพาะเมื่อ { $condition }
urls-share = สัดส่วนที่ถูกบล็อก
urls-rules = บรรทัดที่ตัดสิน นับแยกตาม URL และครอว์เลอร์
urls-decides = ตัดสิน { $count } ครั้ง
urls-deciding = บรรทัดที่ตัดสิน
urls-tree = ตามพาธ
urls-unfold-all = กางทั้งหมด
urls-fold-all = พับทั้งหมด
urls-unfolded-part = ยังมีโฟลเดอร์อีก { $count } โฟลเดอร์ที่พับอยู่ เพราะมี URL มากเกินกว่าจะแสดง
urls-count = { $count } URL
urls-blocked-for = ถูกบล็อกสำหรับ:
urls-part = { $name }: { $count } จาก { $total }
urls-rows = URL ทั้งหมด
urls-rows-shown = URL ที่แสดง
urls-url = URL
urls-show-all = ทั้งหมด
urls-show-blocked = ถูกบล็อกสำหรับบางตัว
urls-show-differ = ที่ครอว์เลอร์ได้ผลต่างกัน
urls-columns = มีครอว์เลอร์อีก { $count } ตัวในไฟล์ส่งออก
urls-pages = หน้าของรายการ
urls-range = { $from } ถึง { $to } จาก { $total }
export-csv = ส่งออก CSV
export-json = ส่งออก JSON
previous = ก่อนหน้า
next = ถัดไป
cancel = ยกเลิก
