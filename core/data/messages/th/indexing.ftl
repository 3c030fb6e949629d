# สิ่งที่คำสั่งของหน้าเว็บบอกครอว์เลอร์

indexing-because = { $says }: { $places } ({ $certainty })
indexing-prevails = คำสั่งนี้มีผลเหนือ: { $places }
indexing-undefined = ไม่มีเอกสารใดระบุว่าคำสั่งใดในสองคำสั่งที่ตรงข้ามกันมีผล จึงสันนิษฐานว่าเป็นคำสั่งที่เข้มงวดกว่า
indexing-without-effect = ไม่มีผล: { $places } เพราะ{ $outcome }
indexing-nothing = ไม่มีสิ่งใดห้าม

status-effect = { $effect ->
    [unchanged] หน้านี้ตอบด้วยสถานะ { $status } จึงยังใช้เวอร์ชันก่อนหน้า
    [redirected] หน้านี้ตอบด้วยสถานะ { $status } ซึ่งเป็นการเปลี่ยนเส้นทาง จึงไม่มีการจัดทำดัชนีหน้านี้เอง แต่ปลายทางอาจถูกจัดทำดัชนี
    [unavailable] หน้านี้ตอบด้วยสถานะ { $status } จึงยังไม่มีการจัดทำดัชนีในตอนนี้ หากอยู่ในดัชนีแล้วก็จะคงอยู่ระยะหนึ่ง
   *[not-indexed] หน้านี้ตอบด้วยสถานะ { $status } จึงไม่มีการจัดทำดัชนี
}
indexing-status = { $says } ({ $certainty }; { $sources })

places-rest = { $list }; และอีก { $count } แห่ง

indexing-index = { $value ->
    [allowed] แสดงหน้านี้ในผลการค้นหาได้
   *[forbidden] ห้ามแสดงหน้านี้ในผลการค้นหา
}
indexing-follow = { $value ->
    [allowed] ติดตามลิงก์ในหน้านี้ได้
   *[forbidden] ห้ามติดตามลิงก์ในหน้านี้
}
indexing-image-index = { $value ->
    [allowed] จัดทำดัชนีรูปภาพในหน้านี้ได้
   *[forbidden] ห้ามจัดทำดัชนีรูปภาพในหน้านี้
}
indexing-translation = { $value ->
    [allowed] เสนอคำแปลของหน้านี้ได้
   *[forbidden] ห้ามเสนอคำแปลของหน้านี้
}
indexing-archive = { $value ->
    [allowed] เสนอสำเนาของหน้านี้ได้
   *[forbidden] ห้ามเสนอสำเนาของหน้านี้
}
indexing-foreign-description = { $value ->
    [allowed] ใช้คำอธิบายจากแหล่งอื่นได้
   *[forbidden] ต้องใช้คำอธิบายของหน้านี้เอง
}
indexing-embedded = เมื่อหน้าอื่นฝังหน้านี้ไว้ จัดทำดัชนีเนื้อหาของหน้านี้ได้
indexing-snippet = { $most ->
    [0] ห้ามแสดงข้อความ
    [unlimited] แสดงข้อความได้ไม่จำกัด
    [unstated] ไม่ได้ระบุขีดจำกัดของข้อความ
   *[other] แสดงข้อความได้ไม่เกิน { $most } อักขระ
}
indexing-image-preview = { $value ->
    [none] ห้ามแสดงตัวอย่างรูปภาพ
    [standard] แสดงตัวอย่างรูปภาพขนาดปกติได้
    [large] แสดงตัวอย่างรูปภาพขนาดใหญ่ได้
   *[unstated] ไม่ได้ระบุขีดจำกัดของตัวอย่างรูปภาพ
}
indexing-video-preview = { $most ->
    [0] แสดงวิดีโอได้ไม่เกินภาพนิ่ง
    [unlimited] แสดงวิดีโอได้ไม่จำกัด
    [unstated] ไม่ได้ระบุขีดจำกัดของวิดีโอ
   *[other] แสดงวิดีโอได้ไม่เกิน { $most } วินาที
}
indexing-unavailable = { $timing ->
    [in-force] ห้ามแสดงหน้านี้ตั้งแต่ { $moment } ซึ่งผ่านมาแล้ว { $time }
    [pending] ห้ามแสดงหน้านี้ตั้งแต่ { $moment } เป็นต้นไป คืออีก { $time }
   *[unknown] ห้ามแสดงหน้านี้ตั้งแต่ { $moment } เป็นต้นไป
}

outcome-decides = คำสั่งนี้เป็นตัวตัดสิน
outcome-overruled = คำสั่งนี้ใช้ได้ แต่คำสั่งอื่นมีผลเหนือกว่า
outcome-counts = คำสั่งนี้ใช้ได้ แต่ไม่มีผลต่อผลการตัดสิน
outcome-pending = วันที่ของคำสั่งนี้อยู่ในอนาคต
outcome-needs-noindex = คำสั่งนี้มีผลเมื่อใช้ร่วมกับ noindex เท่านั้น
outcome-for-others = คำสั่งนี้ใช้กับครอว์เลอร์อื่น
outcome-doubtful-scope = อยู่หลังคำที่อ่านเป็นชื่อบอต แต่ดูเหมือนคำสั่ง
outcome-retired = เครื่องมือค้นหาเลิกอ่านคำสั่งนี้แล้ว
outcome-unsupported = เครื่องมือค้นหาไม่อ่านคำสั่งนี้
outcome-unknown = ไม่มีเอกสารระบุว่าเครื่องมือค้นหาอ่านคำสั่งนี้หรือไม่
outcome-not-in-headers = เครื่องมือค้นหาอ่านคำสั่งนี้เฉพาะในองค์ประกอบ meta
outcome-not-in-body = คำสั่งนี้อยู่ใน body แต่ส่วนที่อ่านแน่นอนมีเพียง head
outcome-in-noscript = คำสั่งนี้อยู่ใน noscript ซึ่งเป็นเพียงข้อความสำหรับตัวอ่านที่เรียกใช้สคริปต์
outcome-in-template = คำสั่งนี้อยู่ใน template จึงไม่เป็นส่วนหนึ่งของเอกสาร
outcome-not-rendered = คำสั่งนี้มีเฉพาะหลังสคริปต์ทำงาน และครอว์เลอร์นี้ไม่แสดงผลหน้าเว็บ
outcome-rendering-unknown = คำสั่งนี้มีเฉพาะหลังสคริปต์ทำงาน และไม่มีเอกสารระบุว่าครอว์เลอร์นี้แสดงผลหน้าเว็บ
outcome-http-equiv = ไม่พบว่ามีเครื่องมือค้นหาใดอ่าน X-Robots-Tag ในองค์ประกอบ meta
outcome-beyond-limit = เครื่องมือค้นหาหยุดอ่านก่อนถึงคำสั่งนี้
outcome-invalid-value = คำสั่งนี้ไม่มีค่าหรือค่าไม่ถูกต้อง
outcome-unprocessed = ด้วยสถานะของหน้านี้ จึงไม่มีการประมวลผลคำสั่งใดของหน้า
