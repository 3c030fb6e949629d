# เรื่องอื่นที่ควรรู้เกี่ยวกับหน้าเว็บ

finding-unseen = robots.txt บล็อกหน้านี้สำหรับ { $crawlers } จึงไม่เห็นคำสั่งของหน้า: { $places }
finding-contradiction = { $rule ->
    [stricter] คำสั่งสำหรับ { $crawlers } ขัดแย้งกัน โดยคำสั่งที่เข้มงวดกว่ามีผล: { $places }
    [milder] คำสั่งสำหรับ { $crawlers } ขัดแย้งกัน โดยคำสั่งที่อนุญาตมีผล: { $places }
   *[assumed] คำสั่งสำหรับ { $crawlers } ขัดแย้งกัน สันนิษฐานว่าคำสั่งที่เข้มงวดกว่ามีผล แต่ไม่มีเอกสารใดระบุไว้: { $places }
}
finding-leaked-scope = ส่วนหัวหลายบรรทัดอาจถูกรวมเป็นบรรทัดเดียวที่นี่ ทำให้ชื่อบอตดูเหมือนใช้กับคำสั่งที่ไม่เกี่ยวข้อง: { $what }
finding-canonical-with-noindex = หน้าที่ห้าม { $crawlers } จัดทำดัชนีไม่ควรระบุหน้าอื่นเป็น canonical: { $places }
finding-canonical-elsewhere = หน้านี้ระบุหน้าอื่นเป็น canonical จึงอาจมีการแสดงหน้านั้นแทน: { $places }
finding-listed-with-noindex = sitemap มีหน้านี้ แต่หน้านี้ห้าม { $crawlers } จัดทำดัชนี: { $places }
finding-listed-but-blocked = sitemap มีหน้านี้ แต่ robots.txt ไม่อนุญาตให้ { $crawlers } ดึงหน้านี้
finding-blocked-alternate = robots.txt ไม่อนุญาตให้ { $crawlers } ดึงหน้านี้ในภาษาอื่น จึงยืนยันลิงก์ไม่ได้: { $places }
finding-blocked-redirect = robots.txt ไม่อนุญาตให้ { $crawlers } ดึงปลายทางของการเปลี่ยนเส้นทาง จึงไม่เห็นหน้านี้: { $places }
finding-blocked-resource = robots.txt ไม่อนุญาตให้ { $crawlers } ดึงสิ่งที่ใช้แสดงผลหน้านี้: { $places }
finding-unknown-bot-name = ไม่มีครอว์เลอร์ที่รู้จักตัวใดตอบรับชื่อนี้: { $places }
finding-no-effect = ไม่มีผลต่อ { $crawlers } เพราะ{ $detail }: { $places }
finding-fault = { $detail }{ $meant ->
    [none] {""}
   *[other] {" "}(อาจหมายถึง “{ $meant }”)
}: { $what }
finding-date = { $detail }: { $what }
finding-readings-differ = สำหรับ { $crawlers } ผลขึ้นอยู่กับว่า{ $detail }: { $places }
finding-status = { $detail } ({ $crawlers }; { $certainty }){ finding-at }
finding-not-html = การตอบกลับไม่ใช่ HTML คำสั่งในเอกสารจึงไม่มีผล: { $what }
finding-unread-charset = เอกสารอยู่ใน { $detail } จึงไม่ทราบว่าเอกสารบอกอะไรแก่ครอว์เลอร์ โปรดแปลงเป็น UTF-8 ก่อน
finding-several-names = หลายชื่อในแอตทริบิวต์เดียวถือเป็นชื่อเดียว ซึ่งไม่มีใครตอบรับ: { $what }
finding-unquoted-content = ค่าของ content ไม่มีเครื่องหมายคำพูด จึงสิ้นสุดที่ช่องว่างแรก และส่วนนี้หายไป: { $what }
finding-misplaced-nosnippet = สำหรับ { $crawlers } แล้ว data-nosnippet มีความหมายเฉพาะใน span, div และ section: { $what }
finding-unclosed-nosnippet = สำหรับ { $crawlers } แล้ว data-nosnippet ต้องอยู่ในองค์ประกอบที่ปิดแล้ว: { $what }
finding-rendered-noindex = สคริปต์ห้าม { $crawlers } จัดทำดัชนีหน้านี้ แต่ครอว์เลอร์ที่ไม่แสดงผลหน้าเว็บยังทำได้: { $places }
finding-rendered-lifts-noindex = สคริปต์นำคำสั่งนี้ออก แต่ { $crawlers } อาจปฏิบัติตามโดยไม่เรียกใช้สคริปต์: { $places }
finding-rendered-canonical = สคริปต์เปลี่ยนลิงก์ canonical และมีเพียงเวอร์ชันเดียวของหน้าเว็บที่มีสิ่งนี้: { $places }
finding-rendered-robots = สคริปต์เปลี่ยนคำสั่ง robots ครอว์เลอร์ที่ไม่แสดงผลหน้าเว็บจึงเห็นคำสั่งอื่น: { $places }
finding-rendered-only = { $crawlers } อาจไม่เห็นคำสั่งนี้เลย เพราะ{ $detail }: { $places }

finding-places = { $count ->
    [0] { $what }
   *[other] { $what } (และอีก { $count } แห่ง)
}
# $known: 1 if the text has a place for it, else 0.
finding-at = { $known ->
    [0] {""}
   *[other] : { $what }
}

fault-unknown-word = นี่ไม่ใช่คำสั่ง
fault-missing-comma = ขาดคอมมาคั่นระหว่างคำสั่ง เมื่อรวมกันจึงเป็นคำเดียวที่ไม่รู้จัก
fault-needless-value = คำสั่งนี้ไม่ใช้ค่า จึงถือเสมือนว่าไม่มีค่า
fault-missing-value = คำสั่งนี้ต้องมีค่า จึงถูกละเว้น
fault-not-a-limit = ค่าต้องเป็น -1, 0 หรือจำนวนที่มากกว่า คำสั่งนี้จึงถูกละเว้น
fault-not-an-image-preview = ค่าต้องเป็น none, standard หรือ large คำสั่งนี้จึงถูกละเว้น
fault-not-a-date = ค่านี้ไม่ใช่วันที่ คำสั่งนี้จึงถูกละเว้น
fault-unknown-zone = วันที่มีเขตเวลาที่ไม่รู้จัก คำสั่งนี้จึงถูกละเว้น
fault-no-such-moment = ไม่มีวันหรือเวลานี้อยู่จริง จึงละเว้นคำสั่งนี้
fault-date-form = วันที่ไม่ได้อยู่ในรูปแบบของ RFC 850
fault-empty-scope = ไม่มีสิ่งใดอยู่หลังชื่อบอต
fault-doubtful-scope = คำนี้ไม่ใช่คำสั่ง จึงอ่านเป็นชื่อบอต และสิ่งที่ตามมามีไว้สำหรับบอตนั้นเท่านั้น
fault-scope-in-meta = องค์ประกอบ meta ใช้กับบอตตามแอตทริบิวต์ name เท่านั้น ระบุชื่อบอตใน content ไม่ได้
fault-late-scope = ชื่อบอตมีผลเฉพาะเมื่ออยู่ตอนต้น
fault-wildcard-scope = เครื่องหมายดอกจันหมายถึงทุกบอต แต่ไม่มีเอกสารใดกล่าวเช่นนั้นสำหรับส่วนหัวนี้
fault-general-scope = คำที่หมายถึงบอตทั้งหมดไม่ใช่ชื่อบอต
fault-negated-directive = ใช้ค่าเพื่อปิดคำสั่งไม่ได้
fault-no-colon = ขาดโคลอนหน้าค่า คำสั่งนี้จึงถูกละเว้น
fault-not-a-name = นี่เป็นชื่อบอตไม่ได้

dated-wrong-weekday = วันที่นี้ตรงกับ{ $weekday } ชื่อวันที่เขียนไว้จะถูกมองข้าม
dated-no-zone = วันที่ไม่มีเขตเวลา จึงสันนิษฐานว่าเป็น UTC
dated-military-zone = เขตเวลาที่เป็นอักษรตัวเดียวเชื่อถือไม่ได้ จึงสันนิษฐานว่าเป็น UTC
dated-two-digit-year = ปีมีเพียงสองหลัก จึงสันนิษฐานว่าเป็น ค.ศ. { $year }
dated-no-time = วันที่ไม่มีเวลา จึงสันนิษฐานว่าเป็นต้นวันตาม UTC
dated-hyphens = วันที่มีขีดกลางในตำแหน่งที่รูปแบบนี้ใช้ช่องว่าง
dated-long-name = วันที่มีชื่อเต็มในตำแหน่งที่รูปแบบนี้ใช้ตัวอักษรสามตัว

charset-undeclared-utf-16 = UTF-16 ซึ่งไม่ได้ระบุด้วย byte order mark หรือส่วนหัว Content-Type
charset-iso-2022-jp = ISO-2022-JP ซึ่ง robotscope ไม่อ่าน
charset-refused = การเข้ารหัสที่เบราว์เซอร์ไม่ยอมอ่าน

weekday-monday = วันจันทร์
weekday-tuesday = วันอังคาร
weekday-wednesday = วันพุธ
weekday-thursday = วันพฤหัสบดี
weekday-friday = วันศุกร์
weekday-saturday = วันเสาร์
weekday-sunday = วันอาทิตย์

reading-scopes = ระบุชื่อบอตในตำแหน่งที่ไม่ใช่ต้นส่วนหัวได้หรือไม่
reading-placement = องค์ประกอบ meta ใน body มีผลหรือไม่
reading-scripting = อ่านเอกสารโดยเปิดใช้สคริปต์หรือไม่
