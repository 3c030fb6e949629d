# แชร์ เก็บ ส่งออก

share = แชร์และเก็บ
share-link = คัดลอกลิงก์
share-copied = คัดลอกแล้ว: ลิงก์ยาว { $count } อักขระซึ่งมีทั้งหมดนี้อยู่
share-copy-yourself = เบราว์เซอร์ไม่ยอมให้คัดลอก โปรดคัดลอกเอง:
share-link-text = ลิงก์
share-long = เบราว์เซอร์เปิดลิงก์นี้ได้ แต่โปรแกรมอีเมลและแชตบางโปรแกรมตัดลิงก์ที่ยาวขนาดนี้
share-new = ใหม่
share-private = บันทึกฉบับร่างในเบราว์เซอร์นี้เท่านั้น
share-not-kept = เบราว์เซอร์ไม่ได้เก็บฉบับร่างนี้ เพราะไม่อนุญาตหรือมีขนาดใหญ่เกินไป
share-list-too-long = รายการของ “หลาย URL” ยาวเกินไปสำหรับลิงก์และฉบับร่าง จึงเก็บเฉพาะส่วนอื่นทั้งหมด

# ลิงก์และฉบับร่าง

opened-link = นี่คือสิ่งที่อยู่ในลิงก์
opened-link-draft = นี่คือสิ่งที่อยู่ในลิงก์ ฉบับร่างของคุณเองยังเก็บไว้จนกว่าคุณจะแก้ไขอะไรที่นี่
opened-broken = ลิงก์ไม่สมบูรณ์หรือเสียหาย จึงไม่แสดงสิ่งที่อยู่ในลิงก์ สิ่งที่คุณมีอยู่ยังอยู่ที่นี่
opened-version = ลิงก์นี้สร้างด้วย robotscope เวอร์ชันใหม่กว่า จึงไม่แสดงสิ่งที่อยู่ในลิงก์ โหลดหน้านี้ใหม่เพื่อใช้เวอร์ชันนั้น สิ่งที่คุณมีอยู่ยังอยู่ที่นี่
opened-too-large = ลิงก์นี้มีข้อมูลมากกว่าที่หน้านี้แสดงได้ สิ่งที่คุณมีอยู่ยังอยู่ที่นี่
opened-older = ก่อนที่คุณจะแก้ไขสิ่งที่อยู่ในลิงก์ คุณมีฉบับร่างอีกฉบับ
opened-returned = เก็บกรณีก่อนหน้าไว้แล้ว
opened-return = กลับไปที่ฉบับร่างของฉัน
opened-undo = เลิกทำ
opened-dismiss = ปิด

# รายงานของหน้าเป็นไฟล์หรือบนกระดาษ

export = ส่งออกรายงาน
export-markdown-copy = คัดลอกเป็น Markdown
export-markdown-save = บันทึกเป็น Markdown
export-json-copy = คัดลอกเป็น JSON
export-json-save = บันทึกเป็น JSON
export-print = พิมพ์
export-copied = คัดลอกแล้ว
export-not-copied = เบราว์เซอร์ไม่ยอมให้คัดลอก โปรดบันทึกแทน
report-title = รายงานของ robotscope
report-crawlers = ครอว์เลอร์
report-findings = ข้อควรรู้อื่น ๆ
report-crawler = ครอว์เลอร์
report-operator = ผู้ดำเนินการ
report-crawl = รวบรวมข้อมูล
report-line = บรรทัด
report-index = จัดทำดัชนี
report-follow = ติดตามลิงก์
report-snippet = ตัวอย่างข้อความ (อักขระ)
report-image = ตัวอย่างรูปภาพ
report-video = ตัวอย่างวิดีโอ (วินาที)
report-translation = คำแปล
report-archive = สำเนา
report-until = ไม่แสดงหลังจาก
report-allowed = อนุญาต
report-blocked = ถูกบล็อก
report-forbidden = ห้าม
report-depends = ขึ้นอยู่กับกรณี
report-unknown = ไม่ทราบ
