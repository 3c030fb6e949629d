# robots.txt สองเวอร์ชัน

compare-title = robots.txt สองเวอร์ชัน
compare-about = แก้ข้อความทางขวาหรือเปิดสองไฟล์ แล้ว robotscope จะบอกว่าครอว์เลอร์ใดได้หรือเสียพาธใด และเพราะกฎใด
compare-before = ก่อน
compare-after = หลัง
compare-swap = สลับ
compare-take = ใช้จาก “หน้าเดียว”
compare-placeholder = วาง robots.txt ที่นี่
compare-results = สิ่งที่เปลี่ยนไป
compare-same = ทั้งสองเวอร์ชันให้ผลเหมือนกันสำหรับครอว์เลอร์ทุกตัว
compare-summary = { $losing ->
    [0] ไม่มีครอว์เลอร์ใดเสียสิทธิ์
   *[other] ครอว์เลอร์ { $losing } ตัวดึงบางอย่างไม่ได้อีกต่อไป
} { $gaining ->
    [0] และไม่มีครอว์เลอร์ใดได้สิทธิ์เพิ่ม
   *[other] และครอว์เลอร์ { $gaining } ตัวดึงบางอย่างเพิ่มได้
}
compare-crawlers = { $count ->
    [1] สำหรับครอว์เลอร์ 1 ตัว
   *[other] สำหรับครอว์เลอร์ { $count } ตัวเหมือนกัน
}
compare-others = ครอว์เลอร์อื่นทั้งหมด
compare-now-allowed = อนุญาตแล้ว
compare-now-blocked = ถูกบล็อกแล้ว
compare-left-out = ยังมีอีก { $count } ชื่อที่ข้อความระบุถึงแต่ไม่ได้นำมาเปรียบเทียบ
compare-incomplete = การเปลี่ยนแปลงเหล่านี้แน่นอน แต่อาจมีมากกว่านี้ เพราะข้อความใหญ่เกินกว่าจะลองทุกอย่างได้
