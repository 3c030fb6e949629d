# บริการที่ดึง URL
live-fetch = ดึงข้อมูล
live-page = หน้า
live-step-waiting = { $name }: กำลังรอ …
live-step-going = { $name }: { $status } …
live-step = { $name }: { $status }
live-step-failed = { $name }: { $failure }
live-not = ดึงข้อมูลไม่ได้: { $failure }
live-failure = { $kind ->
    [dns] ไม่มีเซิร์ฟเวอร์ที่ใช้ชื่อโฮสต์นี้
    [refused] เซิร์ฟเวอร์ปฏิเสธการเชื่อมต่อ
    [unreachable] ติดต่อเซิร์ฟเวอร์ไม่ได้
    [reset] เซิร์ฟเวอร์ปิดการเชื่อมต่อ
    [timeout] เซิร์ฟเวอร์ใช้เวลานานเกินไป
    [tls] เชื่อมต่ออย่างปลอดภัยไม่ได้ ใบรับรองหรือรุ่นของ TLS ไม่ถูกต้อง
    [bad-response] คำตอบของเซิร์ฟเวอร์ไม่ใช่ HTTP ที่ถูกต้อง
    [headers-too-large] ส่วนหัวของคำตอบใหญ่เกินไป
    [cut-off] คำตอบหยุดก่อนจบ
    [bad-encoding] คลายการบีบอัดคำตอบไม่ได้
    [too-many-redirects] มีการเปลี่ยนเส้นทางมากเกินไป
    [redirect-loop] การเปลี่ยนเส้นทางวนเป็นวงกลม
    [bad-redirect] เปลี่ยนเส้นทางไปยังสิ่งที่ไม่ใช่ URL
    [unsupported-protocol] เปลี่ยนเส้นทางไปยังสิ่งที่ไม่ใช่ http หรือ https
    [private-address] ที่อยู่อยู่ในเครือข่ายส่วนตัวซึ่งบริการนี้เข้าไม่ถึง
    [private-name] ชื่อนี้เป็นของเครือข่ายส่วนตัวซึ่งบริการนี้เข้าไม่ถึง
    [port] บริการนี้ดึงข้อมูลจากพอร์ต 80 และ 443 เท่านั้น
    [credentials] บริการนี้ไม่รับชื่อผู้ใช้หรือรหัสผ่าน
    [opted-out] robots.txt ของไซต์มีกลุ่มสำหรับบริการนี้ที่ห้ามไว้
    [too-many-fetches] ต้องใช้คำขอหรือเวลามากเกินไป
    [client-limit] คุณส่งคำขอมากเกินไป โปรดลองใหม่ในหนึ่งนาที
    [site-limit] มีคำขอถึงไซต์นี้มากเกินไป โปรดลองใหม่ในหนึ่งนาที
    [bad-url] นี่ไม่ใช่ URL ที่ดึงได้
    [other-site] บริการนี้ตอบเฉพาะหน้าของตนเอง
    [as-off] บริการนี้ไม่ส่งชื่อของครอว์เลอร์
    [bad-as] บริการนี้ไม่รู้จักครอว์เลอร์นี้
    [busy] บริการนี้ไม่ว่าง โปรดลองใหม่ในอีกสักครู่
    [engine] โหลดเอนจินไม่ได้ โปรดลองใหม่
    [service] ติดต่อบริการไม่ได้
    [wall] ระบบกันบอตส่งหน้าของตนเองมาแทน
   *[other] ไม่สำเร็จ
}
live-fetched-at = ดึงเมื่อ { $time } UTC
live-joined = บริการนี้เห็น X-Robots-Tag หลายบรรทัดเป็นบรรทัดเดียว หากมีชื่อเช่น “bingbot:” โปรดดูด้วย curl ว่าคำสั่งใดอยู่ในบรรทัดของชื่อนั้น
live-truncated = ดึงมาเฉพาะส่วนต้นของ HTML เพราะใหญ่เกินกว่าที่บริการนี้รับ
taken-fetching = กำลังดึง { $url } … นำข้อความของหน้าก่อนออกแล้ว
taken-not-fetched = ไม่ได้ใช้ข้อความจาก { $url } นำข้อความของหน้าก่อนออกแล้ว
taken-redirects-elsewhere = หน้านี้เปลี่ยนเส้นทางไปที่ { $url } ครอว์เลอร์จะดึง URL นั้นได้หรือไม่ขึ้นอยู่กับ robots.txt ของ URL นั้นเอง
taken-fetched = ดึง { $url } แล้ว ข้อความของหน้าก่อนถูกแทนที่
live-private = มีเพียง URL ที่คุณสั่งดึง (และชื่อครอว์เลอร์หากคุณเลือก) เท่านั้นที่ส่งไปยังบริการ อย่างอื่นทั้งหมดอยู่ในเบราว์เซอร์ของคุณ
live-no-url = ป้อน URL แบบเต็มเพื่อดึงข้อมูล เช่น https://example.com/page
live-as = ดึงในนามของ
live-as-none = ไม่มีครอว์เลอร์
live-step-as = ในนาม { $crawler }
live-served-refused = robots.txt อนุญาต { $crawler } แต่เซิร์ฟเวอร์ปฏิเสธ: { $answer }
live-served-anyway = robots.txt ห้าม { $crawler } แต่เซิร์ฟเวอร์ส่งหน้าให้: { $answer }
live-served-allowed = robots.txt อนุญาต { $crawler } คำตอบของเซิร์ฟเวอร์: { $answer }
live-served-disallowed = robots.txt ห้าม { $crawler } คำตอบของเซิร์ฟเวอร์: { $answer }
live-served-ignores = robots.txt ไม่หยุด { $crawler } เพราะครอว์เลอร์นี้ไม่ปฏิบัติตามในกรณีนี้ คำตอบของเซิร์ฟเวอร์: { $answer }
live-served-depends = robots.txt ไม่ให้ผลที่ชัดเจนสำหรับ { $crawler } คำตอบของเซิร์ฟเวอร์: { $answer }
live-served-not = ดึงในนาม { $crawler } ไม่ได้: { $failure }
live-served-robots = เซิร์ฟเวอร์ส่ง robots.txt อื่นให้ { $crawler } และไฟล์นั้นเป็นตัวตัดสินในที่นี้
live-served-robots-refused = เซิร์ฟเวอร์ไม่ส่ง robots.txt ให้ { $crawler } จึงใช้ไฟล์ด้านล่างตัดสิน
live-served-proof = User-Agent ไม่พิสูจน์อะไร เซิร์ฟเวอร์อาจตอบครอว์เลอร์จริงต่างออกไป
live-answer-status = สถานะ { $status }
live-answer-wall = สถานะ { $status } { $kind ->
    [challenge] หน้าตรวจสอบ
   *[block] หน้าปิดกั้น
}ของ { $wall } ({ $certainty })
live-answer-price = สถานะ { $status } ราคา { $price }
live-answer-elsewhere = { $answer } จาก { $url }
live-answer-failed = { $answer } ({ $failure })
