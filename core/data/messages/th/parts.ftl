# ส่วนของประโยคที่ใช้ในหลายประโยค

list-next = { $list }, { $next }
list-last = { $list } และ { $next }
list-rest = { $list } และอีก { $count } รายการ
list-none = ไม่มี
list-next-phrase = { $list }; { $next }

sentences = { $list } { $next }

quoted-line = บรรทัดที่ { $line } “{ $text }”

sure-documented = มีเอกสารยืนยัน
sure-reported = มีผู้รายงาน
sure-assumed = สันนิษฐาน

operator-unknown = ไม่ทราบผู้ดำเนินการ
operator-any-user = ผู้ใช้ทุกคน
operator-customers = { $company } (ลูกค้า)

time-years = { $count } ปี
time-days = { $count } วัน
time-hours = { $count } ชั่วโมง
time-minutes = { $count } นาที
time-seconds = { $count } วินาที
