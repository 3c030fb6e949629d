# คำสั่งสำหรับเซิร์ฟเวอร์ของตัวเอง

generate-title = คำสั่งสำหรับเซิร์ฟเวอร์ของคุณ
generate-about = เลือกสิ่งที่ต้องการให้ครอว์เลอร์ทำกับหน้าเว็บของคุณ แล้ว robotscope จะเขียนการกำหนดค่าให้ ครอว์เลอร์จะเห็นคำสั่งเฉพาะเมื่อ robots.txt อนุญาตให้ดึงหน้านั้น
generate-statement = กฎที่ { $number }
generate-bot = สำหรับบอตใด
generate-all-bots = บอตทั้งหมด
generate-add = เพิ่มกฎสำหรับบอตอื่น
generate-remove = นำออก
generate-remove-number = นำกฎที่ { $number } ออก
generate-empty = ยังไม่ได้เลือกคำสั่ง
generate-unset = ไม่ระบุ
generate-files = สำหรับไฟล์ใด
generate-files-all = ไฟล์ทั้งหมด
generate-files-extensions = ไฟล์ที่มีนามสกุลเหล่านี้
generate-files-path = ไฟล์เดียวตามพาธ
generate-files-prefix = ทุกอย่างภายใต้พาธ
generate-output = พร้อมคัดลอก
generate-server = เซิร์ฟเวอร์
generate-meta = HTML (meta)
directive-noindex = ไม่แสดงหน้านี้ในผลการค้นหา
directive-nofollow = ไม่ติดตามลิงก์ในหน้านี้
directive-noarchive = ไม่เสนอสำเนา
directive-nosnippet = ไม่แสดงทั้งข้อความและวิดีโอของหน้านี้
directive-noimageindex = ไม่จัดทำดัชนีรูปภาพในหน้านี้
directive-notranslate = ไม่เสนอคำแปล
directive-indexifembedded = จัดทำดัชนีเมื่อหน้าอื่นฝังหน้านี้ไว้ แม้มี noindex
directive-max-snippet = จำนวนอักขระของข้อความสูงสุด -1 คือเท่าที่เครื่องมือค้นหาต้องการ 0 คือไม่แสดง
directive-max-image-preview = ขนาดสูงสุดของตัวอย่างรูปภาพ
directive-max-video-preview = จำนวนวินาทีของวิดีโอสูงสุด -1 คือเท่าที่เครื่องมือค้นหาต้องการ 0 คือภาพนิ่ง
directive-unavailable-after = เวลาที่จะไม่แสดงหน้านี้อีกต่อไป

# สิ่งที่สร้าง และ robots.txt

generate-product = สิ่งที่จะเขียน
generate-directives = คำสั่ง
generate-list = รายการปฏิเสธ
list-title = ปฏิเสธครอว์เลอร์ที่เซิร์ฟเวอร์
list-about = เลือกครอว์เลอร์ แล้ว robotscope จะเขียนการกำหนดค่าที่ปฏิเสธคำขอของครอว์เลอร์นั้น (403) robots.txt เป็นการขอไม่ให้ครอว์เลอร์เข้ามา ส่วนรายการปฏิเสธจะกันครอว์เลอร์ที่ส่งชื่อของตน
list-add = เพิ่มกฎสำหรับครอว์เลอร์
wish-title = บรรทัดสำหรับ robots.txt ของคุณ
wish-about = เลือกว่าใครดึงอะไรได้ แล้ว robotscope จะเพิ่มบรรทัดลงใน robots.txt ของกรณีนี้ โดยไม่ลบ ไม่แก้ และไม่ย้ายบรรทัดที่มีอยู่
wish-purposes = ทั้งเว็บไซต์ ตามวัตถุประสงค์
# ไม่กล่าวถึงครอว์เลอร์ของวัตถุประสงค์นี้
wish-nothing = ไม่เปลี่ยน
wish-allow = อนุญาต
wish-disallow = บล็อก
wish-add = เพิ่มกฎสำหรับครอว์เลอร์หรือพาธ
wish-all-crawlers = ครอว์เลอร์ทั้งหมด
wish-access = การเข้าถึง
wish-path = พาธ
wish-save = บันทึก
wish-use = ใช้เป็น robots.txt ของกรณีนี้
# $line: หมายเลขของบรรทัดแรก
wish-added = ใหม่: { $count } บรรทัด ตั้งแต่บรรทัดที่ { $line }
wish-none-added = ไม่มีอะไรต้องเพิ่ม robots.txt ระบุไว้แล้ว
wish-no-change = ไม่มีอะไรเปลี่ยนสำหรับครอว์เลอร์ใด
generate-nothing = ยังไม่ได้เลือกอะไร ผลลัพธ์จะแสดงที่นี่
