# สิ่งที่ครอว์เลอร์ทำหลังจากได้รับการตอบกลับสำหรับ robots.txt

response-status = คำขอ robots.txt ได้รับการตอบกลับด้วยสถานะ { $status }
response-network-failure = คำขอ robots.txt ไม่ได้รับการตอบกลับ

case-too-long = robots.txt มี { $size } ไบต์ เกินกว่า { $limit } ไบต์ที่จำเป็นต้องอ่าน
case-too-many-redirects = มีการเปลี่ยนเส้นทางมากเกินไป
case-redirect = { $response } ซึ่งเป็นการเปลี่ยนเส้นทางที่ไม่ได้ติดตามต่อ
case-invalid-status = { $response } ซึ่งไม่ใช่สถานะสุดท้ายของ HTTP

effect-rules = จึงใช้กฎในไฟล์นั้น
effect-rules-first = จึงใช้เฉพาะกฎใน { $bytes } ไบต์แรก
effect-no-file = ซึ่งถือเสมือนว่าไม่มี robots.txt
effect-disallow-all = จึงไม่มีสิ่งใดได้รับอนุญาตให้รวบรวมข้อมูลนอกจาก robots.txt
effect-last-good-copy = จึงใช้สำเนาล่าสุดที่ใช้การได้
effect-assumed-copy = จึงใช้สำเนาล่าสุดที่ใช้การได้ โดยถือว่าเป็นข้อความที่ให้มา
effect-last-good-copy-first = จึงใช้ { $bytes } ไบต์แรกของสำเนาล่าสุดที่ใช้การได้
effect-redirect-target = ผลจึงขึ้นอยู่กับการตอบกลับของปลายทาง

availability-answer = { availability-may } เพราะ{ $case } { $effect }
availability-in-each-case = { availability-may } ในทุกกรณี เพราะ{ $response }
availability-depends = { $name } จะได้รับอนุญาตให้รวบรวมข้อมูล { $path } หรือไม่ ขึ้นอยู่กับ{ $what } เมื่อ{ $response }
availability-may = { $name } { $access ->
    [allowed] ได้รับอนุญาตให้รวบรวมข้อมูล
    [disallowed] ไม่ได้รับอนุญาตให้รวบรวมข้อมูล
   *[unknown] อาจได้รับหรือไม่ได้รับอนุญาตให้รวบรวมข้อมูล
} { $path }

availability-step = สำหรับ { $name }{ $time ->
    [before] {" "}ในช่วง { $until }แรกที่เข้าถึง robots.txt ไม่ได้
    [after] {" "}หลังจากเข้าถึง robots.txt ไม่ได้มา { $from }
    [between] {" "}ในช่วง { $from } ถึง { $until } ที่เข้าถึง robots.txt ไม่ได้
   *[always] {""}
}{ $copy ->
    [exists] {" "}โดยมีสำเนาล่าสุดที่ใช้การได้
    [missing] {" "}โดยไม่มีสำเนาที่ใช้การได้
   *[any] {""}
}{ $site ->
    [available] {" "}ขณะที่ส่วนอื่นของเว็บไซต์ยังเข้าถึงได้
    [unavailable] {" "}ขณะที่ส่วนอื่นของเว็บไซต์ก็เข้าถึงไม่ได้
   *[any] {""}
}: { $case } { $effect }{ $access ->
    [unbound] {""}
    [allowed] {" "}พาธนี้จึงได้รับอนุญาต
    [disallowed] {" "}พาธนี้จึงถูกบล็อก
   *[unknown] {" "}ผลจึงขึ้นอยู่กับข้อความที่ไม่ได้ใส่
} ({ $certainty }; { $source })

unbound-ignores = { $name } ไม่สนใจ robots.txt ({ $certainty }) จึงไม่มีกฎใดกันไม่ให้รวบรวมข้อมูล { $path }
unbound-user-triggered = { $name } ดึง { $path } แทนผู้ใช้ได้ โดยทั่วไป robots.txt ไม่ใช้กับคำขอเช่นนี้ ({ $certainty })
unbound-rules = ตามกฎเพียงอย่างเดียว: { $rules }
availability-size = robots.txt มี { $size } ไบต์ { $name } อ่าน { $limit } ไบต์แรก กฎหลังจากนั้นจึงไม่มีผล

depends-on-time = ระยะเวลาที่ robots.txt ล้มเหลวมาแล้ว
depends-on-last-good-copy = การมีสำเนาล่าสุดที่ใช้การได้หรือไม่
depends-on-rest-of-site = การที่ส่วนอื่นของเว็บไซต์ตอบกลับหรือไม่
depends-on-size = ปริมาณของ robots.txt ที่ยาวซึ่งถูกอ่าน
depends-on-redirect-target = การตอบกลับของปลายทางการเปลี่ยนเส้นทาง
depends-on-text = ข้อความที่ไม่ได้ใส่
depends-on-crawler = การเลือกของครอว์เลอร์เอง
