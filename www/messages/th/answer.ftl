# คำตอบซึ่งมาก่อน: บทสรุป ครอว์เลอร์ที่ปักหมุด และคำของทั้งสอง

summary-no-url = ป้อน URL หรือพาธเพื่อดูว่าใครได้รับอนุญาตให้รวบรวมข้อมูล
summary-blocked = { $blocked ->
    [0] ไม่มีครอว์เลอร์ใดถูกบล็อกจาก { $path }
   *[other] ครอว์เลอร์ { $blocked } จาก { $total } ตัวถูกบล็อกจาก { $path }
}
summary-all-depend = ครอว์เลอร์ { $count } จาก { $total } ตัวจะดึง { $path } ได้หรือไม่ ขึ้นอยู่กับ{ $what }
summary-depends = อีก { $count } ตัวขึ้นอยู่กับ{ $what }
summary-allowed = ครอว์เลอร์ { $allowed } จาก { $total } ตัวดึง { $path } ได้
summary-also-blocked = มี { $count } ตัวถูกบล็อก
summary-tokens = โทเค็นควบคุม { $names } ถูกบล็อก
summary-not-indexed-if = ครอว์เลอร์ที่จัดทำดัชนีหน้านี้ไม่ได้ หากดึงได้: { $counts }
summary-redirects-elsewhere = หน้านี้เปลี่ยนเส้นทางไปที่ { $origin } ซึ่งไม่ทราบ robots.txt
summary-redirect-only = ครอว์เลอร์ { $count } จาก { $total } ตัวถูกบล็อกจากปลายทางของการเปลี่ยนเส้นทางจาก { $path }
summary-redirect = มี { $count } ตัวที่ดึงปลายทางของการเปลี่ยนเส้นทางไม่ได้
summary-all-indexed = ทุกตัวจัดทำดัชนีหน้านี้ได้
summary-hidden = { $count ->
    [0] ตัวอื่นทั้งหมดจัดทำดัชนีหน้านี้ได้
   *[other] มี { $count } ตัวที่ดึงหน้านี้ได้แต่ไม่ได้รับอนุญาตให้จัดทำดัชนี
}
summary-unchanged = ไม่ทราบเรื่องการจัดทำดัชนี: สถานะคือ 304 จึงใช้สิ่งที่หน้านี้ระบุไว้ก่อนหน้า
summary-hidden-counts = ครอว์เลอร์ที่ดึงหน้านี้ได้แต่ไม่ได้รับอนุญาตให้จัดทำดัชนี: { $counts }
summary-assumed = สันนิษฐานว่า { $count } ตัวจะไม่จัดทำดัชนีหน้านี้
summary-status = { $effect } ({ $counts })
summary-status-of = สำหรับ { $names }: { $effect } ({ $counts })
summary-extent = { $known ->
    [headers] พิจารณาจากส่วนหัวเท่านั้น
   *[html] พิจารณาจาก HTML เท่านั้น
}
summary-ignoring = มี { $count } ตัวที่ไม่สนใจ robots.txt
summary-user-triggered = มี { $count } ตัวที่ทำแทนผู้ใช้และยังดึงหน้านี้ได้
summary-crawling-unknown = ไม่ทราบเรื่องการรวบรวมข้อมูล: ยังไม่มี robots.txt
summary-other-origin = ไม่ทราบเรื่องการรวบรวมข้อมูล: robots.txt นี้มาจาก { $origin }
summary-use-anyway = ใช้ต่อไป
summary-condition = หาก { $conditions }:
condition-robots = { $origin } ใช้ robots.txt นี้
condition-page = { $page } มี{ $texts }
these-headers = ส่วนหัวเหล่านี้
these-html = HTML นี้
these-rendered-html = HTML หลังสคริปต์ทำงานนี้
summary-other-page = { $texts ->
    [headers] ส่วนหัวมาจาก { $page } จึงไม่นับ
    [html] HTML มาจาก { $page } จึงไม่นับ
   *[both] ส่วนหัวและ HTML มาจาก { $page } จึงไม่นับ
}
summary-indexing-unknown = ไม่ทราบเรื่องการจัดทำดัชนี โปรดวางส่วนหัวหรือ HTML
summary-no-rules = ไม่มีบรรทัดใดในข้อความที่เป็นกฎ เช่น “Disallow: /private/” จึงไม่มีสิ่งใดถูกห้าม

pins = ครอว์เลอร์ที่ปักหมุด
pin-add = ปักหมุดครอว์เลอร์หรือประเภท
pin-add-short = + ปักหมุด
pin-remove = เลิกปักหมุด { $name }
pin-this = ปักหมุด
pin-crawler = { $answer ->
    [full] { $name } รวบรวมข้อมูลและจัดทำดัชนีหน้านี้ได้
    [crawl] { $name } รวบรวมข้อมูลหน้านี้ได้
    [hidden] { $name } รวบรวมข้อมูลหน้านี้ได้ แต่จัดทำดัชนีไม่ได้
    [hidden-assumed] { $name } ครอว์ลหน้านี้ได้ ส่วนการไม่จัดทำดัชนีเป็นเพียงการสันนิษฐาน ไม่มีเอกสารระบุ
    [token-disallowed] { $name } ถูกบล็อก นี่คือโทเค็นควบคุม ครอว์เลอร์อื่นเป็นผู้ดึงหน้านี้
    [token-allowed] { $name } ไม่ถูกบล็อก นี่คือโทเค็นควบคุม ครอว์เลอร์อื่นเป็นผู้ดึงหน้านี้
    [unknown] ไม่ทราบว่า { $name } รวบรวมข้อมูลหน้านี้ได้หรือไม่
    [unknown-hidden] { $name } จัดทำดัชนีหน้านี้ไม่ได้ ไม่ทราบว่ารวบรวมข้อมูลได้หรือไม่
    [blocked] { $name } รวบรวมข้อมูลหน้านี้ไม่ได้
    [redirect-blocked] { $name } รวบรวมข้อมูล URL นี้ได้ แต่รวบรวมข้อมูลปลายทางของการเปลี่ยนเส้นทางไม่ได้
    [redirect] { $name } รวบรวมข้อมูล URL นี้ได้ แต่รวบรวมข้อมูลปลายทางของการเปลี่ยนเส้นทางไม่ได้ ในผลการค้นหาจึงแสดงได้เพียง URL เปล่า ๆ
    [ignores] { $name } ไม่สนใจ robots.txt
    [user-triggered] { $name } ทำแทนผู้ใช้และดึงหน้านี้ได้
   *[url-only] { $name } รวบรวมข้อมูลหน้านี้ไม่ได้ ในผลการค้นหาจึงแสดงได้เพียง URL เปล่า ๆ
}
pin-depends = { $name } จะรวบรวมข้อมูลหน้านี้ได้หรือไม่ขึ้นอยู่กับ{ $what }
pin-either-way = ไม่ว่ากรณีใด ผลการค้นหาจะแสดงรายการใหม่ได้อย่างมากเพียง URL เปล่า ๆ
pin-canonical = ผลการค้นหาอาจแสดงหน้า canonical แทน
pin-assumed = { $extent ->
    [part] บางส่วนเป็นเพียงการสันนิษฐาน ไม่มีเอกสารระบุ
   *[all] นี่เป็นเพียงการสันนิษฐาน ไม่มีเอกสารระบุ
}
pin-class-unknown = ไม่ทราบ เพราะไม่มี robots.txt
pin-class = { $blocked ->
    [0] ไม่มีตัวใดถูกบล็อกจากทั้งหมด { $total } ตัว
   *[other] ถูกบล็อก { $blocked } จาก { $total } ตัว: { $names }
}
pin-tally = { $answer ->
    [blocked] ถูกบล็อก { $count }
    [hidden] ไม่จัดทำดัชนี { $count }
    [assumed] สันนิษฐานว่าไม่จัดทำดัชนี { $count }
    [allowed] อนุญาต { $count }
    [depends] ขึ้นอยู่กับกรณี { $count }
   *[others] อื่นๆ { $count }
}

place-robots-txt = robots.txt บรรทัดที่ { $line }
place-headers = ส่วนหัว บรรทัดที่ { $line }
place-html = HTML บรรทัดที่ { $line }
place-rendered-html = HTML หลังสคริปต์ทำงาน บรรทัดที่ { $line }

table-unseen = ไม่เห็นคำสั่งของหน้า

purpose-search = เครื่องมือค้นหา
purpose-ai-training = การฝึก AI
purpose-ai-search = การค้นหาด้วย AI
purpose-ai-user-fetch = ผู้ช่วย AI ตามคำขอของผู้ใช้
purpose-ads = โฆษณา
purpose-social-preview = ตัวอย่างลิงก์
purpose-seo = เครื่องมือ SEO
purpose-archive = คลังเก็บถาวร
purpose-monitoring = การเฝ้าดู
purpose-other = อื่น ๆ

answer-not-indexed = ไม่จัดทำดัชนี
answer-not-indexed-assumed = ไม่จัดทำดัชนี (สันนิษฐาน)
answer-not-indexed-for-now = ยังไม่จัดทำดัชนีในตอนนี้
answer-not-indexed-for-now-assumed = ยังไม่จัดทำดัชนีในตอนนี้ (สันนิษฐาน)
answer-may-fetch = ดึงได้
answer-allowed = อนุญาต
answer-blocked = ถูกบล็อก
answer-disallowed = ถูกบล็อก (โทเค็น)
answer-not-disallowed = ไม่ถูกบล็อก (โทเค็น)
answer-ignores = ไม่สนใจ robots.txt
answer-user-triggered = ดึงแทนผู้ใช้ได้
answer-depends = ขึ้นอยู่กับกรณี
answer-unknown = ไม่ทราบ

opened-link = เปิดจากลิงก์
opened-link-draft = เปิดจากลิงก์ ฉบับร่างของคุณเองยังเก็บไว้จนกว่าคุณจะแก้ไขอะไรที่นี่
opened-broken = ลิงก์ไม่สมบูรณ์หรือเสียหาย จึงเปิดไม่ได้ ข้อความของคุณยังอยู่ที่นี่
opened-version = ลิงก์นี้สร้างด้วย robotscope เวอร์ชันใหม่กว่า จึงเปิดไม่ได้ โหลดหน้านี้ใหม่เพื่ออัปเดต ข้อความของคุณยังอยู่ที่นี่
opened-too-large = ลิงก์นี้มีข้อมูลมากกว่าที่หน้านี้แสดงได้ ข้อความของคุณยังอยู่ที่นี่
opened-older = ก่อนที่คุณจะแก้ไขฉบับร่างนี้ คุณมีฉบับร่างอีกฉบับ
opened-returned = บันทึกกรณีก่อนหน้าแล้ว
opened-return = กลับไปที่ฉบับร่างของฉัน
undo = เลิกทำ
dismiss = ปิด

description = บอตนี้ดึงหน้านี้ได้หรือไม่ และบรรทัดใดของ robots.txt กำหนดไว้ ทดสอบ robots.txt กับครอว์เลอร์ที่รู้จักทั้งหมดได้ในเบราว์เซอร์ของคุณ
verdict-shown = แสดงในผลการค้นหา
verdict-shown-without-text = แสดงโดยไม่มีข้อความ
verdict-canonical-elsewhere = canonical เป็นหน้าอื่น
verdict-without-text = ถ้าแสดง จะไม่มีข้อความ
verdict-url-only = ถูกบล็อก: แค่ URL
verdict-url-at-most = อย่างมากแค่ URL
