audit-robots-txt = { $outcome ->
    [pass] Lighthouse ถือว่า robots.txt ถูกต้อง
    [fail] Lighthouse ถือว่า robots.txt ไม่ถูกต้อง
    [not-applicable] Lighthouse ไม่ตรวจ robots.txt ที่นี่ เพราะไม่มีไฟล์หรือไฟล์ว่าง
   *[unknown] ไม่ทราบว่า Lighthouse ว่าอย่างไรเกี่ยวกับ robots.txt เพราะไม่มีข้อความหรือสถานะของไฟล์
}
audit-is-crawlable = { $outcome ->
    [pass] Lighthouse ถือว่าหน้านี้ไม่ถูกบล็อกจากการจัดทำดัชนี เว้นแต่บอตทุกตัวที่ Lighthouse ถามถึงจะถูกบล็อก
    [fail] Lighthouse ถือว่าหน้านี้ถูกบล็อกจากการจัดทำดัชนี
   *[unknown] ข้อความเหล่านี้ไม่บอกว่า Lighthouse ถือว่าหน้านี้ถูกบล็อกจากการจัดทำดัชนีหรือไม่
}
audit-robots-txt-report = { $outcome ->
    [pass] รายงาน robots.txt ของ Search Console แสดงว่าดึงไฟล์ได้แล้ว
    [fail] รายงาน robots.txt ของ Search Console แสดงว่าดึงไฟล์ไม่ได้
    [not-applicable] รายงาน robots.txt ของ Search Console ไม่แสดงไฟล์ ซึ่ง Google ถือว่าไม่มีปัญหา
   *[unknown] ไม่ทราบว่ารายงาน robots.txt ของ Search Console แสดงอะไร
}
audit-crawl-allowed = { $outcome ->
    [pass] “Crawl allowed?” ในการตรวจสอบ URL ของ Search Console: ใช่
    [fail] “Crawl allowed?” ในการตรวจสอบ URL ของ Search Console: ไม่ เพราะ robots.txt บล็อกไว้
   *[unknown] “Crawl allowed?” ในการตรวจสอบ URL ของ Search Console: ข้อความเหล่านี้ไม่ได้บอก
}
audit-indexing-allowed = { $outcome ->
    [pass] “Indexing allowed?” ในการตรวจสอบ URL ของ Search Console: ใช่
    [fail] “Indexing allowed?” ในการตรวจสอบ URL ของ Search Console: ไม่
    [not-applicable] “Indexing allowed?” ในการตรวจสอบ URL ของ Search Console: ไม่มีคำตอบ เพราะ Google ไม่ได้อ่านหน้านี้
   *[unknown] “Indexing allowed?” ในการตรวจสอบ URL ของ Search Console: ข้อความเหล่านี้ไม่ได้บอก
}
audit-page-indexing = { $outcome ->
    [pass] รายงานการจัดทำดัชนีหน้าเว็บของ Search Console ไม่พบเหตุผลในข้อความเหล่านี้ ส่วน Google จัดทำดัชนีหน้านี้แล้วหรือไม่ ข้อความไม่ได้บอก
    [fail] รายงานการจัดทำดัชนีหน้าเว็บของ Search Console ให้เหตุผลข้อใดข้อหนึ่งต่อไปนี้
   *[unknown] ข้อความเหล่านี้ไม่บอกว่ารายงานการจัดทำดัชนีหน้าเว็บของ Search Console ว่าอย่างไร
}

audit-blocked-bots = แต่เตือนว่า { $bots } จัดทำดัชนีหน้านี้ไม่ได้
audit-ours-blocked = robotscope พบต่างจาก Lighthouse ว่า { $bots } ดึงหรือจัดทำดัชนีหน้านี้ไม่ได้
audit-ours-open = robotscope พบต่างจาก Lighthouse ว่า { $bots } ดึงและจัดทำดัชนีหน้านี้ได้

audit-reason = { $reason ->
    [robots-txt-rule] กฎ
    [header] ส่วนหัว
    [meta] องค์ประกอบ meta
    [error-status] Lighthouse หยุดเมื่อหน้ามีสถานะข้อผิดพลาด
    [not-html] Lighthouse หยุดเมื่อหน้าไม่ใช่ HTML
    [redirect] Lighthouse ตามการเปลี่ยนเส้นทางและดูที่ปลายทาง
   *[other] “{ $label }”
}
audit-remark = { $what }: { $place }
audit-remark-alone = { $what }
audit-until = Lighthouse ว่าอย่างนี้เฉพาะก่อนเวอร์ชัน { $version }
audit-difference-known-record = บรรทัดนี้ถูกต้อง: ระเบียนนี้มีไว้สำหรับผู้อ่านอื่น
audit-difference-google-reads-it = Google ยังอ่านบรรทัดนี้ได้
