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

# เหตุผลที่ไม่มีการกำหนดค่า
config-nothing-to-say = ยังไม่ได้เลือกคำสั่ง ให้เลือกคำสั่ง เช่น noindex
config-not-a-directive = { $form ->
    [unknown] “{ $text }” ไม่ใช่คำสั่งที่ครอว์เลอร์ที่รู้จักอ่าน ให้ใช้คำสั่ง เช่น noindex
    [misspelled] “{ $text }” ไม่ใช่คำสั่ง น่าจะหมายถึง “{ $meant }”
    [value] “{ $text }” มีค่าที่คำสั่งนี้ใช้ไม่ได้ ให้เขียนเช่น “{ $meant }”
   *[characters] “{ $text }” เป็นคำสั่งไม่ได้ ให้ใช้ตัวอักษรละติน ตัวเลข ช่องว่าง และ -_.:,+/ เช่น “max-snippet: 20”
}
config-not-a-bot-name = “{ $text }” เป็นชื่อบอตไม่ได้ ให้ใช้ตัวอักษรละติน ตัวเลข ช่องว่าง และ -_.!/ เช่น “googlebot-news” แต่ห้ามใช้ชื่อคำสั่ง
config-not-an-extension = “{ $text }” ไม่ใช่นามสกุลไฟล์ ให้เขียน เช่น pdf
config-not-a-path = “{ $text }” ไม่ใช่พาธที่มีเฉพาะตัวอักษรละติน ตัวเลข และ /-._~ ให้เริ่มด้วยเครื่องหมายทับ เช่น /private/
config-line-too-long = “{ $text }” ยาวเกินกว่าที่บรรทัดเฮดเดอร์จะมีได้ ให้ใช้คำสั่งน้อยลง
config-too-many-rules = มีนามสกุลไฟล์มากเกินไป Cloudflare รับได้ไม่เกิน 100 กฎ
config-pattern-not-expressible = { $form ->
    [page] องค์ประกอบ meta ใช้กับหน้าของตนเท่านั้น ไม่ใช้กับ “{ $text }” ให้เลือกทุกไฟล์หรือพาธเดียว
    [folder] สิ่งที่ตอบ “{ $text }” คือไฟล์หนึ่ง ให้ระบุไฟล์นั้น เช่น { $text }index.html หรือเลือกทุกอย่างที่ขึ้นต้นเช่นนี้
   *[file] สำหรับเซิร์ฟเวอร์นี้ “{ $text }” ต้องระบุโฟลเดอร์ ให้ลงท้ายด้วยเครื่องหมายทับ เช่น { $text }/
}

# สิ่งที่ควรรู้เกี่ยวกับ robots.txt ที่เขียนขึ้น
wish-note-already-so = { $access ->
    [allowed] ไม่ต้องเพิ่มบรรทัด เพราะครอว์เลอร์เหล่านี้ดึง { $path } ได้อยู่แล้ว: { $crawlers }
   *[disallowed] ไม่ต้องเพิ่มบรรทัด เพราะครอว์เลอร์เหล่านี้ดึง { $path } ไม่ได้อยู่แล้ว: { $crawlers }
}
wish-note-not-reached = { $access ->
    [allowed] { $path } ยังคงไม่อนุญาต
   *[disallowed] { $path } ยังคงอนุญาต
} สำหรับ { $crawlers }: { $line ->
    [0] ไม่มีบรรทัดใดเปลี่ยนได้
   *[other] บรรทัดที่ { $line } เป็นตัวตัดสิน และบรรทัดใหม่หักล้างไม่ได้
}
wish-note-disobeyed = ครอว์เลอร์เหล่านี้ไม่ปฏิบัติตาม robots.txt หรือไม่ปฏิบัติตามเมื่อผู้ใช้ขอเปิดหน้า จึงยังดึง { $path } ได้: { $crawlers }
wish-note-also-changed = มีการเปลี่ยนแปลงสำหรับครอว์เลอร์ที่คุณไม่ได้ระบุด้วย เพราะใช้กลุ่มเดียวกับครอว์เลอร์ที่ระบุ: { $crawlers }
wish-note-others = ครอว์เลอร์อื่นทั้งหมด

# เหตุผลที่ไม่ได้เขียน robots.txt
wish-error-nothing-wished = ไม่มีอะไรให้เขียน: ระบุว่าจะอนุญาตหรือไม่อนุญาตอะไร และสำหรับใคร
wish-error-not-a-product-token = { $form ->
    [purpose] “{ $text }” ไม่ใช่ครอว์เลอร์ น่าจะหมายถึงวัตถุประสงค์ “{ $meant }”
    [crawler] “{ $text }” เป็น product token ไม่ได้ น่าจะหมายถึง “{ $meant }”
    [url] “{ $text }” เป็น URL ไม่ใช่ครอว์เลอร์ ให้ระบุครอว์เลอร์ เช่น GPTBot และพาธ เช่น /private/
   *[other] “{ $text }” เป็น product token ไม่ได้: ใช้ตัวอักษรละติน ตัวเลข และ -_. โดยไม่มีช่องว่าง
}
wish-error-not-a-path = “{ $text }” เป็นพาธของกฎไม่ได้: ให้ขึ้นต้นด้วย / หรือ * และห้ามมีช่องว่างหรือ #

# ข้อจำกัดของรายการปฏิเสธ และวิธีติดตั้ง
block-note-only-names = ปฏิเสธเฉพาะครอว์เลอร์ที่ส่งชื่อของตน ครอว์เลอร์เหล่านั้นยังอ่าน robots.txt ได้ จึงพบกฎในนั้น
block-note-no-requests = ชื่อเหล่านี้มีไว้สำหรับ robots.txt เท่านั้นและไม่ส่งคำขอ จึงต้องไม่อนุญาตในไฟล์นั้น: { $crawlers }
block-note-other-name = ครอว์เลอร์เหล่านี้ส่ง User-Agent ของเบราว์เซอร์หรือของครอว์เลอร์อื่น คำขอส่วนใหญ่จึงไม่ถูกปฏิเสธ: { $crawlers }
block-note-assumed-name = ไม่ทราบ User-Agent ของครอว์เลอร์เหล่านี้ จะถูกปฏิเสธหาก User-Agent มี product token ของตน: { $crawlers }
block-note-also-refused = ครอว์เลอร์เหล่านี้ถูกปฏิเสธด้วย เพราะชื่อมีชื่อที่เลือกไว้อยู่: { $crawlers }
block-note-same-group = ใน robots.txt ครอว์เลอร์เหล่านี้ใช้กลุ่มของครอว์เลอร์ที่ถูกปฏิเสธ แต่ส่งชื่ออื่นและไม่ถูกปฏิเสธ: { $crawlers }
block-note-needs-mod-rewrite = Apache ต้องมี mod_rewrite และหากใช้ .htaccess ต้องมี AllowOverride FileInfo
block-note-inside-handle = Caddy ทำงานบล็อก handle และ route ก่อน respond ให้เขียนบรรทัดสุดท้ายซ้ำในบล็อกเหล่านั้น
block-note-needs-mod-access = lighttpd ต้องมี mod_access
block-note-file-provider = Traefik 3 อ่านไฟล์นี้หากการกำหนดค่าแบบสแตติกระบุไฟล์ไว้ใน providers.file
block-note-custom-rule = ใน Cloudflare ให้สร้าง custom rule ที่มีการดำเนินการ Block สำหรับแต่ละย่อหน้า แล้ววางย่อหน้านั้นเป็นนิพจน์
block-note-anywhere = Cloudflare พบชื่อเหล่านี้ได้ทุกตำแหน่งใน User-Agent ครอว์เลอร์ที่ไม่รู้จักซึ่งชื่อมีชื่อใดชื่อหนึ่งอยู่จึงถูกปฏิเสธด้วย

# เหตุผลที่ไม่มีรายการปฏิเสธ
block-error-nothing-to-refuse = ไม่มีอะไรให้ปฏิเสธ ให้เลือกครอว์เลอร์หรือวัตถุประสงค์ที่ไม่ได้ยกเว้นไว้
block-error-all-crawlers = User-Agent แยกครอว์เลอร์ที่ไม่รู้จักออกจากเบราว์เซอร์ไม่ได้ จึงปฏิเสธครอว์เลอร์ทั้งหมดไม่ได้ ให้เลือกวัตถุประสงค์ เช่น ai-training หรือเลือกครอว์เลอร์
block-error-no-names = { $crawlers }: ไม่มีคำขอที่ใช้ชื่อเหล่านี้ เซิร์ฟเวอร์จึงปฏิเสธตาม User-Agent ไม่ได้ ให้ไม่อนุญาตใน robots.txt
