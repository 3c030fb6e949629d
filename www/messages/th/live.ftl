# บริการที่ดึง URL
live-fetch = ดึงข้อมูล
live-cancel = ยกเลิก
live-robots = robots.txt
live-page = หน้า
live-step-waiting = { $name }: กำลังรอ …
live-step-going = { $name }: { $status } …
live-step = { $name }: { $status }
live-step-failed = { $name }: { $failure }
live-not = ดึงข้อมูลไม่ได้: { $failure }
live-failure =
    { $kind ->
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
        [too-many-fetches] ต้องใช้คำขอมากเกินไป
        [client-limit] คุณส่งคำขอมากเกินไป โปรดลองใหม่ในหนึ่งนาที
        [site-limit] มีคำขอถึงไซต์นี้มากเกินไป โปรดลองใหม่ในหนึ่งนาที
        [bad-url] นี่ไม่ใช่ URL ที่ดึงได้
        [other-site] บริการนี้ตอบเฉพาะหน้าของตนเอง
        [service] ติดต่อบริการไม่ได้
       *[other] ไม่สำเร็จ
    }
live-fetched-at = ดึงเมื่อ { $time } UTC
live-joined = บริการนี้เห็น X-Robots-Tag หลายบรรทัดเป็นบรรทัดเดียว หากมีชื่อเช่น “bingbot:” โปรดดูด้วย curl ว่าคำสั่งใดอยู่ในบรรทัดของชื่อนั้น
live-truncated = ดึงมาเฉพาะส่วนต้นของ HTML เพราะใหญ่เกินกว่าที่บริการนี้รับ
taken-fetched = ดึง { $url } แล้ว ข้อความของหน้าก่อนถูกแทนที่
