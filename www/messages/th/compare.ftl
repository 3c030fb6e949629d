# robots.txt สองเวอร์ชัน

compare-title = robots.txt สองเวอร์ชัน
compare-about = แก้ข้อความใน “หลัง” หรือเปิดสองไฟล์ แล้ว robotscope จะบอกว่าครอว์เลอร์ใดได้หรือเสียพาธใด และเพราะกฎใด
compare-before = ก่อน
compare-after = หลัง
compare-swap = สลับ
compare-take = ใช้ robots.txt จาก “หน้าเดียว”
compare-placeholder = วาง robots.txt ที่นี่
compare-results = สิ่งที่เปลี่ยนไป
compare-nothing = ยังไม่มีอะไรให้เปรียบเทียบ: วาง robots.txt ในทั้งสองช่อง
compare-empty = “{ $version }” ว่างอยู่ จึงเปรียบเทียบเสมือน robots.txt ที่ไม่มีกฎ ซึ่งอนุญาตทุกอย่าง
compare-same = ทั้งสองเวอร์ชันให้ผลเหมือนกันสำหรับครอว์เลอร์ทุกตัว
compare-summary = เสียเส้นทาง: { $losing } ได้เส้นทางเพิ่ม: { $gaining }
compare-of-purpose = { $purpose }: { $changes }
compare-lose = ครอว์เลอร์ { $count } จาก { $total } ตัวเสียเส้นทาง
compare-gain = ครอว์เลอร์ { $count } จาก { $total } ตัวได้เส้นทางเพิ่ม
compare-none = ไม่มี
compare-tokens = โทเค็นควบคุม { $count } รายการ
compare-unbound = robots.txt ไม่มีผล
compare-ignoring = { $count } ตัวที่ robots.txt ไม่มีผล
compare-others = ครอว์เลอร์อื่นทั้งหมด
compare-now-allowed = อนุญาตแล้ว
compare-now-blocked = ถูกบล็อกแล้ว
compare-left-out = ยังมีอีก { $count } ชื่อที่ข้อความระบุถึงแต่ไม่ได้นำมาเปรียบเทียบ
compare-incomplete = การเปลี่ยนแปลงเหล่านี้แน่นอน แต่อาจมีมากกว่านี้ เพราะข้อความใหญ่เกินกว่าจะลองทุกอย่างได้
compare-what = สิ่งที่เปรียบเทียบ
compare-versions = สองเวอร์ชัน
compare-two-crawlers = สองครอว์เลอร์
compare-crawlers-title = สองครอว์เลอร์ robots.txt เดียว
compare-crawlers-about = สิ่งที่ครอว์เลอร์ตัวหนึ่งดึงไม่ได้แต่อีกตัวดึงได้ ตามกฎใน robots.txt เดียวกัน คือสิ่งที่จะเสียไปหากทุกตัวถูกปฏิบัติเหมือนตัวที่สอง
compare-examples = ตัวอย่างนำมาจากรายการใน “หลาย URL” เท่าที่ทำได้
compare-one = ครอว์เลอร์ตัวแรก
compare-other = ครอว์เลอร์ตัวที่สอง
compare-crawlers-same = { $other } ดึงได้ทุกอย่างที่ { $one } ดึงได้ และไม่มีอย่างอื่น
compare-crawlers-differ = { $lost ->
    [0] { $other } ดึงได้ทุกอย่างที่ { $one } ดึงได้
   *[other] มี { $lost } กรณีที่ { $other } ดึงไม่ได้แต่ { $one } ดึงได้
} { $gained ->
    [0] และไม่มีกรณีกลับกัน
   *[other] และมี { $gained } กรณีที่กลับกัน
}
compare-lost = { $one } ดึงได้ { $other } ดึงไม่ได้
compare-only = การเปลี่ยนแปลงสำหรับ
compare-only-all = ครอว์เลอร์ทั้งหมด
compare-only-none = ไม่มีอะไรเปลี่ยนสำหรับครอว์เลอร์นี้
compare-unknown = ไม่อยู่ในรายการครอว์เลอร์
compare-records = บรรทัดอื่น ๆ
compare-all-crawlers = สำหรับทุกตัว
compare-records-more = ยังมีการเปลี่ยนแปลงของบรรทัดอื่นอีกที่ไม่ได้แสดง
compare-lines = ทีละบรรทัด
compare-lines-more = ยังมีบรรทัดที่ต่างกันอีก
compare-lines-too-many = มีบรรทัดที่ต่างกันมากเกินกว่าจะแสดงได้
compare-lines-same = อีก { $count } บรรทัดเหมือนกัน
