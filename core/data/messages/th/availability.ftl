# สิ่งที่ครอว์เลอร์ทำหลังจากได้รับการตอบกลับสำหรับ robots.txt

response-status = คำขอ robots.txt ได้รับการตอบกลับด้วยสถานะ { $status }
response-network-failure = คำขอ robots.txt ไม่ได้รับการตอบกลับ

case-too-long = ข้อความยาวเกินกว่าที่จำเป็นต้องอ่าน
case-too-many-redirects = มีการเปลี่ยนเส้นทางมากเกินไป
case-redirect = { $response } ซึ่งเป็นการเปลี่ยนเส้นทางที่ไม่ได้ติดตามต่อ
case-invalid-status = { $response } ซึ่งไม่ใช่สถานะสุดท้ายของ HTTP

effect-rules = จึงใช้กฎในไฟล์นั้น
effect-rules-first = จึงใช้เฉพาะกฎใน { $bytes } ไบต์แรก
effect-no-file = ซึ่งถือเสมือนว่าไม่มี robots.txt
effect-disallow-all = จึงไม่มีสิ่งใดได้รับอนุญาตให้รวบรวมข้อมูลนอกจาก robots.txt
effect-last-good-copy = จึงใช้สำเนาล่าสุดที่ใช้การได้
effect-last-good-copy-first = จึงใช้ { $bytes } ไบต์แรกของสำเนาล่าสุดที่ใช้การได้
effect-redirect-target = ผลจึงขึ้นอยู่กับการตอบกลับของปลายทาง

availability-answer = { availability-may } เพราะ{ $case } { $effect }
availability-in-each-case = { availability-may } ในทุกกรณีเมื่อ{ $response }
availability-depends = { availability-may } ขึ้นอยู่กับกรณี เมื่อ{ $response }
availability-may = { $name } { $access ->
    [allowed] ได้รับอนุญาตให้รวบรวมข้อมูล
    [disallowed] ไม่ได้รับอนุญาตให้รวบรวมข้อมูล
   *[unknown] อาจได้รับหรือไม่ได้รับอนุญาตให้รวบรวมข้อมูล
} { $path }

availability-step = สำหรับ { $name }{ $time ->
    [before] {" "}ในช่วง { $until }แรกที่ไม่มี robots.txt
    [after] {" "}หลังจากไม่มี robots.txt มา { $from }
    [between] {" "}ในช่วง { $from } ถึง { $until } ที่ไม่มี robots.txt
   *[always] {""}
}{ $copy ->
    [exists] {" "}โดยมีสำเนาล่าสุดที่ใช้การได้
    [missing] {" "}โดยไม่มีสำเนาที่ใช้การได้
   *[any] {""}
}{ $site ->
    [available] {" "}ขณะที่ส่วนอื่นของเว็บไซต์ยังเข้าถึงได้
    [unavailable] {" "}ขณะที่ส่วนอื่นของเว็บไซต์ก็เข้าถึงไม่ได้
   *[any] {""}
}: { $case } { $effect } { $access ->
    [allowed] ผลคือได้รับอนุญาตให้รวบรวมข้อมูล
    [disallowed] ผลคือไม่ได้รับอนุญาตให้รวบรวมข้อมูล
   *[unknown] แต่คำตอบอยู่ในข้อความที่ไม่มีให้อ่าน
} ({ $certainty }; { $source })

availability-hours = { $count } ชั่วโมง
availability-days = { $count } วัน
