# สิ่งที่ผู้ใช้การกำหนดค่าที่สร้างขึ้นควรรู้
note-needs-mod-headers = Apache ต้องมี mod_headers และหากใช้ .htaccess ต้องมี AllowOverride FileInfo
note-not-with-errors = หน้าข้อผิดพลาดจะไม่มีส่วนหัวนี้ ซึ่งไม่มีใครจัดทำดัชนีอยู่แล้ว
note-case-sensitive = นามสกุลไฟล์ต้องใช้ตัวพิมพ์เล็กใหญ่ตรงตามนี้เท่านั้น
note-extension-of-url = พิจารณาจาก URL ไม่ใช่ไฟล์: / ไม่มีนามสกุล แม้ไฟล์ที่ตอบกลับจะเป็น index.html
note-drops-inherited-headers = nginx จะไม่ใช้ส่วนหัวของบล็อกชั้นนอกหากบล็อกนั้นมีส่วนหัวของตัวเอง จึงต้องเขียนซ้ำที่นี่
note-one-location-answers = nginx ใช้ location เดียวในการตอบแต่ละคำขอ สิ่งที่ location อื่นกำหนดให้ไฟล์เหล่านี้จึงต้องเขียนไว้ใน location นี้ด้วย
note-needs-url-rewrite = IIS ต้องมีโมดูล URL Rewrite
note-joined-into-one-line = เซิร์ฟเวอร์ส่งเป็นบรรทัดเดียว ตัวอ่านที่รู้จักชื่อบอตเฉพาะตอนต้นบรรทัดจะเข้าใจคำสั่งสำหรับบอตอื่นผิด
note-static-files-only = เฉพาะไฟล์สแตติกเท่านั้นที่มีส่วนหัวนี้ ไม่รวมสิ่งที่ฟังก์ชันตอบกลับ
note-use-first = ให้วางไว้ก่อนส่วนที่ตอบคำขอ
note-in-each-page = ใส่ในส่วน head ของทุกหน้า ไฟล์ที่ไม่ใช่ HTML ต้องใช้ส่วนหัวแทน
