# สิ่งที่โปรแกรมแก้ไขข้อความบอกเกี่ยวกับ robots.txt

affected-binds = { $count ->
    [0] ไม่มีผลกับ User-Agent ที่รู้จักตัวใด
   *[other] มีผลกับ User-Agent ที่รู้จัก { $count } ตัว ({ $crawlers })
}
affected-unsure = อีก { $count } ตัวยังไม่ทราบ ({ $crawlers })
affected-disobeyed = มี { $count } ตัวที่ไม่สนใจ robots.txt ({ $crawlers })
affected-not-honoured = มี { $count } ตัวที่ไม่ปฏิบัติตามบรรทัดนี้ ({ $crawlers })
affected-unread = มี { $count } ตัวที่ไม่อ่านบรรทัดนี้ ({ $crawlers })
affected-others = และใช้กับครอว์เลอร์ทุกตัวที่ไม่มีกลุ่มใดระบุชื่อ
affected-names = และใช้กับ { $names }
affected-names-and-others = และใช้กับ { $names } รวมทั้งครอว์เลอร์ทุกตัวที่ไม่มีกลุ่มใดระบุชื่อ

field-about-user-agent = ระบุครอว์เลอร์ที่กลุ่มนี้ใช้ด้วย กฎที่ตามมามีผลกับทุกตัวที่ระบุ จนกว่าจะเริ่มกลุ่มถัดไป
field-about-disallow = ห้ามพาธที่ตรงกับรูปแบบ เว้นแต่กฎที่มีน้ำหนักกว่าจะอนุญาต
field-about-allow = อนุญาตพาธที่ตรงกับรูปแบบ เว้นแต่กฎที่มีน้ำหนักกว่าจะห้าม
field-about-sitemap = URL แบบสัมบูรณ์ของ sitemap ซึ่งอยู่บนโฮสต์ใดก็ได้ ใช้กับครอว์เลอร์ทุกตัวไม่ว่าจะอยู่ในกลุ่มใด
field-about-crawl-delay = ขอให้ครอว์เลอร์รอตามจำนวนวินาทีนี้ระหว่างคำขอ ฟิลด์นี้ไม่อยู่ใน RFC 9309 และครอว์เลอร์จำนวนมากละเว้น
field-about-request-rate = ขอให้ครอว์เลอร์ดึงเอกสารไม่เกินจำนวนนี้ในช่วงเวลาหนึ่ง เช่น 1/10s แทบไม่มีครอว์เลอร์ใดอ่านฟิลด์นี้
field-about-visit-time = ขอให้ครอว์เลอร์มาในช่วงระหว่างสองเวลาของวันเท่านั้น ไม่พบว่ามีครอว์เลอร์ใดอ่านฟิลด์นี้
field-about-host = เคยระบุโฮสต์หลักในบรรดาเว็บไซต์สำเนาให้ Yandex จนถึงปี 2018 ไม่มีครอว์เลอร์ใดอ่านฟิลด์นี้แล้ว
field-about-clean-param = ระบุพารามิเตอร์ของคิวรีที่ไม่ทำให้หน้าเปลี่ยน Yandex ถือว่า URL ที่ต่างกันเฉพาะพารามิเตอร์เหล่านี้เป็น URL เดียวกัน
field-about-noindex = เคยกันพาธออกจากดัชนีของ Google จนถึงปี 2019 ไม่มีครอว์เลอร์ใดอ่านฟิลด์นี้แล้ว
field-about-content-signal = บอกว่าใช้เนื้อหาเพื่ออะไรได้: การค้นหา ข้อมูลป้อนเข้าสำหรับคำตอบของ AI การฝึก ฟิลด์นี้ไม่ห้ามการดึงข้อมูล
field-about-content-usage = บอกว่าใช้เนื้อหาเพื่ออะไรได้ ตามร่างของ IETF ฟิลด์นี้ไม่ห้ามการดึงข้อมูล
field-about-license = URL ของสัญญาอนุญาตใน RSL สำหรับกลุ่มนี้ หรือสำหรับทุกคนหากอยู่นอกกลุ่ม ฟิลด์นี้ไม่ห้ามการดึงข้อมูล
field-about-agentmap = URL ของแค็ตตาล็อกสิ่งที่เอเจนต์ใช้ได้ เช่น เซิร์ฟเวอร์ MCP ทักษะ API มาจากฉบับร่าง Agentic Resource Discovery ครอว์เลอร์ที่อ่านหน้าเว็บไม่อ่านค่านี้
field-about-llm-policy = พบในบางไฟล์ แต่ไม่มีเอกสารระบุความหมาย
field-about-acap = ฟิลด์ของ ACAP ซึ่งไม่มีเครื่องมือค้นหาใดอ่าน
field-about-unused = ฟิลด์ที่รู้จักแต่ไม่มีผลที่นี่
field-about-other = ฟิลด์ที่ไม่รู้จัก ครอว์เลอร์จึงละเว้นบรรทัดนี้
field-this = ฟิลด์นี้
field-all-crawlers = ครอว์เลอร์ทุกตัวที่ไม่มีกลุ่มอื่นระบุชื่อ ครอว์เลอร์ที่มีกลุ่มของตัวเองไม่สืบทอดสิ่งใดจากกลุ่มนี้

completion-field = ฟิลด์
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }: { $purpose }
}
completion-all-crawlers = ครอว์เลอร์อื่นทุกตัว
completion-every-path = ทุกพาธ
completion-path = พาธในไฟล์นี้
completion-signal = สัญญาณเนื้อหา
completion-usage = ความประสงค์
completion-value = ตัวอย่าง
completion-code = การวินิจฉัย
completion-ignore = ละเว้นการวินิจฉัย
completion-directive = คำสั่ง
completion-used = { $detail } (มีที่นี่แล้ว)

hint-binds = มีผลกับ User-Agent ที่รู้จัก { $count } ตัว{ $others ->
    [yes] {" "}และตัวอื่นทั้งหมด
   *[no] {""}
}
hint-merged = รวมกับบรรทัดที่ { $lines }{ $count ->
    [0] {""}
   *[other] {" "}และอีก { $count } กลุ่ม
}
hint-passed-over = { $crawlers } ละเว้นกลุ่มนี้

action-fix-all = แก้ทั้งหมด { $count } แห่ง ({ $code })
action-silence = ละเว้น { $code } ที่นี่

crawler-fallback = หากไม่มีกลุ่มของตัวเอง จะปฏิบัติตามกลุ่มของ { $others } ({ $certainty })
crawler-ignores-wildcard = ครอว์เลอร์นี้ไม่สนใจกลุ่มสำหรับ * ({ $certainty })
crawler-crawl-delay = { $support ->
    [yes] ครอว์เลอร์นี้ปฏิบัติตาม Crawl-delay ({ $certainty })
   *[no] ครอว์เลอร์นี้ไม่ปฏิบัติตาม Crawl-delay ({ $certainty })
}
crawler-legacy = นี่เป็นชื่อเก่า
crawler-retired = ครอว์เลอร์นี้เลิกใช้งานแล้ว
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose } ดำเนินการโดย { $operator }
}
crawler-sentence = { $crawler }

crawler-for-search = การค้นหาเว็บ
crawler-for-ads = การโฆษณา
crawler-for-ai-training = การฝึกโมเดล AI
crawler-for-ai-search = การค้นหาเพื่อคำตอบของ AI
crawler-for-ai-user-fetch = หน้าที่ผู้ใช้ผู้ช่วย AI ขอ
crawler-for-archive = การเก็บถาวรเว็บ
crawler-for-seo = การวิเคราะห์สำหรับเจ้าของเว็บไซต์
crawler-for-social-preview = ตัวอย่างของลิงก์ที่แชร์
crawler-for-monitoring = การเฝ้าดูเว็บไซต์
crawler-for-other = วัตถุประสงค์อื่น

content-signal-search = การค้นหา (ดัชนีและผลการค้นหาโดยไม่มีสรุปที่สร้างด้วย AI) { content-signal-setting }
content-signal-ai-input = การป้อนข้อมูลให้โมเดลที่ตอบคำถาม { content-signal-setting }
content-signal-ai-train = การฝึกโมเดล { content-signal-setting }
content-signal-use = ขอบเขตที่ใช้เนื้อหาได้ { content-signal-setting }
content-signal-unknown = สัญญาณที่ไม่รู้จัก จึงไม่มีผล
content-signal-setting = { $setting ->
    [yes] ได้รับอนุญาต
    [no] ไม่ได้รับอนุญาต
    [none] ไม่ได้ระบุ เพราะไม่มีค่าเช่นนี้
   *[stated] ระบุไว้แล้ว
}

content-usage-train-ai = การฝึกโมเดลเชิงสร้างสรรค์ { content-usage-preference }
content-usage-search = การนำผู้ใช้ไปยังเนื้อหา { content-usage-preference }
content-usage-unknown = คีย์ที่ไม่รู้จัก จึงไม่มีผล
content-usage-preference = { $preference ->
    [allowed] ได้รับอนุญาต
    [disallowed] ไม่ได้รับอนุญาต
   *[unknown] ไม่ได้ระบุ เพราะค่าไม่ใช่ทั้ง y และ n
}
