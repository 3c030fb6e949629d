# แชร์ เก็บ ส่งออก

share = แชร์และบันทึก
share-link = คัดลอกลิงก์
share-copied = คัดลอกลิงก์แล้ว (มีทุกอย่างครบ ยาว { $count } อักขระ)
share-copy-yourself = เบราว์เซอร์ไม่ยอมให้คัดลอก โปรดคัดลอกเอง:
share-link-text = ลิงก์
share-long = เบราว์เซอร์เปิดลิงก์นี้ได้ แต่โปรแกรมอีเมลและแชตบางโปรแกรมตัดลิงก์ที่ยาวขนาดนี้
share-new = ใหม่
share-private = การเปลี่ยนแปลงบันทึกในเบราว์เซอร์นี้เท่านั้น
share-not-kept = เบราว์เซอร์ไม่ได้เก็บฉบับร่างนี้ เพราะไม่อนุญาตหรือมีขนาดใหญ่เกินไป
share-too-large = กรณีนี้ใหญ่เกินกว่าจะบันทึกในเบราว์เซอร์นี้ โปรดคัดลอกลิงก์ หรือบันทึกข้อความเป็นไฟล์
share-list-too-long = รายการของ “หลาย URL” ยาวเกินไปสำหรับลิงก์และฉบับร่าง จึงเก็บเฉพาะส่วนอื่นทั้งหมด

# รายงานของหน้าเป็นไฟล์หรือบนกระดาษ

export = ส่งออกรายงาน
export-markdown-copy = คัดลอกคำตอบเป็น Markdown
export-markdown-save = บันทึกคำตอบเป็น Markdown
export-csv-save = บันทึกตารางเป็น CSV
export-json-copy = คัดลอกเป็น JSON
export-json-save = บันทึกเป็น JSON
export-print = พิมพ์
export-not-copied = เบราว์เซอร์ไม่ยอมให้คัดลอก โปรดบันทึกแทน
report-title = รายงานของ robotscope
report-crawlers = ครอว์เลอร์
report-findings = ข้อควรรู้อื่น ๆ
report-count = จำนวน
report-crawl = รวบรวมข้อมูล
report-blocked = ถูกบล็อก
report-forbidden-assumed = ห้าม (สันนิษฐาน)
report-depends = ขึ้นอยู่กับกรณี
report-unknown = ไม่ทราบ

# กรณี

cases = กรณี
case-name = ชื่อของกรณีนี้
cases-others = กรณีอื่น
cases-none = ยังไม่มีกรณีอื่น
cases-about = บันทึกสิบกรณีล่าสุดไว้ในเบราว์เซอร์นี้เท่านั้น
# กรณีที่ไม่มีชื่อและ URL
case-unnamed = ไม่มีชื่อ
# $name: ชื่อหรือ URL ของกรณี
case-delete = ลบ “{ $name }”
case-deleted = ลบ “{ $name }” แล้ว
