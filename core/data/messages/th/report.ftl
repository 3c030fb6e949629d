# ทั้งหน้าสำหรับครอว์เลอร์หนึ่งตัว

verdict-unseen = { $name } ไม่ได้รับอนุญาตให้ดึงหน้านี้{ $results ->
    [none] {""}
   *[some] {" "}ผลการค้นหาจึงแสดงได้เพียง URL เปล่า
}
verdict-unseen-redirect = { $name } ดึง URL นี้ได้ แต่ไม่ได้รับอนุญาตให้ดึงปลายทางของการเปลี่ยนเส้นทาง{ $results ->
    [none] {""}
   *[some] {" "}ผลการค้นหาจึงแสดงได้เพียง URL เปล่า
}
verdict-unseen-noindex = { $name } ไม่ได้รับอนุญาตให้ดึงหน้านี้ จึงไม่เห็นว่าห้ามจัดทำดัชนี ({ $reason }){ $results ->
    [none] {""}
   *[some] {" "}และ URL เปล่ายังอาจแสดงในผลการค้นหาได้
}

verdict-noindex = { $visibility ->
    [unknown] หาก { $name } ได้รับอนุญาตให้ดึงหน้านี้ ก็ไม่ได้รับอนุญาตให้จัดทำดัชนี: { $reason }
   *[seen] { $name } ไม่ได้รับอนุญาตให้จัดทำดัชนีหน้านี้: { $reason }
}
verdict-noindex-assumed = { $visibility ->
    [unknown] หาก { $name } ได้รับอนุญาตให้ดึงหน้านี้ ก็เพียงสันนิษฐานว่าจะไม่จัดทำดัชนี: { $reason }
   *[seen] เพียงสันนิษฐานว่า { $name } จะไม่จัดทำดัชนีหน้านี้: { $reason }
}

verdict-index = { $name } ได้รับอนุญาตให้จัดทำดัชนีหน้านี้{ $until ->
    [pending] {" "}จนถึง { $moment }
    [uncompared] {" "}จนถึง { $moment } (ไม่ได้ระบุว่าขณะนี้เป็นเวลาใด)
   *[forever] {""}
}{ $visibility ->
    [unknown] {" "}หากได้รับอนุญาตให้ดึงหน้านี้
   *[seen] {""}
}{ $texts ->
    [missing] {" "}เท่าที่ทราบ
   *[known] {""}
}{ $doubt ->
    [none] {""}
   *[other] {" "}เว้นแต่ “{ $doubt }” ตั้งใจให้เป็นคำสั่ง เพราะเมื่ออ่านเป็นชื่อบอต สิ่งที่ตามมาจะเป็นของบอตนั้น
}{ $rendered ->
    [none] {""}
   *[other] {" "}เว้นแต่จะแสดงผลหน้าเว็บ: { $rendered }
}

verdict-index-unknown = ไม่ทราบว่า { $name } ได้รับอนุญาตให้จัดทำดัชนีหน้านี้หรือไม่ เพราะไม่มีส่วนหัวการตอบกลับและเอกสาร

verdict-token = { $name } เป็นโทเค็นควบคุมที่ไม่ดึงหน้าเว็บ ครอว์เลอร์ตัวอื่นเป็นผู้อ่านหน้านี้

verdict-status = { $visibility ->
    [unknown] หากได้รับอนุญาตให้ดึงหน้านี้ { $name }{" "}
   *[seen] { $name }{" "}
}{ $effect ->
    [unchanged] จะยึดตามสิ่งที่หน้านี้ระบุไว้ก่อนหน้า
    [redirected] จะไม่จัดทำดัชนีหน้านี้เอง แต่อาจจัดทำดัชนีปลายทางของการเปลี่ยนเส้นทาง
    [unavailable] จะยังไม่จัดทำดัชนีหน้านี้ในตอนนี้
   *[not-indexed] จะไม่จัดทำดัชนีหน้านี้
} เพราะสถานะคือ { $status } ({ $certainty })
verdict-unseen-status = { $name } ไม่ได้รับอนุญาตให้ดึงหน้านี้ จึงไม่เห็นสถานะ { $status }{ $results ->
    [none] {""}
   *[some] {" "}และ URL เปล่ายังอาจแสดงในผลการค้นหาได้
}

verdict-unknown = ไม่ทราบ เพราะไม่ได้ใส่หรืออ่านไม่ได้: { $texts }
text-robots-txt = robots.txt
text-headers = ส่วนหัวของการตอบกลับ
text-html = เอกสาร

verdict-no-crawler = ไม่มีครอว์เลอร์ใด
verdict-all-crawlers = ครอว์เลอร์ทุกตัว

at-robots-txt = robots.txt
at-headers = บรรทัดที่ { $line } ของส่วนหัว
at-html = บรรทัดที่ { $line } ของ HTML
at-rendered-html = บรรทัดที่ { $line } ของ HTML หลังสคริปต์ทำงาน
at-quoted = { $place } “{ $text }”
