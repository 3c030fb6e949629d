# ความสัมพันธ์ระหว่างกฎและระหว่างเวอร์ชันของ robots.txt

dead-overruled = บรรทัดที่ { $line } “{ $rule }” ไม่เคยเป็นกฎที่ตัดสิน เพราะทุกครั้งที่ตรงกัน { $by } ก็ตรงกันด้วยและมีน้ำหนักกว่า
dead-implied = บรรทัดที่ { $line } “{ $rule }” ไม่เปลี่ยนแปลงอะไร เพราะหากไม่มีบรรทัดนี้ { $by } จะเป็นกฎที่ตัดสินและให้ผลเดียวกัน
dead-allowed-anyway = บรรทัดที่ { $line } “{ $rule }” ไม่เปลี่ยนแปลงอะไร เพราะไม่มีกฎอื่นห้ามพาธเหล่านี้ จึงได้รับอนุญาตอยู่แล้ว
dead-no-url = บรรทัดที่ { $line } “{ $rule }” ไม่ตรงกับสิ่งใด เพราะไม่มี URL ใดมีพาธเช่นนี้
dead-robots-txt-itself = บรรทัดที่ { $line } “{ $rule }” ไม่เปลี่ยนแปลงอะไร เพราะตรงกับ /robots.txt เท่านั้น ซึ่งได้รับอนุญาตเสมอ
dead-or = { $list } หรือ { $next }

changed-path = { $path } { $access ->
    [allowed] ได้รับอนุญาตแล้ว
   *[disallowed] ไม่ได้รับอนุญาตแล้ว
} โดยตอนนี้{ $line ->
    [0] ไม่มีกฎใดตัดสิน
   *[other] กฎที่ตัดสินคือบรรทัดที่ { $line } “{ $rule }”
} ก่อนหน้านี้{ $old_line ->
    [0] ไม่มีกฎใดตัดสิน
   *[other] คือบรรทัดที่ { $old_line } “{ $old_rule }”
}

differing-path = { $path } { $access ->
    [allowed] ได้รับอนุญาต
   *[disallowed] ไม่ได้รับอนุญาต
}สำหรับ { $crawler } โดย{ $line ->
    [0] ไม่มีกฎใดตัดสิน
   *[other] กฎที่ตัดสินคือบรรทัดที่ { $line } “{ $rule }”
} ส่วน { $other } { $other_line ->
    [0] ไม่มีกฎใดตัดสิน
   *[other] คือบรรทัดที่ { $other_line } “{ $other_rule }”
}

record-added = บรรทัดที่ { $line } เพิ่มมาใหม่: “{ $record }”
record-removed = บรรทัดที่ { $old_line } หายไป: “{ $old_record }”
record-changed = บรรทัดที่ { $line } เป็น “{ $record }” แล้ว ก่อนหน้านี้คือ “{ $old_record }” (บรรทัดที่ { $old_line })
