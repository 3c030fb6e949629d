# รายการอื่นนอกจากกฎ

delay-one = บรรทัดที่ { $line } ขอให้ { $name } รอ { $seconds } วินาทีระหว่างคำขอแต่ละครั้ง { delay-honoured }
delay-several = มีหลายบรรทัดขอให้ { $name } รอนานไม่เท่ากัน และไม่มีแหล่งข้อมูลใดบอกว่าบรรทัดใดมีผล { delay-honoured }
delay-none = ไม่มีบรรทัดใดขอให้ { $name } รอระหว่างคำขอ
delay-honoured = { $honoured ->
    [yes] และครอว์เลอร์นี้ปฏิบัติตาม ({ $certainty })
    [no] แต่ครอว์เลอร์นี้ไม่สนใจ ({ $certainty })
   *[unknown] แต่ไม่ทราบว่าครอว์เลอร์นี้ปฏิบัติตามหรือไม่
}
same-group = RFC 9309 นับบรรทัดที่ { $lines } รวมอยู่ในกลุ่มเดียวกัน เพราะไม่มีกฎคั่นระหว่างบรรทัด User-agent และไม่ได้กำหนดว่ารายการเช่นนี้ใช้กับครอว์เลอร์ใด คำตอบนี้ใช้เฉพาะรายการที่อยู่ใต้บรรทัด User-agent ของครอว์เลอร์นี้โดยตรง

record-fault-empty = ต้องมีค่า
record-fault-extra-text = ต้องไม่มีข้อความเพิ่มเติม
record-fault-not-a-number = ต้องเป็นจำนวนวินาที เช่น 10 หรือ 0.5
record-fault-too-great = ต้องเป็นจำนวนที่น้อยกว่านี้
record-fault-not-a-rate = ต้องเป็นจำนวนเอกสารต่อช่วงเวลา เช่น 1/10s หรือ 20/1h
record-fault-not-a-time = ต้องเป็นเวลาสองค่า เช่น 0600-0845
record-fault-not-absolute = ต้องเป็น URL แบบเต็ม เช่น https://example.com/sitemap.xml
record-fault-not-a-host = ต้องเป็นชื่อโฮสต์ เช่น www.example.com และพอร์ตไม่เกิน 65535
record-fault-no-parameter = ต้องเป็นชื่อพารามิเตอร์ของคิวรี
record-fault-not-a-path = ต้องเป็นพาธซึ่งขึ้นต้นด้วย / หรือ *
record-fault-too-long = ต้องยาวไม่เกิน 500 อักขระ
record-fault-not-a-dictionary = ต้องเป็นความประสงค์ เช่น train-ai=n ด้วยตัวพิมพ์เล็ก
