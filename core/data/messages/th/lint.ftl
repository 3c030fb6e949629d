# สิ่งที่ผิดใน robots.txt หรือหน้าเว็บ ตามรหัสของการวินิจฉัย

lint-html-document = นี่คือหน้า HTML ไม่ใช่ robots.txt
lint-utf-16 = ไฟล์นี้เป็น UTF-16 แต่ robots.txt ต้องเป็น UTF-8
lint-byte-order-mark = มี byte order mark อยู่ก่อนบรรทัดแรก
lint-spoilt-byte-order-mark = “{ $what }” ก่อนบรรทัดแรกคือ byte order mark ที่ถูกเข้ารหัสสองครั้ง
lint-nul-byte = ไบต์ NUL ไม่ใช่ข้อความ
lint-invalid-utf-8 = ไบต์เหล่านี้ไม่ใช่ UTF-8
lint-mixed-line-endings = บรรทัดนี้จบด้วยวิธีที่ต่างจากบรรทัดแรก
lint-file-too-large = ตั้งแต่จุดนี้ไปจะไม่มีการอ่านไฟล์ กฎ { $count } ข้อจึงไม่มีผล
lint-line-too-long = บรรทัดนี้ยาวเกินกว่าที่ตัวอ่านบางตัวอ่าน ส่วนเกินจะถูกตัดทิ้ง
lint-several-fields = มีหลายรายการในบรรทัดเดียว: “{ $what }”
lint-broken-record = { $detail ->
    [before] ครอว์เลอร์ไม่อ่าน “{ $what }” เพราะมีสิ่งอื่นอยู่หน้าชื่อ { $field }
   *[separator] ครอว์เลอร์ไม่อ่าน “{ $what }” เพราะหลัง { $field } ต้องมีโคลอนตัวเดียว
}
lint-comment-in-value = { $field ->
    [empty] ความคิดเห็นเริ่มที่ “#” ดังนั้น “{ $what }” จึงไม่มีค่า
   *[other] ความคิดเห็นเริ่มที่ “#” ดังนั้นใน “{ $what }” มีผลเพียง “{ $detail }”
}
lint-foreign-syntax = { $detail ->
    [regular-expression] “{ $what }” เป็นนิพจน์ปรกติ แต่ครอว์เลอร์เปรียบเทียบทุกอักขระตามตัวอักษร
    [route] “{ $what }” มีตัวแปรหรือกลุ่มของเส้นทางในเฟรมเวิร์ก ซึ่งไม่มีใน URL ใด
    [list] “{ $what }” เป็นรายการ แต่ครอว์เลอร์อ่านเป็นรูปแบบเดียว
    [html] “{ $what }” มี HTML ซึ่งครอว์เลอร์เปรียบเทียบตามตัวอักษร
    [backslash] “{ $what }” มีแบ็กสแลช แต่ URL ใช้เครื่องหมายทับ
   *[host] “{ $what }” ขึ้นต้นด้วยโฮสต์ แต่เปรียบเทียบเฉพาะพาธ
}
lint-html-comment = { $count ->
    [0] “{ $what }” ไม่ใช่ความคิดเห็นใน robots.txt เพราะความคิดเห็นเริ่มด้วย #
   *[other] “{ $what }” ไม่ใช่ความคิดเห็นใน robots.txt เพราะความคิดเห็นเริ่มด้วย # ครอว์เลอร์จึงอ่าน { $count } รายการที่อยู่ภายใน
}
# $count: the column.
lint-invisible-character = { $detail ->
    [invisible] มีอักขระที่มองไม่เห็นในคอลัมน์ที่ { $count } คือ { $meant }
   *[lookalike] อักขระในคอลัมน์ที่ { $count } เพียงดูเหมือน “{ $field }” แต่คือ { $meant }
}
lint-unset-variable = ตัวแปรไม่ได้กำหนดค่า: “{ $what }”
lint-malformed-line = บรรทัดไม่ถูกต้อง: “{ $what }”
lint-missing-colon = ขาดเครื่องหมายโคลอนใน “{ $what }”
lint-misspelled-field = “{ $what }” สะกดผิด{ lint-probably }
lint-field-prefix = “{ $what }” ไม่ใช่ฟิลด์{ lint-probably }
lint-unknown-field = ฟิลด์ที่ไม่รู้จัก “{ $what }”{ lint-probably }
lint-retired-field = ไม่มีเครื่องมือค้นหาใดอ่าน “{ $what }” อีกต่อไป
lint-noindex-rule = ไม่มีครอว์เลอร์ใดอ่าน “{ $what }” ใน robots.txt หากต้องการไม่ให้หน้าเว็บปรากฏในผลการค้นหา ให้ใช้องค์ประกอบ robots meta หรือส่วนหัว X-Robots-Tag
lint-rule-before-group = ไม่มีบรรทัด User-agent อยู่ก่อนหน้านี้ กฎ { $count } ข้อจึงไม่ใช้กับครอว์เลอร์ใด
lint-empty-group = ไม่มีกฎตามมา ครอว์เลอร์ของ “{ $what }” จึงดึงได้ทุกอย่าง
lint-managed-contradiction = ส่วนที่ Cloudflare จัดการกับส่วนของคุณเองบอกตรงข้ามกันเกี่ยวกับทั้งไซต์สำหรับ “{ $what }” กลุ่มชื่อเดียวกันจะถูกรวมกัน และบรรทัดที่ { $line } “{ $other }” เป็นตัวตัดสิน
lint-merged-groups = “{ $what }” อยู่ในกลุ่มเดียวกับบรรทัดที่ { $line } “{ $other }” เพราะไม่มีกฎคั่นอยู่ระหว่างกัน
lint-lost-wildcard-rules = “{ $what }” มีกลุ่มของตัวเอง กฎของ * จำนวน { $count } ข้อจึงไม่ใช้กับครอว์เลอร์นี้
lint-repeated-wildcard-group = มีกลุ่มสำหรับ * อยู่แล้วในบรรทัดที่ { $line } “{ $other }”
lint-repeated-group = มีกลุ่มสำหรับ “{ $what }” อยู่แล้วในบรรทัดที่ { $line } “{ $other }”
lint-repeated-agent = “{ $what }” ระบุไว้แล้วในบรรทัดที่ { $line } “{ $other }”
lint-empty-agent = บรรทัด User-agent นี้ไม่ระบุครอว์เลอร์ใด
lint-unmatchable-agent = “{ $what }” ไม่ตรงกับ { $whom }{ lint-probably }
lint-several-agents = { $detail ->
    [nothing] บรรทัดนี้มี { $count } ชื่อ และครอว์เลอร์ไม่อ่านชื่อใดเลย เพราะบรรทัด user-agent หนึ่งบรรทัดมีได้ชื่อเดียว
   *[part] บรรทัดนี้มี { $count } ชื่อ แต่ครอว์เลอร์อ่านเพียง “{ $other }” เพราะบรรทัด user-agent หนึ่งบรรทัดมีได้ชื่อเดียว
}
lint-spoilt-wildcard = “{ $what }” ไม่ใช่ * บรรทัดนี้จึงไม่ได้ระบุครอว์เลอร์ใด
lint-wildcard-with-text = Google อ่าน “{ $what }” เป็น * แต่ตาม RFC 9309 บรรทัดนี้ไม่ได้ระบุครอว์เลอร์ใด
lint-word-for-wildcard = “{ $what }” ไม่ใช่ชื่อของครอว์เลอร์ที่รู้จัก ครอว์เลอร์ทั้งหมดเขียนว่า *
lint-star-in-agent = { $detail ->
    [nothing] * ใน “{ $what }” ไม่ใช่ไวลด์การ์ด บรรทัดนี้จึงไม่ได้ระบุครอว์เลอร์ใด
   *[part] * ใน “{ $what }” ไม่ใช่ไวลด์การ์ด ครอว์เลอร์อ่านเพียง “{ $other }”
}
lint-company-as-agent = “{ $what }” เป็นชื่อบริษัทหรือผลิตภัณฑ์ และไม่มีครอว์เลอร์ที่รู้จักตัวใดตอบรับชื่อนี้ อาจหมายถึง { $whom }
lint-browser-as-agent = “{ $what }” ขึ้นต้นเหมือน User-Agent ของเบราว์เซอร์ ครอว์เลอร์อ่านเพียง “{ $other }” และไม่มีครอว์เลอร์ชื่อนี้
lint-cut-off-agent = { $detail ->
    [nothing] ครอว์เลอร์ไม่พบชื่อใดใน “{ $what }”
   *[part] ครอว์เลอร์อ่านเพียง “{ $other }” ใน “{ $what }”{ lint-probably }
}
lint-dotted-agent = ครอว์เลอร์บางตัวอ่านเพียง “{ $other }” ใน “{ $what }”
lint-disguised-agent = { $detail ->
    [invisible] มีอักขระที่มองไม่เห็นในชื่อ “{ $other }” คือ { $meant }
   *[lookalike] มีอักขระในชื่อ “{ $other }” ที่เพียงดูเหมือน “{ $field }” คือ { $meant }
}
lint-misspelled-crawler = ไม่มีครอว์เลอร์ที่รู้จักตัวใดตอบรับชื่อ “{ $what }”{ lint-probably }
lint-retired-crawler = “{ $what }” เลิกใช้แล้ว{ $meant ->
    [none] {""}
   *[other] {" "}และไม่มีกลุ่มใดระบุชื่อ “{ $meant }” ซึ่งมาแทนที่
}
lint-disobedient-crawler = “{ $what }” อาจไม่สนใจ robots.txt
lint-blocks-everything = “{ $what }” กันครอว์เลอร์ทุกตัวที่ไม่มีกลุ่มอื่นระบุชื่อออกจากทั้งเว็บไซต์
lint-blocks-search-engine = “{ $what }” กัน { $whom } ออกจากทั้งเว็บไซต์
lint-dead-rule = { $detail ->
    [overruled] “{ $what }” ไม่เคยเป็นกฎที่ตัดสิน เพราะทุกครั้งที่ตรงกัน { $by } ก็ตรงกันด้วยและมีลำดับความสำคัญสูงกว่า
    [implied] “{ $what }” ไม่เปลี่ยนแปลงอะไร เพราะหากไม่มีกฎนี้ { $by } ก็ให้ผลเดียวกัน
    [robots-txt-itself] “{ $what }” ไม่เปลี่ยนแปลงอะไร เพราะ /robots.txt ได้รับอนุญาตเสมอ
   *[no-url] “{ $what }” ไม่ตรงกับสิ่งใด เพราะไม่มี URL ใดมีพาธเช่นนี้
}
lint-allow-without-disallow = กลุ่มนี้ไม่ได้ห้ามสิ่งใด “{ $what }” จึงไม่ได้กันครอว์เลอร์ออกจากพาธอื่น
lint-redundant-rule = { $detail ->
    [robots-txt-itself] { lint-dead-rule }
    [allowed-anyway] “{ $what }” ไม่เปลี่ยนแปลงอะไร เพราะไม่มีกฎอื่นห้ามพาธเหล่านี้ จึงได้รับอนุญาตอยู่แล้ว
   *[other] “{ $what }” ไม่เปลี่ยนแปลงอะไร เพราะ{ $by } กำหนดเหมือนกัน
}
lint-by = { $list } หรือ { $next }
lint-duplicate-rule = “{ $what }” มีอยู่แล้วในบรรทัดที่ { $line } “{ $other }”
lint-contradictory-rules = “{ $what }” และบรรทัดที่ { $line } “{ $other }” กำหนดตรงข้ามกันสำหรับพาธเดียวกัน
lint-order-dependent-rule = “{ $what }” ไม่เคยเป็นกฎที่ตัดสินสำหรับตัวอ่านที่ใช้กฎแรกที่ตรงกัน เพราะบรรทัดที่ { $line } “{ $other }” อยู่ก่อน
lint-empty-disallow = กฎ Disallow ที่ไม่มีพาธอยู่ท่ามกลางกฎอื่น
lint-empty-allow = กฎ Allow ที่ไม่มีพาธไม่มีผล
lint-pattern-without-slash = “{ $what }” ไม่ตรงกับสิ่งใด เพราะพาธต้องขึ้นต้นด้วยเครื่องหมายทับ
lint-url-as-pattern = “{ $what }” ไม่ตรงกับสิ่งใด เพราะเปรียบเทียบเฉพาะพาธ ไม่ใช่ URL ทั้งหมด
lint-space-in-pattern = มีช่องว่างภายในรูปแบบ “{ $what }”
lint-dollar-inside = เครื่องหมายดอลลาร์ภายในรูปแบบเป็นอักขระธรรมดา: “{ $what }”
lint-trailing-star = ไม่จำเป็นต้องมีดอกจันท้าย “{ $what }”
lint-repeated-star = ดอกจันตัวเดียวให้ผลเท่ากับหลายตัว: “{ $what }”
lint-unencoded-character = “{ $what }” ไม่ได้เข้ารหัสแบบเปอร์เซ็นต์
lint-bad-percent-escape = “{ $what }” ไม่ใช่รหัสแบบเปอร์เซ็นต์
lint-lower-case-escape = “{ $what }” เป็นรหัสแบบเปอร์เซ็นต์ด้วยตัวพิมพ์เล็ก
lint-case-trap = “{ $what }” และบรรทัดที่ { $line } “{ $other }” ต่างกันเฉพาะตัวพิมพ์เล็กใหญ่
lint-yandex-rule-length = Yandex อ่านกฎแต่ละข้อไม่เกิน 1,024 อักขระ
lint-yandex-rule-count = Yandex อ่านกฎไม่เกิน 2,048 ข้อ กฎนี้เกินมาหนึ่งข้อ
lint-unexamined-rules = มีกฎมากเกินไป จึงไม่ได้ค้นหากฎที่ไม่มีวันเป็นตัวตัดสินจากกฎทั้งหมด
lint-sensitive-path = “{ $what }” บอกทุกคนว่าควรค้นหาที่ใด
lint-blocked-sitemap = { $whom } ไม่ได้รับอนุญาตให้ดึง “{ $what }”: บรรทัดที่ { $line } “{ $other }” ห้ามไว้
lint-sitemap-not-absolute = { $field ->
    [text] URL ของ sitemap ขาดเครื่องหมายทับหลัง “{ $detail }”: “{ $what }”
   *[other] URL ของ sitemap ต้องเป็นแบบเต็ม: “{ $what }”
}
lint-several-sitemaps = บรรทัดนี้มี URL { $count } รายการ แต่บรรทัด Sitemap มีได้เพียงรายการเดียว
lint-sitemap-scheme = “{ $what }” ไม่ได้ใช้ http หรือ https
lint-unreachable-sitemap = ครอว์เลอร์เข้าถึงโฮสต์ของ “{ $what }” ไม่ได้ เพราะเป็นโฮสต์ภายในเครื่องหรือส่วนตัว
lint-duplicate-sitemap = “{ $what }” มีอยู่แล้วในบรรทัดที่ { $line } “{ $other }”
lint-crawl-delay-ignored = ไม่มีผลต่อ { $whom }: “{ $what }”
lint-record-before-group = “{ $what }” ไม่ใช้กับครอว์เลอร์ใด เพราะต้องอยู่ในกลุ่ม
lint-invalid-value = อ่านค่าของ { $field } ไม่ได้: { $detail }
lint-lost-wildcard-records = บรรทัดที่ { $line } “{ $other }” ไม่มีผลกับ { $whom } เพราะกลุ่มที่ระบุชื่อใช้แทนกลุ่มสำหรับ *
lint-contradictory-signals = “{ $what }” ขัดแย้งกับ “{ $other }” ในบรรทัดที่ { $line } โดยทั้งสองมีผลกับ { $whom }
lint-merged-records = “{ $what }” อยู่ในกลุ่มเดียวกับบรรทัดที่ { $line } “{ $other }” เพราะมีเพียงรายการอื่นคั่นอยู่
lint-unknown-signal = { $detail ->
    [value] “{ $what }” มีค่าที่ไม่รู้จัก{ lint-probably }
   *[other] สัญญาณเนื้อหาที่ไม่รู้จัก “{ $what }”{ lint-probably }
}
lint-unknown-usage = ความประสงค์ที่ไม่รู้จัก “{ $what }”
lint-usage-of-blocked-path = “{ $what }” เกี่ยวกับเนื้อหาที่ไม่ได้รับอนุญาตให้ดึงเลย
lint-invalid-ignore = { $detail ->
    [unknown-word] “{ $what }” ไม่ใช่ทั้ง “ignore” และ “ignore-file”
    [no-code] ไม่ได้ระบุรหัสที่ต้องการละเว้น
    [unknown-code] ไม่มีรหัส “{ $what }”
   *[no-reason] ไม่ได้ให้เหตุผล โปรดเขียนไว้หลัง “--”
}
lint-useless-ignore = ไม่มีสิ่งใดให้ละเว้นที่นี่: “{ $what }”
lint-probably = { $meant ->
    [none] {""}
   *[other] {" "}(น่าจะหมายถึง “{ $meant }”)
}

# ของหน้าเว็บ
lint-page-unseen-directive = robots.txt ทำให้ { $whom } อ่าน “{ $what }” ไม่ได้
lint-page-contradictory-directives = “{ $what }” และคำสั่งที่ตรงข้ามกันใช้กับ { $whom } ทั้งคู่
lint-page-nosnippet-with-max-snippet = เมื่อมี nosnippet แล้ว “{ $what }” ไม่มีผล
lint-page-unknown-directive = “{ $what }” ไม่ใช่คำสั่ง{ lint-perhaps }
lint-page-misspelled-directive = “{ $what }” ไม่ใช่คำสั่ง จึงอ่านเป็นชื่อบอต และสิ่งที่ตามมามีไว้สำหรับบอตนั้นเท่านั้น{ lint-perhaps }
lint-page-missing-comma = ขาดคอมมาใน “{ $what }”
lint-page-stray-quotes = เครื่องหมายอัญประกาศเหล่านี้ถือเป็นข้อความ: “{ $what }”
lint-page-invalid-directive-value = { $detail ->
    [missing-value] ขาดค่า
    [not-a-limit] ค่าต้องเป็น -1, 0 หรือจำนวนที่มากกว่า
    [not-an-image-preview] ค่าต้องเป็น none, standard หรือ large
    [unknown-zone] ไม่รู้จักเขตเวลานี้
    [no-such-moment] ไม่มีวันหรือเวลาเช่นนี้
    [negated-directive] ใช้ค่าเพื่อปิดคำสั่งไม่ได้
    [no-colon] ขาดโคลอนหน้าค่า
   *[not-a-date] ค่านี้ไม่ใช่วันที่
}: “{ $what }”
lint-page-needless-value = คำสั่งนี้ไม่ใช้ค่า: “{ $what }”
lint-page-misplaced-bot-name = { $detail ->
    [empty-scope] ไม่มีสิ่งใดอยู่หลังชื่อบอต “{ $what }”
    [scope-in-meta] ระบุชื่อบอตใน content ขององค์ประกอบไม่ได้: “{ $what }”
    [wildcard-scope] ดอกจันไม่ใช่ชื่อบอต หากไม่ระบุชื่อจะหมายถึงบอตทั้งหมด
    [general-scope] “{ $what }” ไม่ใช่ชื่อบอต หากไม่ระบุชื่อจะหมายถึงบอตทั้งหมด
   *[not-a-name] นี่เป็นชื่อบอตไม่ได้: “{ $what }”
}
lint-page-unknown-bot-name = ไม่มีครอว์เลอร์ที่รู้จักตัวใดตอบรับชื่อ “{ $what }”{ lint-perhaps }
lint-page-several-bot-names = “{ $what }” ถือเป็นชื่อเดียว ซึ่งไม่มีครอว์เลอร์ใดตอบรับ
lint-page-unquoted-content = ค่าของ content ไม่มีเครื่องหมายคำพูด จึงสิ้นสุดที่ช่องว่างแรก และ “{ $what }” หายไป
lint-page-retired-directive = “{ $what }” เลิกใช้แล้ว ไม่มีผลต่อ { $whom }
lint-page-unsupported-directive = “{ $what }” ไม่มีผลต่อ { $whom }
lint-page-lone-indexifembedded = เมื่อไม่มี noindex แล้ว “{ $what }” ไม่มีผล
lint-page-directive-in-body = { $detail ->
    [tag] “{ $what }” อยู่ใน body เพราะ “{ $other }” (บรรทัด { $line }) ทำให้ head สิ้นสุด จึงอาจไม่มีผลต่อ { $whom }
    [text] “{ $what }” อยู่ใน body เพราะข้อความ “{ $other }” (บรรทัด { $line }) ทำให้ head สิ้นสุด จึงอาจไม่มีผลต่อ { $whom }
   *[other] “{ $what }” อยู่ใน body ซึ่งอาจไม่มีผลต่อ { $whom }
}
lint-page-misspelled-header = “{ $what }” ไม่ใช่ X-Robots-Tag ครอว์เลอร์จึงไม่อ่านส่วนหัวนี้
lint-page-unknown-header-signal = ส่วนหัว Content-Signal มีสัญญาณหรือค่าที่ไม่รู้จัก “{ $what }”{ lint-probably }
lint-page-repeated-content = องค์ประกอบนี้มีแอตทริบิวต์ content อยู่แล้ว จึงไม่อ่านค่านี้: “{ $what }”
lint-page-swallowed-directive = “{ $what }” ถูกอ่านเป็นข้อความ เพราะอยู่ภายใน “{ $other }” (บรรทัด { $line })
# $note: the attribute's name.
lint-page-wrong-meta-attribute = { $detail ->
    [nameless] องค์ประกอบนี้ไม่มีชื่อ ครอว์เลอร์จึงข้ามไป: “{ $what }”
    [quote] ขาดเครื่องหมายคำพูดหลังชื่อใน “{ $what }” ครอว์เลอร์จึงไม่พบคำสั่งในนั้น
    [element] robots ไม่ใช่องค์ประกอบของ HTML ให้ใช้องค์ประกอบ meta: “{ $what }”
    [header] X-Robots-Tag เป็นชื่อเฮดเดอร์ ส่วนชื่อขององค์ประกอบ meta คือ robots: “{ $what }”
   *[attribute] ครอว์เลอร์ไม่อ่านแอตทริบิวต์ { $note } ที่นี่ ให้ใช้ { $meant }: “{ $what }”
}
lint-page-http-equiv-directive = “{ $what }” อยู่ในองค์ประกอบที่มี http-equiv แทนที่จะเป็น name
lint-page-ineffective-directive = “{ $what }” ไม่มีผลต่อ { $whom } เพราะ{ $note }
lint-page-uncertain-date = { $detail ->
    [wrong-weekday] วันที่นี้ตรงกับ{ $weekday }
   *[other] { $note }
}: “{ $what }”
lint-page-expired-unavailable-after = ตั้งแต่ { $moment } ครอว์เลอร์เหล่านี้ไม่แสดงหน้านี้แล้ว: { $whom }
lint-page-reading-dependent = { $detail ->
    [scopes] สำหรับ { $whom } ผลขึ้นอยู่กับว่าระบุชื่อบอตในตำแหน่งที่ไม่ใช่ต้นส่วนหัวได้หรือไม่: “{ $what }”
   *[scripting] สำหรับ { $whom } ผลขึ้นอยู่กับว่าครอว์เลอร์เรียกใช้สคริปต์หรือไม่: “{ $what }”
}
lint-page-joined-headers = ส่วนหัวหลายบรรทัดอาจถูกรวมกันที่นี่ “{ $what }” จึงดูเหมือนใช้กับคำสั่งมากกว่าที่เป็นจริง
lint-page-not-html = ตาม Content-Type “{ $what }” การตอบกลับไม่ใช่ HTML คำสั่งในเอกสารจึงไม่มีผล
lint-page-unread-charset = ไม่รองรับการเข้ารหัสของเอกสารที่นี่ จึงไม่ทราบคำสั่งในเอกสาร
lint-page-canonical-with-noindex = หน้าที่ห้าม { $whom } จัดทำดัชนีไม่ควรระบุหน้าอื่นเป็น canonical
lint-page-misplaced-nosnippet = ในองค์ประกอบนี้ data-nosnippet ไม่มีผลต่อ { $whom }
lint-page-unclosed-nosnippet = องค์ประกอบที่มี data-nosnippet ไม่มีแท็กปิด
lint-page-rendered-noindex = สคริปต์เพิ่ม “{ $what }” สำหรับ { $whom }
lint-page-rendered-lifts-noindex = สคริปต์นำ “{ $what }” ออก แต่ { $whom } อาจปฏิบัติตามไปแล้ว
lint-page-rendered-canonical = สคริปต์เปลี่ยนลิงก์ canonical: “{ $what }”
lint-page-rendered-robots = สคริปต์เปลี่ยน “{ $what }”
lint-perhaps = { $meant ->
    [none] {""}
   *[other] {" "}(อาจหมายถึง “{ $meant }”)
}

lint-more = ยังมีแบบนี้อีก { $count } แห่ง
lint-concerned = ครอว์เลอร์: { $names }
lint-readings = ไดอะเล็กต์ที่ได้รับผลกระทบ: { $names }

label-first = ข้อความเดียวกันอยู่ที่นี่
label-opposite = ข้อความนี้กำหนดตรงข้ามกัน
label-decides = กฎนี้เป็นกฎที่ตัดสิน
label-agent = ข้อความนี้ระบุว่าใช้กับใคร
label-no-divider = ข้อความนี้ไม่ทำให้กลุ่มสิ้นสุด
label-read = ส่วนนี้ถูกอ่าน
label-lost = บรรทัดนี้ไม่มีผล
label-also = ที่นี่ด้วย
label-keeps-out = กฎนี้กันครอว์เลอร์ออก
label-prevails = คำสั่งนี้มีผลเหนือกว่า
label-head-end = ส่วนนี้ทำให้ head สิ้นสุด
label-belongs = ข้อความนี้เกี่ยวข้องด้วย

fix-insert = แทรก { $new }{ fix-more }
fix-remove = ลบ { $old }{ fix-more }
fix-replace = แทนที่ { $old } ด้วย { $new }{ fix-more }
fix-line-break = แทนที่การขึ้นบรรทัดใหม่{ fix-more }
fix-more = { $count ->
    [0] {""}
   *[other] {" "}(และแก้ไขอีก { $count } แห่ง)
}
fix-text = “{ $text }”
fix-line = บรรทัด “{ $text }”
fix-new-line = การขึ้นบรรทัดใหม่
fix-white-space = ช่องว่าง

# เหตุผลที่การวินิจฉัยแต่ละข้อสำคัญ ไม่ว่าข้อความจะเป็นอย่างไร
why-html-document = เซิร์ฟเวอร์ตอบกลับเป็นหน้าเว็บแทน ซึ่งมักเป็นหน้าแรกหรือหน้าข้อผิดพลาดที่มีสถานะ 200 ตัวอ่านไม่พบกฎในนั้น ทุกอย่างจึงได้รับอนุญาต
why-utf-16 = RFC 9309 กำหนดให้ใช้ UTF-8 ใน UTF-16 ตัวอ่านจะไม่พบกฎแม้แต่ข้อเดียว ทุกอย่างจึงได้รับอนุญาต
why-byte-order-mark = Google และรายอื่นข้ามสิ่งนี้ไป แต่ตัวอ่านบางตัวไม่ข้ามและทำให้บรรทัดแรกสูญไป
why-spoilt-byte-order-mark = ครอว์เลอร์อ่านสิ่งนี้เป็นส่วนหนึ่งของบรรทัดแรก บรรทัดนั้นจึงสูญไป ให้บันทึกไฟล์เป็น UTF-8 โดยไม่มี byte order mark
why-nul-byte = ตัวอ่านของ Google ถือว่าบรรทัดจบตรงนั้น ตัวอ่านอื่นถือว่าไบต์นี้เป็นส่วนหนึ่งของรูปแบบ
why-invalid-utf-8 = RFC 9309 กำหนดให้ใช้ UTF-8 ตัวอ่านบางตัวตัดไบต์เหล่านี้ทิ้ง บางตัวแทนที่ และบางตัวปฏิเสธทั้งไฟล์
why-mixed-line-endings = ตัวอ่านทุกตัวที่ปฏิบัติตาม RFC 9309 ยอมรับทุกแบบ แต่ตัวอ่านรุ่นเก่าไม่รู้จัก carriage return ที่อยู่เดี่ยว ๆ จึงอ่านหลายบรรทัดเป็นบรรทัดเดียว
why-file-too-large = ตัวอ่านไม่จำเป็นต้องอ่านเกิน 500 KiB (RFC 9309, 2.5) Google ไม่สนใจส่วนที่เหลือ ส่วน Yandex ถือว่าไฟล์เช่นนี้ไม่จำกัดสิ่งใดเลย
why-line-too-long = ตัวอ่านของ Google อ่านบรรทัดละไม่เกิน 16,663 ไบต์ และใช้กฎเท่าที่อ่านได้
why-several-fields = ทุกอย่างหลังโคลอนตัวแรกเป็นค่าของฟิลด์แรก รายการอื่นในบรรทัดจึงไม่มีผล
why-broken-record = รายการหนึ่งประกอบด้วยชื่อ โคลอน และค่า หากมีสิ่งอื่นแทน ครอว์เลอร์จะข้ามบรรทัดนั้น
why-comment-in-value = ครอว์เลอร์ข้ามทุกอย่างตั้งแต่ # จนจบบรรทัด เบราว์เซอร์ไม่ส่งส่วนของ URL หลัง # ไปยังเซิร์ฟเวอร์ จึงไม่มีกฎใดตรงกับส่วนนั้น หากเป็นส่วนหนึ่งของพาธ ให้เขียน # เป็น %23
why-foreign-syntax = ในรูปแบบมีเพียง * และ $ ที่มีความหมายพิเศษ อักขระอื่นเปรียบเทียบตามที่เขียน กฎจึงไม่ตรงกับหน้าที่ตั้งใจ
why-html-comment = ครอว์เลอร์ข้ามบรรทัดที่ไม่ใช่รายการ แต่อ่านทุกรายการ แม้อยู่ในความคิดเห็นของ HTML
why-invisible-character = ครอว์เลอร์เปรียบเทียบทุกอักขระ เมื่อมีอักขระที่มองไม่เห็น ชื่อหรือพาธจะกลายเป็นอย่างอื่น บรรทัดจึงไม่ทำตามที่เห็น
why-unset-variable = โปรแกรมหรือเทมเพลตเขียนไฟล์นี้โดยขาดค่าไป บรรทัดนี้จึงไม่ทำตามที่ตั้งใจ
why-malformed-line = แต่ละบรรทัดประกอบด้วยชื่อ โคลอน และค่า ตัวอ่านทุกตัวข้ามสิ่งอื่น สิ่งที่ตั้งใจเขียนจึงสูญไป
why-missing-colon = ครอว์เลอร์ละเว้นบรรทัดที่ไม่มีโคลอนนี้ มีเพียงตัวอ่านของ Google ที่ยอมรับช่องว่างแทน และเฉพาะเมื่อบรรทัดไม่มีโคลอนอื่น
why-misspelled-field = มีแต่ตัวอ่านของ Google ที่ยอมรับการพิมพ์ผิดที่พบบ่อย สำหรับตัวอ่านอื่นทั้งหมดเสมือนไม่มีบรรทัดนี้
why-field-prefix = ตัวอ่านของ Google เปรียบเทียบเฉพาะตอนต้นของชื่อ บรรทัดนี้จึงมีผลที่นั่นและไม่มีผลที่อื่น
why-unknown-field = ตัวอ่านข้ามฟิลด์ที่ไม่รู้จัก บรรทัดนี้จึงไม่มีผล
why-retired-field = บรรทัดนี้ไม่มีผล
why-noindex-rule = Google เลิกใช้ในปี 2019 และไม่พบว่าเครื่องมือค้นหาอื่นเคยอ่าน หน้าเว็บจึงยังอยู่ในผลการค้นหา
why-rule-before-group = กฎเป็นของบรรทัด User-agent ที่อยู่ด้านบน หากไม่มี ตัวอ่านทุกตัวจะไม่สนใจกฎนั้น
why-empty-group = กลุ่มของตัวเองใช้แทนกฎสำหรับทุกคน แม้ในกลุ่มจะไม่มีกฎ หากตั้งใจเช่นนั้น ให้เขียน “Disallow:” ที่ว่างเปล่า
why-managed-contradiction = Cloudflare เขียนส่วนที่อยู่ระหว่างความคิดเห็นสองบรรทัดไว้หน้าข้อความของคุณ คุณแก้ไขส่วนนั้นไม่ได้ ครอว์เลอร์อ่านทั้งหมดเป็นไฟล์เดียวและรวมกลุ่มชื่อเดียวกัน แก้กลุ่มของคุณเอง หรือปิดส่วนที่ Cloudflare จัดการในการตั้งค่าของ Cloudflare
why-merged-groups = บรรทัดว่างและบรรทัดอื่นไม่ทำให้กลุ่มสิ้นสุด มีแต่กฎเท่านั้นที่ทำได้ กฎด้านล่างจึงใช้กับทั้งสอง หากกลุ่มใดไม่มีกฎ ให้เขียน “Disallow:” ที่ว่างเปล่า
why-lost-wildcard-rules = ครอว์เลอร์ปฏิบัติตามกลุ่มที่ระบุชื่อของตนเท่านั้น ไม่มีสิ่งใดสืบทอดจาก * ให้เขียนกฎที่ต้องการให้ใช้กับครอว์เลอร์นี้ซ้ำด้วย
why-repeated-wildcard-group = RFC 9309 รวมกลุ่มเหล่านี้เข้าด้วยกัน Mojeek ใช้เฉพาะกลุ่มแรก Baidu รู้จักเพียงกลุ่มเดียว และ Yandex ถือว่าเป็นข้อผิดพลาด
why-repeated-group = RFC 9309 รวมกลุ่มเหล่านี้เข้าด้วยกันไม่ว่าจะอยู่ที่ใด แต่ครอว์เลอร์บางตัว เช่นของ Mojeek ใช้เฉพาะกลุ่มแรก และคนมักอ่านเพียงกลุ่มเดียว
why-repeated-agent = ไม่ทำให้ผลเปลี่ยน
why-empty-agent = บรรทัด User-agent ที่ไม่มีชื่อไม่มีผลกับใคร
why-unmatchable-agent = ครอว์เลอร์มองหา product token ของตน คือชื่อสั้น ๆ ที่ไม่มีเวอร์ชัน วงเล็บ หรือดอกจัน
why-several-agents = บรรทัด user-agent ที่มีหลายชื่อมีผลกับชื่อแรกเท่านั้นเป็นอย่างมาก กลุ่มสำหรับครอว์เลอร์หลายตัวต้องมีหนึ่งบรรทัดต่อหนึ่งตัว
why-spoilt-wildcard = เฉพาะ * ตัวเดียวโดด ๆ เท่านั้นที่หมายถึงครอว์เลอร์ทั้งหมด หากมีอักขระอื่นติดอยู่จะไม่หมายถึงตัวใดเลย
why-wildcard-with-text = เฉพาะ * ตัวเดียวโดด ๆ เท่านั้นที่หมายถึงครอว์เลอร์ทั้งหมด ตัวแยกวิเคราะห์ของ Google ไม่สนใจสิ่งที่อยู่หลังช่องว่าง แต่ RFC 9309 ไม่เป็นเช่นนั้น
why-word-for-wildcard = คำหนึ่งคำคือชื่อของครอว์เลอร์ตัวเดียว เฉพาะ * เท่านั้นที่หมายถึงครอว์เลอร์ทั้งหมด
why-star-in-agent = ในบรรทัด user-agent เครื่องหมาย * หมายถึงครอว์เลอร์ทั้งหมดเมื่ออยู่โดด ๆ และไม่ตรงกับชื่อที่ขึ้นต้นหรือลงท้ายเหมือนกัน
why-company-as-agent = ครอว์เลอร์ตอบรับ product token ของตน และบริษัทหนึ่งอาจมีครอว์เลอร์หลายตัว
why-browser-as-agent = เบราว์เซอร์ไม่อ่าน robots.txt ครอว์เลอร์ส่วนใหญ่ก็ส่ง “Mozilla” แต่มองหา product token ของตน
why-cut-off-agent = ชื่อสิ้นสุดที่ช่องว่างหรืออักขระพิเศษตัวแรก ส่วนที่เหลือจะถูกละเว้น กลุ่มจึงอาจมีผลกับครอว์เลอร์ตัวอื่น หรือไม่มีผลกับตัวใดเลย
why-dotted-agent = RFC 9309 อนุญาตเฉพาะตัวอักษร _ และ - ในชื่อ ตัวแยกวิเคราะห์ของ Google และตัวอื่น ๆ หยุดที่อักขระอื่นตัวแรก
why-disguised-agent = ชื่อสิ้นสุดที่อักขระตัวแรกที่ไม่อนุญาต แม้จะมองไม่เห็นก็ตาม กลุ่มจึงมีผลกับครอว์เลอร์ตัวอื่น หรือไม่มีผลกับตัวใดเลย
why-misspelled-crawler = กลุ่มมีผลกับครอว์เลอร์ต่อเมื่อเขียน product token ตรงทุกตัวอักษร ยกเว้นตัวพิมพ์เล็กใหญ่
why-retired-crawler = ครอว์เลอร์นี้เลิกใช้งานแล้วหรือเปลี่ยนชื่อแล้ว กฎสำหรับตัวที่มาแทนอาจขาดไป
why-disobedient-crawler = ผู้ดำเนินการบอกไว้เช่นนั้นหรือมีผู้สังเกตพบ กฎสำหรับครอว์เลอร์นี้อาจกันไม่ได้ แต่ไฟร์วอลล์กันได้
why-blocks-everything = เครื่องมือค้นหาอ่านเว็บไซต์นี้ไม่ได้อีกต่อไป เว็บไซต์จะเสียอันดับในผลการค้นหา และไม่มีใครเห็น noindex
why-blocks-search-engine = เครื่องมือค้นหานี้อ่านเว็บไซต์ไม่ได้อีกต่อไป หากตั้งใจเช่นนั้นก็ไม่มีปัญหา
why-dead-rule = กฎนี้ไม่เคยเป็นผลสำหรับครอว์เลอร์ทุกตัวที่กฎนี้ใช้ด้วย น่าจะตั้งใจเขียนอย่างอื่น
why-allow-without-disallow = สิ่งที่ไม่มีกฎใดห้ามถือว่าอนุญาต หากต้องการให้ครอว์เลอร์ดึงเฉพาะพาธเหล่านี้ ให้เพิ่ม “Disallow: /”
why-redundant-rule = กฎนี้ไม่เป็นโทษ หากไม่มีก็ได้ผลการตัดสินเหมือนเดิมทั้งหมด
why-duplicate-rule = ไม่ทำให้ผลเปลี่ยน
why-contradictory-rules = สำหรับตัวอ่านที่ใช้กฎที่ยาวที่สุด เมื่อยาวเท่ากัน Allow ชนะ กฎ Disallow จึงไม่มีผล สำหรับตัวอ่านที่ใช้กฎแรก ผลขึ้นอยู่กับลำดับ
why-order-dependent-rule = ตัวอ่านส่วนใหญ่ใช้กฎที่ตรงกันและยาวที่สุดไม่ว่าจะเรียงลำดับอย่างไร บางตัวใช้กฎแรก หากวางข้อยกเว้นไว้ก่อน ทั้งสองแบบจะให้ผลตรงกัน
why-empty-disallow = ตาม RFC 9309 กฎนี้ไม่มีผล แต่ครอว์เลอร์ที่ใช้กฎแรกที่ตรงกันจะละเว้นกฎที่ตามมาทั้งหมด
why-empty-allow = กฎที่ไม่มีพาธถูกละเว้น หากต้องการอนุญาตทุกอย่าง ให้เขียน “Allow: /”
why-pattern-without-slash = รูปแบบเปรียบเทียบกับพาธของ URL ตั้งแต่อักขระแรก ซึ่งเป็นเครื่องหมายทับ
why-url-as-pattern = robots.txt ใช้กับโฮสต์ที่ไฟล์อยู่ รูปแบบจึงเริ่มต้นด้วยพาธ
why-space-in-pattern = หนึ่งบรรทัดมีหนึ่งรูปแบบ ซึ่งเปรียบเทียบโดยรวมช่องว่างไปด้วย หาก URL มีช่องว่างจะเขียนเป็น %20
why-dollar-inside = เครื่องหมายนี้หมายถึงจุดสิ้นสุดของ URL เฉพาะเมื่ออยู่ท้ายรูปแบบ
why-trailing-star = รูปแบบตรงกับทุกอย่างที่ขึ้นต้นเหมือนกันอยู่แล้ว
why-repeated-star = ดอกจันแต่ละตัวเพิ่มความยาวหนึ่งไบต์ ทำให้กฎมีน้ำหนักมากกว่าที่เห็น
why-unencoded-character = คำขอจริงเข้ารหัสอักขระเหล่านี้แบบเปอร์เซ็นต์ RFC 9309 และ Google เปรียบเทียบในรูปนั้น แต่ Yandex และตัวอ่านที่เรียบง่ายกว่าไม่ทำเช่นนั้น
why-bad-percent-escape = หลังเครื่องหมายเปอร์เซ็นต์ต้องเป็นเลขฐานสิบหกสองหลัก หากต้องการเครื่องหมายเปอร์เซ็นต์เองให้เขียน %25 ตัวอ่านแต่ละตัวจัดการกรณีนี้ต่างกัน
why-lower-case-escape = RFC 9309 และ Google เปรียบเทียบรหัสแบบเปอร์เซ็นต์โดยไม่สนใจตัวพิมพ์เล็กใหญ่ แต่ตัวอ่านที่เรียบง่ายกว่าสนใจ
why-case-trap = การเปรียบเทียบพาธแยกตัวพิมพ์เล็กใหญ่ ทั้งสองจึงเป็นคนละพาธและได้คนละคำตอบ
why-yandex-rule-length = Yandex ถือว่ากฎที่ยาวกว่านี้เป็นข้อผิดพลาด
why-yandex-rule-count = Yandex ไม่อ่านกฎที่เกินขีดจำกัด
why-unexamined-rules = ไม่มีใครอ่านกฎมากขนาดนี้ และการเทียบแต่ละกฎกับกฎอื่นทั้งหมดใช้เวลานานเกินไป ผลการตัดสินของ URL ยังคงครบถ้วน
why-sensitive-path = ใคร ๆ ก็อ่าน robots.txt ได้ และผู้ที่ค้นหาไฟล์เช่นนี้ก็อ่านจริง ให้ป้องกันด้วยรหัสผ่านแทน
why-blocked-sitemap = เครื่องมือค้นหาดึง sitemap เฉพาะเมื่อ robots.txt อนุญาต ข้อนี้ใช้เมื่อ sitemap อยู่บนเว็บไซต์ของ robots.txt นี้
why-sitemap-not-absolute = ครอว์เลอร์ต้องใช้สคีมและโฮสต์ ไม่มีข้อกำหนดว่า URL แบบย่อเทียบกับสิ่งใด
why-several-sitemaps = ครอว์เลอร์อ่านค่าทั้งบรรทัดเป็น URL เดียว หรืออ่านเพียงข้อความก่อนช่องว่างแรก ให้เขียนหนึ่งบรรทัดต่อหนึ่ง sitemap
why-sitemap-scheme = การดึง sitemap ใช้ http หรือ https
why-unreachable-sitemap = ชื่อหรือที่อยู่เช่นนี้นำไปยังเครื่องหรือเครือข่ายเดียวกันเท่านั้น ให้เขียน URL สาธารณะของ sitemap
why-duplicate-sitemap = ไม่ทำให้ผลเปลี่ยน
why-crawl-delay-ignored = Crawl-delay ไม่ได้เป็นส่วนหนึ่งของ RFC 9309 ครอว์เลอร์แต่ละตัวเลือกเองว่าจะรู้จักหรือไม่ ตัวที่ไม่รู้จักจะเลือกความเร็วเอง
why-record-before-group = บรรทัดนี้มีผลกับครอว์เลอร์ของกลุ่มที่บรรทัดอยู่ แต่ตรงนี้ยังไม่มีกลุ่ม
why-invalid-value = บรรทัดที่อ่านค่าไม่ได้จะถูกละเว้น
why-lost-wildcard-records = ครอว์เลอร์ปฏิบัติตามเฉพาะกลุ่มที่ระบุชื่อตน และไม่รับสิ่งใดจาก * หากต้องการให้บรรทัดนี้มีผลด้วย ให้เขียนซ้ำในกลุ่มของครอว์เลอร์นั้น
why-contradictory-signals = กลุ่มที่มีชื่อเดียวกันจะถูกรวมกัน สัญญาณทั้งสองจึงมีผล และไม่มีแหล่งข้อมูลใดกำหนดว่าสัญญาณใดนับ ให้เก็บไว้เพียงหนึ่งสัญญาณ
why-merged-records = RFC 9309 รวมกลุ่มที่ไม่มีกฎคั่น และไม่ได้กำหนดว่ารายการอื่นของกลุ่มใช้กับครอว์เลอร์ใด ที่นี่รายการหนึ่งใช้กับบรรทัด User-agent ที่อยู่เหนือรายการนั้นโดยตรง โปรแกรมอื่นอาจอ่านต่างออกไป “Disallow:” ที่ว่างเปล่าจะแยกกลุ่มออกจากกัน
why-unknown-signal = สัญญาณที่มีชื่อหรือค่าที่ไม่รู้จักไม่มีผล ค่าของ search, ai-input และ ai-train คือ yes และ no
why-unknown-usage = ความประสงค์ที่ไม่รู้จักไม่มีผล
why-usage-of-blocked-path = ความประสงค์เกี่ยวกับเนื้อหาที่ครอว์เลอร์ดึงได้ สิ่งที่ไม่อนุญาตนั้นไม่มีการดึงตั้งแต่แรก
why-invalid-ignore = ความคิดเห็นที่ระงับการวินิจฉัยมีรูปแบบ “# robotscope: ignore CODE, CODE -- REASON” หรือใช้ ignore-file สำหรับทั้งไฟล์
why-useless-ignore = สิ่งที่ต้องการระงับไม่มีอยู่แล้ว หรืออยู่ในบรรทัดอื่น
why-unseen-directive = ครอว์เลอร์ที่ไม่ได้รับอนุญาตให้ดึงหน้าจะไม่ได้อ่านคำสั่งใดของหน้านั้น แต่ URL ก็ยังอาจแสดงในผลการค้นหา ให้อนุญาตหน้านี้หรือนำคำสั่งออก
why-contradictory-directives = เครื่องมือค้นหาส่วนใหญ่ปฏิบัติตามคำสั่งที่เข้มงวดกว่า บางรายตามคำสั่งที่ผ่อนปรนกว่า และมีน้อยรายที่บอกว่าตามคำสั่งใด
why-nosnippet-with-max-snippet = คำสั่งที่เข้มงวดกว่ามีผลเหนือกว่า จึงไม่แสดงข้อความของหน้านี้เลย หากยอมให้แสดงบางส่วน ให้เขียนเฉพาะ max-snippet
why-unknown-directive = ครอว์เลอร์ข้ามคำที่ไม่รู้จัก
why-misspelled-directive = ใน X-Robots-Tag คำก่อนเครื่องหมายทวิภาคที่ไม่ใช่คำสั่งคือชื่อบอต คำสั่งทั้งหมดที่ตามหลังจนถึงชื่อถัดไปมีไว้สำหรับบอตนั้นเท่านั้น
why-missing-comma = คำสั่งต้องคั่นด้วยคอมมา หากไม่มีจะกลายเป็นคำเดียวที่ไม่รู้จัก
why-stray-quotes = มีแต่เครื่องหมายอัญประกาศแบบตรงเท่านั้นที่ครอบค่าของแอตทริบิวต์ได้ ส่วนค่าของส่วนหัวไม่ใช้อัญประกาศเลย แบบอื่นจะกลายเป็นส่วนหนึ่งของคำ ซึ่งไม่รู้จัก
why-invalid-directive-value = คำสั่งที่อ่านค่าไม่ได้จะถูกละเว้น
why-needless-value = ค่านี้ถูกข้ามไป แต่คำสั่งยังมีผล
why-misplaced-bot-name = ในส่วนหัว ชื่อบอตและโคลอนต้องอยู่หน้าคำสั่งสำหรับบอตนั้น ในเอกสาร ชื่อบอตต้องอยู่ใน name ขององค์ประกอบ meta
why-unknown-bot-name = คำสั่งสำหรับชื่อหนึ่งมีผลเฉพาะกับครอว์เลอร์ที่ตอบรับชื่อนั้น
why-several-bot-names = ให้เขียนองค์ประกอบ meta หนึ่งรายการต่อหนึ่งบอต หรือใช้ชื่อ “robots” สำหรับทั้งหมด
why-unquoted-content = ใน HTML ค่าที่ไม่มีเครื่องหมายคำพูดสิ้นสุดที่ช่องว่างแรก ส่วนที่ตามมาจะอ่านเป็นแอตทริบิวต์อื่น โปรดใส่เครื่องหมายคำพูดครอบค่าทั้งหมด
why-retired-directive = เครื่องมือค้นหาเคยอ่านคำสั่งนี้ คำสั่งนี้ไม่เป็นโทษและนำออกได้
why-unsupported-directive = เท่าที่ทราบ คำสั่งนี้ไม่มีความหมายต่อครอว์เลอร์ที่สำคัญ
why-lone-indexifembedded = คำสั่งนี้อนุญาตสิ่งที่ noindex ห้ามสำหรับหน้าที่ถูกฝังไว้ หากไม่มี noindex ก็ไม่มีสิ่งใดให้อนุญาต
why-directive-in-body = Google อ่านองค์ประกอบ meta ที่นั่นด้วย แต่สำหรับรายอื่น ส่วนที่อ่านแน่นอนมีเพียง head
why-misspelled-header = ส่วนหัวที่มีชื่ออื่นเป็นคนละส่วนหัวกัน มีเพียง X-Robots-Tag ที่มีคำสั่งได้
why-unknown-header-signal = สัญญาณที่มีชื่อหรือค่าที่ไม่รู้จักไม่มีผล ค่าของ search, ai-input และ ai-train คือ yes และ no
why-repeated-content = ใน HTML หากมีแอตทริบิวต์ชื่อเดียวกันสองรายการ จะใช้เฉพาะรายการแรก ให้รวมคำสั่งทั้งหมดไว้ในรายการเดียว
why-swallowed-directive = ใน HTML ไม่มีองค์ประกอบอยู่ภายใน title หรือความคิดเห็น ให้ปิดส่วนนั้น แล้วองค์ประกอบที่ตามมาจะมีผล
why-wrong-meta-attribute = ครอว์เลอร์ค้นหาองค์ประกอบ meta จาก name และอ่าน content แอตทริบิวต์อื่นไม่มีผล
why-http-equiv-directive = ไม่พบว่ามีเครื่องมือค้นหาใดอ่าน X-Robots-Tag ในเอกสาร ให้ใช้องค์ประกอบ meta ที่มีชื่อ “robots”
why-ineffective-directive = ในตำแหน่งนี้ ครอว์เลอร์ไม่เห็นคำสั่งหรือไม่ถือว่ามีผล
why-uncertain-date = Google ขอให้ใช้รูปแบบที่แพร่หลาย เช่น RFC 850 ให้เขียนวันที่พร้อมเวลาและเขตเวลา
why-expired-unavailable-after = ตั้งแต่วันที่นั้น คำสั่งนี้ให้ผลเหมือน noindex หากต้องการให้ค้นพบหน้านี้ได้อีก ให้นำออก
why-reading-dependent = ครอว์เลอร์แต่ละตัวทำต่างกันในเรื่องนี้หรือไม่บอกว่าทำอย่างไร แต่มีวิธีเขียนที่ทุกตัวอ่านเหมือนกัน
why-joined-headers = บางโปรแกรมรวมส่วนหัวชื่อเดียวกันโดยใช้คอมมา ชื่อบอตจึงดูเหมือนใช้กับคำสั่งของส่วนหัวถัดไปด้วย
why-not-html = ครอว์เลอร์มองหาองค์ประกอบ meta เฉพาะใน HTML สำหรับไฟล์อื่นให้ใช้ส่วนหัว X-Robots-Tag
why-unread-charset = ในการเข้ารหัสนี้ ไบต์ของแท็กไม่ตรงกับ ASCII จึงอาจพลาดคำสั่งได้ โปรดส่งหน้าเป็น UTF-8 หรือแปลงก่อนตรวจสอบ
why-canonical-with-noindex = ลิงก์ canonical บอกว่าสองหน้าเป็นหน้าเดียวกัน ส่วน noindex บอกว่าต้องเอาหน้าหนึ่งออก Google แนะนำไม่ให้ใช้ทั้งสองอย่างพร้อมกัน แต่ลิงก์ canonical ที่ชี้ไปยังหน้านั้นเองไม่ขัดแย้งกัน
why-misplaced-nosnippet = ในองค์ประกอบอื่น แอตทริบิวต์นี้ไม่มีผล
why-unclosed-nosnippet = ไม่แน่ชัดว่าส่วนที่ห้ามแสดงครอบคลุมถึงที่ใด
why-rendered-noindex = ครอว์เลอร์ที่ไม่แสดงผลหน้าเว็บจะไม่เห็นคำสั่งนี้และอาจจัดทำดัชนีหน้านี้ ให้ใส่คำสั่งใน HTML หรือในส่วนหัว X-Robots-Tag
why-rendered-lifts-noindex = หาก Google พบ noindex ใน HTML ก็อาจไม่เรียกใช้สคริปต์เลย ส่วนครอว์เลอร์อื่นไม่เรียกใช้สคริปต์ หากต้องการให้จัดทำดัชนี อย่าใส่ noindex ใน HTML
why-rendered-canonical = ครอว์เลอร์ที่ไม่แสดงผลหน้าเว็บจะไม่เห็นการเปลี่ยนแปลงนี้ และ Google ขอให้สคริปต์ไม่เปลี่ยนลิงก์ใน HTML
why-rendered-robots = ครอว์เลอร์ที่ไม่แสดงผลหน้าเว็บเห็นเฉพาะคำสั่งใน HTML ให้ใส่คำสั่งเดียวกันไว้ที่นั่น
