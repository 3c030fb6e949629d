# เหตุผลที่ข้อความไม่ใช่ URL
target-empty-url = ยังไม่ได้ระบุ URL ให้เขียน URL เช่น https://example.com/page หรือพาธ เช่น /page
target-url-without-host = “{ $text }” ไม่มีชื่อโฮสต์ที่ถูกต้อง ให้เขียน URL เช่น https://example.com/page
target-not-a-web-address = “{ $text }” ไม่ใช่ที่อยู่บนเว็บเซิร์ฟเวอร์ ให้เขียน URL เช่น https://example.com/page
target-neither-url-nor-path = “{ $text }” ไม่ใช่ทั้ง URL และพาธ ให้เขียน https://example.com/page หรือเริ่มพาธด้วยเครื่องหมายทับ
