# สิ่งที่ครอว์เลอร์ทำได้: สรุป ตาราง คำอธิบาย
# “รวบรวมข้อมูล” คือคำถามของ robots.txt (ดึงหน้าได้หรือไม่) “จัดทำดัชนี” คือคำถามของคำสั่งในหน้า (แสดงในผลการค้นหาได้หรือไม่)

## ปัญหา

problems-nothing-given = ยังไม่มีอะไรให้ตรวจ
problems-none = ไม่พบปัญหา
problems-error = ข้อผิดพลาด { $count } ข้อ
problems-warning = คำเตือน { $count } ข้อ
problems-info = ข้อสังเกต { $count } ข้อ
problems-more = และอีก { $count } ข้อ
problem-severity = { $severity ->
    [error] ข้อผิดพลาด
    [warning] คำเตือน
   *[info] ข้อสังเกต
}
problem-fix = แก้ไข: { $title }

## ตำแหน่งในข้อความ

source-robots-txt = robots.txt
source-headers = ส่วนหัว
source-html = HTML
source-rendered-html = HTML หลังสคริปต์ทำงาน
size-bytes = { $count } ไบต์
size-kilobytes = { $count } kB

line-words = บรรทัดที่|บรรทัด
line-joins = ,|และ
line-sources = ของส่วนหัว|ของ HTML|ของ HTML หลังสคริปต์ทำงาน

## ตารางและสิ่งที่แสดง

table-title = ครอว์เลอร์
table-caption = สิ่งที่ครอว์เลอร์แต่ละตัวทำได้ เลือกเซลล์เพื่อดูเหตุผล
table-crawler = ครอว์เลอร์
table-own = User-Agent ของคุณเอง
table-tally = ถูกบล็อก { $blocked } จาก { $total }
table-tally-shown = แสดง { $count } ตัว
table-tally-elsewhere = และ { $names } ซึ่งอยู่ใต้วัตถุประสงค์อื่น
table-empty = ไม่มีครอว์เลอร์ที่ตรงกับตัวกรอง
table-show-all = แสดงครอว์เลอร์ทั้งหมด
table-keys = ใช้แป้นลูกศรเพื่อย้ายระหว่างเซลล์ และ Enter เพื่อดูคำอธิบาย
table-shown = แสดง { $count } จาก { $total }
group-redirect = ปลายทางของการเปลี่ยนเส้นทางถูกบล็อก
table-legend = ความแน่ใจ:
table-user-triggered = ตามคำขอของผู้ใช้
table-user-triggered-why = ดึงสิ่งที่ผู้ใช้ขอ โดยทั่วไป robots.txt ไม่มีผลกับครอว์เลอร์นี้
table-token = โทเค็นควบคุม
table-token-why = ไม่ดึงข้อมูลใด เพียงควบคุมว่าหน้าที่ครอว์เลอร์อื่นดึงจะนำไปใช้อะไรได้
table-legacy = ชื่อเก่า
table-retired = เลิกใช้งานแล้ว

filter-text = กรอง
filter-text-example = ชื่อหรือผู้ดำเนินการ
filter-operator = ผู้ดำเนินการ
filter-operator-all = ทุกบริษัท
filter-purpose = วัตถุประสงค์
filter-purpose-all = ทุกวัตถุประสงค์
filter-rows = แถวที่แสดง
filter-verdict = ผลตัดสิน
layout = แสดงครอว์เลอร์เป็น
layout-groups = กลุ่ม
layout-table = ตาราง
filter-all = ทั้งหมด
filter-blocked = ถูกบล็อก
filter-allowed = อนุญาต
filter-hidden = ไม่จัดทำดัชนี
filter-differing = เฉพาะตัวที่ผลต่างออกไป
filter-differing-why = ครอว์เลอร์ที่มีผลการตัดสินอย่างน้อยหนึ่งอย่างต่างจากครอว์เลอร์ส่วนใหญ่ สิ่งที่บอกเกี่ยวกับ AI ไม่ใช่ผลการตัดสิน

line-of-text = { $source ->
    [robots-txt] บรรทัดที่ { $line } ของ robots.txt
    [headers] บรรทัดที่ { $line } ของส่วนหัว
    [rendered-html] บรรทัดที่ { $line } ของ HTML หลังสคริปต์ทำงาน
   *[html] บรรทัดที่ { $line } ของ HTML
}
line-decides = { $line } ตัดสินสำหรับ User-Agent { $decides } ตัว
line-binds = { $line } ใช้กับ User-Agent { $binds } ตัวแต่ไม่ได้ตัดสิน
line-decides-and-binds = { $line } ตัดสินสำหรับ User-Agent { $decides } ตัว และใช้กับอีก { $binds } ตัว
line-hint = คลิกที่บรรทัดเพื่อดูว่ามีผลกับครอว์เลอร์ใด
line-only = แสดงเฉพาะตัวเหล่านี้
line-mark-decides = บรรทัดนี้ตัดสิน
line-mark-binds = บรรทัดนี้ใช้กับครอว์เลอร์นี้

column-crawl = รวบรวม
column-index = ดัชนี
column-follow = ลิงก์
column-snippet = ข้อความ
column-image-preview = รูปภาพ
column-video-preview = วิดีโอ
column-translation = แปล
column-archive = สำเนา
column-ai-use = ใช้กับ AI

question-crawl = ดึงหน้านี้ได้หรือไม่
question-index = แสดงหน้านี้ในผลการค้นหาได้หรือไม่
question-follow = ติดตามลิงก์ในหน้านี้ได้หรือไม่
question-snippet = แสดงข้อความของหน้านี้ได้กี่อักขระ
question-image-preview = ขนาดสูงสุดของตัวอย่างรูปภาพ
question-video-preview = แสดงวิดีโอของหน้านี้ได้กี่วินาที
question-translation = เสนอคำแปลได้หรือไม่
question-archive = เสนอสำเนาได้หรือไม่
question-ai-use = การใช้กับ AI

csv-index = จัดทำดัชนี
csv-follow = ติดตามลิงก์
csv-snippet = ตัวอย่างข้อความ (อักขระ)
csv-image-preview = ตัวอย่างรูปภาพ
csv-video-preview = ตัวอย่างวิดีโอ (วินาที)
csv-translation = คำแปล
csv-archive = สำเนา

asked-image-index = จัดทำดัชนีรูปภาพ
asked-foreign-description = คำอธิบายจากแหล่งอื่น
asked-embedded = จัดทำดัชนีเมื่อถูกฝัง
asked-unavailable-after = ไม่แสดงหลังจาก

rule-line = บรรทัดที่ { $line }
rule-no-robots = ยังไม่มี robots.txt
rule-no-url = ไม่มี URL
rule-depends = ขึ้นอยู่กับ{ $what }
rule-each = เหมือนกันทุกกรณี
rule-no-file = เสมือนไม่มี robots.txt
rule-too-long = robots.txt ยาวเกินไป ถือเสมือนว่าไม่มี
rule-disallow-all = เสมือนไม่อนุญาตทุกอย่าง
rule-redirect = ปลายทางของการเปลี่ยนเส้นทางเป็นตัวตัดสิน
rule-last-copy = สำเนาล่าสุดที่ใช้การได้เป็นตัวตัดสิน
rule-itself = robots.txt ได้รับอนุญาตเสมอ
rule-ignores-wildcard = ไม่สนใจกลุ่ม *
rule-no-group = ไม่มีกลุ่มสำหรับครอว์เลอร์นี้
rule-no-match = ไม่มีกฎที่ตรงกัน
rule-beyond = ไม่มีกฎใน { $limit } ไบต์แรกจาก { $size } ไบต์

certainty-documented = มีเอกสารยืนยัน
certainty-reported = มีผู้รายงาน
certainty-assumed = สันนิษฐาน

## คำตอบของคำสั่งในหน้า

aspect-allowed = อนุญาต
aspect-forbidden = ห้าม
aspect-not-for-now = ยังไม่ได้ในตอนนี้
aspect-unknown = ไม่ทราบ เพราะไม่ได้ใส่ทั้งส่วนหัวและ HTML
aspect-unchanged = ไม่ทราบ เพราะสถานะคือ 304 จึงใช้สิ่งที่หน้านี้ระบุไว้ก่อนหน้า
aspect-unseen = { $answer } แต่ครอว์เลอร์ไม่เห็น
aspect-tentative = { $known ->
    [headers] { $answer } โดยพิจารณาจากส่วนหัวเท่านั้น
   *[html] { $answer } โดยพิจารณาจาก HTML เท่านั้น
}
limit-unstated = ไม่ได้ระบุขีดจำกัด
limit-unlimited = ไม่จำกัด
limit-none = ไม่แสดง
limit-characters = ไม่เกิน { $count } อักขระ
limit-seconds = ไม่เกิน { $count } วินาที
image-standard = ขนาดปกติ
image-large = ขนาดใหญ่
sign-standard = ปกติ
sign-large = ใหญ่
unavailable-after = { $timing ->
    [pending] { $moment } (ในอนาคต)
    [over] { $moment } (ผ่านไปแล้ว)
   *[unknown] { $moment } (ไม่ได้ใส่วันที่ปัจจุบัน)
}

## ข้อความเป็นภาษาง่าย ๆ

plain-title = อธิบายง่าย ๆ
plain-all = ครอว์เลอร์ทั้งหมด
plain-others = ครอว์เลอร์อื่นทั้งหมด
plain-path = “{ $path }”
plain-lines = บรรทัดที่ { $lines }
plain-group = { $what ->
    [nothing] { $names } รวบรวมข้อมูลไม่ได้เลย ({ $lines })
    [only] { $names } รวบรวมข้อมูลได้เฉพาะ { $allowed } ({ $lines })
    [but] { $names } รวบรวมข้อมูลได้ทั้งหมดยกเว้น { $paths } ({ $lines })
    [except] { $names } รวบรวมข้อมูลได้ทั้งหมดยกเว้น { $paths } แต่ยังอนุญาต { $allowed } ({ $lines })
   *[everything] { $names } รวบรวมข้อมูลได้ทั้งหมด ({ $lines })
}
plain-unknown = ยังไม่มี robots.txt
plain-not-applied = สถานะของ robots.txt: { $status } ไม่มีครอว์เลอร์ใดใช้กฎของข้อความนี้
plain-some = สถานะของ robots.txt: { $status } ครอว์เลอร์ { $count } จาก { $total } ตัวยังใช้ข้อความนี้ได้
plain-with-success = หากสถานะเป็น 200 ข้อความนี้หมายความว่า:
plain-exceptions = ข้อยกเว้น: { $list }
plain-exempt-precedence = ครอว์เลอร์ { $count } ตัวจัดลำดับ Allow กับ Disallow ต่างออกไป
plain-exempt-wildcard = ครอว์เลอร์ { $count } ตัวไม่สนใจกลุ่มสำหรับ *
plain-exempt-ignoring = { $count } ตัวไม่สนใจ robots.txt
plain-exempt-user-triggered = { $count } ตัวทำแทนผู้ใช้
plain-no-rules = ไม่มีกฎ จึงอนุญาตทุกอย่าง
plain-more = และอีก { $count } กลุ่ม
plain-sitemaps = มีแผนผังเว็บไซต์ { $count } รายการ ({ $lines })

## AI

ai-title = AI
ai-matrix = ครอว์เลอร์ของผู้ให้บริการแต่ละรายใช้หน้านี้เพื่อ AI อย่างไรได้บ้าง สำหรับโทเค็นควบคุม จะนับเฉพาะกลุ่มของโทเค็นใน robots.txt เพราะครอว์เลอร์อื่นเป็นผู้ดึงหน้า
ai-no-crawler = ไม่มีครอว์เลอร์ประเภทนี้
ai-not-used = ไม่นำไปใช้
ai-none = ข้อความเหล่านี้ไม่ได้บอกอะไรเกี่ยวกับการใช้หน้านี้กับ AI
ai-about = สิ่งที่ข้อความเหล่านี้บอกเกี่ยวกับการใช้หน้านี้กับ AI นอกจากกฎใน robots.txt สัญญาณเหล่านี้ไม่เปลี่ยนผลการตัดสิน
ai-count = { $count } สัญญาณ
ai-column-signal = สัญญาณ
ai-column-use = การใช้งาน
ai-column-says = บอกว่า
ai-column-honoured = ปฏิบัติตาม
ai-terms = เงื่อนไข:
ai-overruled-by = ถูกแทนด้วย { $signal }
ai-no-signal = ไม่มีข้อความใดบอก
ai-sentence = { $visibility ->
    [unseen] { $signal } ({ $usage }): { $stance } (ไม่เห็น)
   *[seen] { $signal } ({ $usage }): { $stance }
}
ai-and-more = { $sentences } และอีก { $count } รายการ

support-yes = ใช่
support-no = ไม่
support-unknown = ไม่ทราบ

signal-product-token = กลุ่มสำหรับ product token
signal-wildcard-group = กลุ่มสำหรับ *
signal-training-preference = กลุ่มสำหรับความต้องการเรื่องการฝึก (ร่าง)
signal-content-signal = Content-Signal
signal-content-signal-header = Content-Signal ในส่วนหัว
signal-content-usage = Content-Usage ใน robots.txt
signal-content-usage-header = Content-Usage ในส่วนหัว
signal-tdm-reservation-meta = tdm-reservation ใน HTML
signal-tdm-reservation-header = tdm-reservation ในส่วนหัว
signal-license-script = สัญญาอนุญาตใน HTML
signal-license-element = ลิงก์ไปยังสัญญาอนุญาตใน HTML
signal-license-header = ลิงก์ไปยังสัญญาอนุญาตในส่วนหัว
signal-license-record = License ใน robots.txt
signal-noai = noai
signal-noimageai = noimageai
signal-noml = noml
signal-nosnippet = nosnippet
signal-max-snippet = max-snippet
signal-noarchive = noarchive
signal-nocache = nocache

usage-search = การค้นหา
usage-ai-input = คำตอบของ AI
usage-ai-training = การฝึก AI
usage-ai = AI
usage-images-for-ai = รูปภาพสำหรับ AI
usage-text-and-data-mining = การทำเหมืองข้อความและข้อมูล
usage-any = ทุกการใช้งาน

stance-allowed = อนุญาต
stance-disallowed = ไม่อนุญาต
stance-snippet-alone = เฉพาะ URL ชื่อหน้า และตัวอย่างข้อความ
stance-immediate = ใช้ทันที
stance-reference = ใช้อ้างอิง
stance-licensed = ตามเงื่อนไข
stance-reserved = สงวนสิทธิ์
stance-not-reserved = ไม่สงวนสิทธิ์
stance-conflicting = ขัดแย้งกัน

## แถวที่เปิดอยู่

detail-not-in-catalogue = ไม่มีในแค็ตตาล็อก จึงอ่านตาม RFC 9309
detail-all = ทุกอย่างเกี่ยวกับ { $name }
detail-unseen = ไม่เห็น

why-title = เหตุผล: { $name }
why-nothing-chosen = เลือกครอว์เลอร์เพื่อดูเหตุผลของคำตอบ
why-no-robots = ยังไม่มี robots.txt โปรดวางเพื่อดูคำตอบ
why-no-url = ป้อน URL ด้านบนเพื่อดูคำตอบ
why-made-by = ตัดสินโดย:
why-prevails = มีผลเหนือ:
why-default = ไม่มีคำสั่งสำหรับ { $name } ที่กล่าวถึงเรื่องนี้ จึงใช้ค่าเริ่มต้น
why-default-unseen = ไม่มีคำสั่งสำหรับ { $name } ที่กล่าวถึงเรื่องนี้
why-unseen = { $name } ไม่ได้รับอนุญาตให้ดึงหน้านี้ จึงไม่เห็นคำสั่ง และคำสั่งไม่มีผล
why-contradictory = คำสั่งขัดแย้งกัน และไม่มีเอกสารระบุว่าคำสั่งใดมีผล
why-settled = ไม่มีคำสั่งอื่นใดเปลี่ยนคำตอบนี้ได้
why-tentative = { $known ->
    [headers] ไม่ได้ใส่ HTML ซึ่งอาจทำให้คำตอบนี้เปลี่ยน
    [html] ไม่ได้ใส่ส่วนหัว ซึ่งอาจทำให้คำตอบนี้เปลี่ยน
   *[none] ไม่ได้ใส่ทั้งส่วนหัวและ HTML ซึ่งอาจทำให้คำตอบนี้เปลี่ยน
}
why-ai-beside = สัญญาณเกี่ยวกับ AI ไม่เปลี่ยนผลการตัดสิน
why-ai-overruled = สัญญาณอื่นใช้แทนแล้ว: { $signal }
why-ai-honoured = { $support ->
    [yes] ครอว์เลอร์นี้ปฏิบัติตาม
    [no] ครอว์เลอร์นี้ไม่ปฏิบัติตาม
   *[unknown] ไม่ทราบว่าครอว์เลอร์นี้ปฏิบัติตามหรือไม่
}
why-sources = แหล่งอ้างอิง
why-source-rfc9309-agents = RFC 9309 หัวข้อ 2.2.1: กลุ่มใดใช้กับครอว์เลอร์
why-source-rfc9309-rules = RFC 9309 หัวข้อ 2.2.2: กฎใดเป็นกฎที่ตัดสิน
why-source-rfc9309-patterns = RFC 9309 หัวข้อ 2.2.3: อักขระพิเศษในรูปแบบ
why-source-rfc9309-unavailable = RFC 9309 หัวข้อ 2.3.1.3: เมื่อ robots.txt ไม่พร้อมใช้งาน
why-source-rfc9309-unreachable = RFC 9309 หัวข้อ 2.3.1.4: เมื่อเข้าถึง robots.txt ไม่ได้
why-source-rfc9309-redirects = RFC 9309 หัวข้อ 2.3.1.2: การเปลี่ยนเส้นทางของ robots.txt
why-source-rfc9309-caching = RFC 9309 หัวข้อ 2.4: การแคช robots.txt
why-source-google-robots-txt = Google: วิธีอ่าน robots.txt
why-source-google-robots-meta = Google: องค์ประกอบ meta robots และ X-Robots-Tag
why-source-bing-robots-meta = Bing: องค์ประกอบ meta robots ที่รองรับ
why-source-html-meta = มาตรฐาน HTML: องค์ประกอบ meta
why-source-operator = { $operator }: เกี่ยวกับครอว์เลอร์ของตน
why-source-content-signals = Content Signals: นโยบาย
why-source-aipref-attach = ร่างของ IETF: Content-Usage
why-source-tdm-rep = รายงานของกลุ่มชุมชน W3C: TDM Reservation Protocol
why-source-rsl-standard = RSL: มาตรฐาน
why-new-tab = (เปิดในแท็บใหม่)

facts-title = สิ่งที่ทราบเกี่ยวกับ { $name }
facts-reads-like = อ่านแบบเดียวกับ
facts-answers-to = ตอบรับชื่อ
facts-in-pages = ในหน้าเว็บ
facts-wildcard = กลุ่มสำหรับ *
facts-wildcard-obeys = ปฏิบัติตามเมื่อไม่มีกลุ่มที่ระบุชื่อ
facts-wildcard-ignores = ไม่สนใจ
facts-wildcard-unknown = ไม่ทราบ
facts-crawl-delay = Crawl-delay
facts-crawl-delay-yes = ปฏิบัติตาม
facts-crawl-delay-no = ไม่ปฏิบัติตาม
facts-crawl-delay-unknown = ไม่ทราบ
facts-user-agent = User-Agent
facts-source = แหล่งที่มา
facts-read = (อ่านเมื่อ { $day })
facts-read-more = อ่านเพิ่มเติม
facts-then = { $list } แล้วจึง { $next }
records-title = ฟิลด์อื่น: { $names }
records-unknown = ไม่ทราบว่าปฏิบัติตามหรือไม่
records-honoured-by = ปฏิบัติตามโดย { $names }

readings-count = ไดอะเล็กต์อื่น: ต่างกัน { $count } จาก { $total } แบบ
readings-same = ไดอะเล็กต์อื่นทั้งหมดให้คำตอบเดียวกัน
readings-caption = คำตอบของไดอะเล็กต์อื่น
readings-reader = ไดอะเล็กต์
readings-answer = คำตอบ
readings-line = บรรทัด
readings-because = เหตุผลที่ต่างกัน
readings-like-this = คำตอบเดียวกัน

indexing-title = การจัดทำดัชนี
indexing-prevails-over = มีผลเหนือ
indexing-others = คำสั่งอื่น
indexing-readings = ไดอะเล็กต์อื่นของคำสั่ง
indexing-no-readings = ไม่มีไดอะเล็กต์อื่นที่เปลี่ยนคำตอบ
indexing-reads-like = อ่านคำสั่งแบบเดียวกับ { $dialect }

## ตัวอย่างผลการค้นหา

preview-title = สิ่งที่ผู้ค้นหาจะเห็น
preview-hidden = หน้านี้ไม่แสดงในผลการค้นหา
preview-hidden-for-now = หน้านี้ยังไม่แสดงในผลการค้นหาในตอนนี้ หากอยู่ในดัชนีแล้วจะคงอยู่ระยะหนึ่ง
preview-hidden-assumed = สันนิษฐานว่าหน้านี้ไม่แสดงในผลการค้นหา แต่ไม่มีเอกสารระบุ
preview-url-only = อย่างมากแสดงเพียง URL โดยไม่มีตัวอย่างข้อความ หากหน้าอื่นลิงก์มา
preview-listed = หน้านี้แสดงในผลการค้นหา
preview-canonical = { $certainty ->
    [assumed] หน้านี้หรือหน้า canonical จะแสดงในผลการค้นหา การที่หน้า canonical อาจแสดงแทนเป็นเพียงข้อสันนิษฐาน ไม่มีเอกสารระบุ
   *[documented] หน้านี้หรือหน้า canonical แทนที่จะแสดงในผลการค้นหา
}
preview-listed-until = หน้านี้แสดงในผลการค้นหาจนถึง { $moment }
preview-depends = หน้านี้จะแสดงในผลการค้นหาหรือไม่ขึ้นอยู่กับการรวบรวมข้อมูล
preview-depends-until = หน้านี้จะแสดงในผลการค้นหาหรือไม่ขึ้นอยู่กับการรวบรวมข้อมูล และสิ้นสุดเมื่อ { $moment }
preview-unknown = { $known ->
    [unchanged] ไม่ทราบว่าหน้านี้แสดงในผลการค้นหาหรือไม่ เพราะสถานะคือ 304 จึงใช้สิ่งที่หน้านี้ระบุไว้ก่อนหน้า
   *[none] ไม่ทราบว่าหน้านี้แสดงในผลการค้นหาหรือไม่ เพราะไม่ได้ใส่ทั้งส่วนหัวและ HTML
}
preview-tentative = { $known ->
    [headers] หน้านี้แสดงในผลการค้นหา โดยพิจารณาจากส่วนหัวเท่านั้น
   *[html] หน้านี้แสดงในผลการค้นหา โดยพิจารณาจาก HTML เท่านั้น
}
preview-snippet = ตัวอย่างข้อความ: { $limit }
preview-image = ตัวอย่างรูปภาพ: { $limit }
preview-video = ตัวอย่างวิดีโอ: { $limit }
preview-video-static = ตัวอย่างวิดีโอ: ไม่เกินภาพนิ่ง
preview-translation = คำแปล: { $permission }
preview-archive = สำเนาที่เก็บไว้: { $permission }
preview-picture = ภาพจำลองของผลการค้นหา เครื่องมือค้นหาแต่ละรายเลือกและย่อชื่อและข้อความตามวิธีของตน
preview-missing = ไม่ทราบ: { $texts } เนื้อหานั้นอาจทำให้ภาพจำลองนี้เปลี่ยนไป
preview-no-title = ชื่อของหน้า
preview-title-unknown = ไม่ทราบชื่อ เพราะไม่ได้ใส่ HTML
preview-no-text = ข้อความของหน้า หรือคำอธิบายที่เครื่องมือค้นหาพบ ใส่ HTML เพื่อดูที่นี่
preview-no-snippet = ไม่แสดงข้อความ
preview-nothing-known = ไม่แสดงข้อมูลเกี่ยวกับหน้านี้
preview-image-large = รูปภาพขนาดใหญ่
preview-image-standard = รูปภาพขนาดเล็ก
preview-until = จนถึง { $moment }

## สิ่งที่เครื่องมืออื่นว่าเกี่ยวกับข้อความเดียวกัน

tools-title = เครื่องมืออื่นว่าอย่างไร
tools-about = นี่คือคำตอบของ Lighthouse และ Google Search Console สำหรับข้อความเหล่านี้ ตามชื่อที่ใช้ในเครื่องมือนั้น ทั้งสองอาจเห็นมากกว่าข้อความเหล่านี้ เช่น สคริปต์ การเปลี่ยนเส้นทาง และสิ่งที่ Google รู้เกี่ยวกับหน้านี้
tools-more = ไม่แสดงอีก { $count } รายการ
