# เหตุผลที่ครอว์เลอร์ได้รับหรือไม่ได้รับอนุญาตให้ดึง URL

crawl-may = { $name } { $access ->
    [allowed] ได้รับอนุญาตให้รวบรวมข้อมูล
   *[disallowed] ไม่ได้รับอนุญาตให้รวบรวมข้อมูล
} { $path }
crawl-reason-robots-txt-itself = { crawl-may } เพราะ robots.txt เองได้รับอนุญาตเสมอ
crawl-reason-no-group = { crawl-may } เพราะไม่มีกลุ่มใดใช้กับครอว์เลอร์นี้
crawl-reason-wildcard-ignored = { crawl-may } เพราะไม่มีกลุ่มใดระบุชื่อครอว์เลอร์นี้ และครอว์เลอร์นี้ไม่สนใจกลุ่มสำหรับ * ใน{ crawl-lines }
crawl-reason-no-match = { crawl-may } เพราะไม่มีกฎในกลุ่มของครอว์เลอร์นี้ที่ตรงกัน
crawl-reason-longest-match = { crawl-may } เพราะบรรทัดที่ { $line } “{ $rule }” เป็นกฎที่ตรงกันยาวที่สุด
crawl-reason-allow-wins-tie = { crawl-may } เพราะบรรทัดที่ { $line } “{ $rule }” ยาวเท่ากับกฎ Disallow ที่ตรงกันและยาวที่สุด ซึ่งเมื่อยาวเท่ากัน Allow ชนะ
crawl-reason-first-match = { crawl-may } เพราะบรรทัดที่ { $line } “{ $rule }” เป็นกฎแรกที่ตรงกัน
crawl-reason-allow-first = { crawl-may } เพราะเมื่อพิจารณาบรรทัด Allow ก่อน Disallow กฎแรกที่ตรงกันคือบรรทัดที่ { $line } “{ $rule }”

crawl-lines = บรรทัดที่ { $lines }

crawl-step-named = { $count ->
    [0] ไม่มีบรรทัด User-agent ใดระบุ { $token }
   *[other] บรรทัดที่ { $lines } ระบุ { $token }
}
crawl-step-named-alike = { $count ->
    [0] ไม่มีบรรทัด User-agent ใดระบุ { $token } ซึ่งเป็นชื่อที่ { $name } ตอบรับเช่นกัน
   *[other] บรรทัดที่ { $lines } ระบุ { $token } ซึ่งเป็นชื่อที่ { $name } ตอบรับเช่นกัน
}

crawl-step-wildcard-replaced = กลุ่มที่ระบุชื่อครอว์เลอร์ใช้แทนกลุ่มสำหรับ *
crawl-step-wildcard-applies = จึงใช้กลุ่มสำหรับ * ใน{ crawl-lines }
crawl-step-wildcard-ignored = มีกลุ่มสำหรับ * ใน{ crawl-lines } แต่ { $name } ไม่สนใจกลุ่มนี้
crawl-step-wildcard-absent = กลุ่มสำหรับ * ก็ไม่มีเช่นกัน

crawl-step-passed-over = มีกลุ่มสำหรับครอว์เลอร์นี้อีก { $count } กลุ่มซึ่งถูกละเว้น เพราะไดอะเล็กต์นี้ใช้เพียงกลุ่มเดียว
crawl-step-merged-wildcards = มี { $count } กลุ่มสำหรับ * จึงรวมกฎเข้าด้วยกัน
crawl-step-merged = มี { $count } กลุ่มที่ระบุครอว์เลอร์เดียวกัน จึงรวมกฎเข้าด้วยกัน
crawl-step-one-group = บรรทัดที่ { $lines } อยู่ในกลุ่มเดียวกัน เพราะไม่มีกฎคั่นระหว่างบรรทัด User-agent (RFC 9309, 2.2.1)

crawl-step-host-and-path = URL ไม่มีสคีม จึงอ่านเป็นชื่อโฮสต์และพาธ { $path }
crawl-step-canonical = เปรียบเทียบพาธในรูปแบบมาตรฐานคือ { $path }
crawl-step-lower-case-escape = การเข้ารหัสด้วยตัวพิมพ์เล็กใน URL ทำให้ผลต่างกัน เพราะครอว์เลอร์นี้อ่านการเข้ารหัสในกฎเป็นตัวพิมพ์ใหญ่ แต่อ่านใน URL ตามที่เขียน สำหรับ { $path } บรรทัดที่ { $line } “{ $rule }” เป็นกฎที่ตัดสิน

crawl-rule-matches = บรรทัดที่ { $line } “{ $rule }” ตรงกัน { $bytes } ไบต์
crawl-rule-longest = บรรทัดที่ { $line } “{ $rule }” เป็นกฎที่ตรงกันยาวที่สุด ({ $bytes } ไบต์)
crawl-rule-wins = { crawl-rule-matches } และเป็นกฎที่ตัดสิน
crawl-rule-shorter = บรรทัดที่ { $line } “{ $rule }” เป็นกฎที่ตรงกันแต่สั้นกว่า ({ $bytes } ไบต์)
crawl-rule-loses-tie = { crawl-rule-matches } แต่แพ้เมื่อยาวเท่ากัน
crawl-rule-repeats = { crawl-rule-matches } และกำหนดซ้ำแบบเดียวกัน
crawl-rule-later = { crawl-rule-matches } แต่อยู่ทีหลัง
crawl-rule-overruled = { crawl-rule-matches } แต่ไม่มีผลในกรณีนี้
crawl-rule-empty = บรรทัดที่ { $line } “{ $rule }” ไม่มีพาธจึงไม่มีผล
crawl-rule-everything-wins = บรรทัดที่ { $line } “{ $rule }” อนุญาตทุกอย่างและเป็นกฎที่ตัดสิน
crawl-rule-everything-loses = บรรทัดที่ { $line } “{ $rule }” อนุญาตทุกอย่างแต่ไม่ใช่กฎที่ตัดสิน
crawl-rules-more = มีกฎอื่นอีก { $count } ข้อที่ตรงกันแต่ไม่ใช่กฎที่ตัดสิน

crawl-end-robots-txt-itself = ครอว์เลอร์ดึง /robots.txt ได้เสมอ (RFC 9309, 2.2.2)
crawl-end-no-group = ไม่มีกลุ่มใดใช้ได้ ทุกอย่างจึงได้รับอนุญาต
crawl-end-no-match = ไม่มีกฎใดตรงกัน พาธนี้จึงได้รับอนุญาต
crawl-end-no-path-matches = ไม่มีกฎใดที่มีพาธตรงกัน พาธนี้จึงได้รับอนุญาต
crawl-end-allow-wins-tie = เมื่อกฎที่ยาวเท่ากันขัดแย้งกัน Allow ชนะ

compliance-obeys = { $name } ปฏิบัติตาม robots.txt ({ $certainty })
compliance-ignores = { $name } ไม่สนใจ robots.txt ({ $certainty })
compliance-user-triggered = { $name } ดึงสิ่งที่ผู้ใช้ขอ และโดยทั่วไปไม่ใช้ robots.txt ({ $certainty })
compliance-unknown = ไม่ทราบว่า { $name } ปฏิบัติตาม robots.txt หรือไม่
