# สิ่งที่โปรแกรมแก้ไขข้อความแสดงใต้ตัวชี้

hover-misspelled = มีแต่ตัวอ่านของ Google ที่อ่าน “{ $text }” เป็น { $field } ตัวอ่านอื่นทั้งหมดละเว้นบรรทัดนี้
hover-missing-colon = ขาดเครื่องหมายโคลอน ซึ่งมีแต่ตัวอ่านของ Google ที่ยอมรับ
hover-empty-disallow = เมื่อไม่มีพาธจึงไม่มีผล แต่สำหรับ Yandex และบางรายถือว่าอนุญาตทุกอย่าง
hover-empty-allow = เมื่อไม่มีพาธจึงไม่มีผล
hover-no-token = ไม่มี product token ใดขึ้นต้นแบบนี้ บรรทัดนี้จึงไม่ระบุครอว์เลอร์ใด
hover-unknown-crawler = ไม่มีครอว์เลอร์ในแค็ตตาล็อกที่ตอบรับชื่อ { $token } ครอว์เลอร์ที่ใช้ชื่อนี้จะปฏิบัติตามกลุ่มนี้
hover-usage-token = บรรทัดนี้ระบุการใช้เนื้อหา คือการฝึกโมเดล ไม่ใช่ครอว์เลอร์ กฎบอกว่าต้องการให้ใช้กับเส้นทางใด เป็นร่างของ IETF เดือนตุลาคม 2026 ซึ่งเราอ่านข้อความไม่ได้ (มีรายงาน) Google ตั้งใจจะรองรับ
hover-google-extended = ไม่ได้กันหน้าออกจาก AI Overviews และ AI Mode ของ Google สิ่งที่กันคือ nosnippet และการตั้งค่า “Search generative AI” ใน Search Console ซึ่งไม่ปรากฏในข้อความใดของเว็บไซต์
hover-value-fault = อ่านค่านี้ไม่ได้: { $fault }
hover-managed = Cloudflare เป็นผู้จัดการส่วนนี้ ปิดได้ในการตั้งค่าของ Cloudflare แต่แก้ไขไม่ได้
hover-malformed = บรรทัดไม่ถูกต้อง: ต้องมีชื่อ โคลอน และค่า ครอว์เลอร์จึงละเว้นบรรทัดนี้

hover-rule = { $access ->
    [allowed] อนุญาต: { $paths }
   *[disallowed] ห้าม: { $paths }
}
hover-example = ตัวอย่างเช่น { $matching }
hover-example-but-not = ตัวอย่างเช่น { $matching } แต่ไม่รวม { $missing }
hover-as-read = สำหรับ { $dialects }: { $sentence }

paths-all = ทุกพาธ
paths-none = ไม่มีพาธใดเลย เพราะไม่มีพาธที่ว่างเปล่า
paths-none-without-slash = ไม่มีพาธใดเลย เพราะทุกพาธขึ้นต้นด้วยเครื่องหมายทับ
paths-exact = พาธ “{ $path }” เท่านั้น
paths-beginning = ทุกพาธที่ขึ้นต้นด้วย “{ $path }”
paths-holding = ทุกพาธที่มี { $parts }{ paths-more }
paths-ending = ทุกพาธที่ลงท้ายด้วย “{ $end }”
paths-holding-ending = ทุกพาธที่มี { $parts }{ paths-more } และลงท้ายด้วย “{ $end }”
paths-beginning-holding = ทุกพาธที่ขึ้นต้นด้วย “{ $path }” และหลังจากนั้นมี { $parts }{ paths-more }
paths-beginning-ending = ทุกพาธที่ขึ้นต้นด้วย “{ $path }” และลงท้ายด้วย “{ $end }”
paths-beginning-holding-ending = ทุกพาธที่ขึ้นต้นด้วย “{ $path }” หลังจากนั้นมี { $parts }{ paths-more } และลงท้ายด้วย “{ $end }”
paths-part = “{ $text }”
paths-then = { $list } ตามด้วย { $next }
paths-more = { $more ->
    [yes] {" "}และส่วนอื่นอีก
   *[no] {""}
}
