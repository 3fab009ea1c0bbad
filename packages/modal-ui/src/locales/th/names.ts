import type { NamesTexts } from '../en/names.ts'

export const th: NamesTexts = {
  namesText: 'ผู้อื่นส่งมาที่ชื่อนี้แทนที่อยู่ของคุณได้ ใคร ๆ ก็เห็นว่าชื่อนี้ตรงกับที่อยู่ใด',
  namesLabel: 'ชื่อ',
  namesRules: 'อย่างน้อย 4 ตัว ใช้ตัวอักษร a ถึง z ตัวเลข และขีดกลาง',
  namesSearching: 'กำลังค้นหาชื่อที่ว่าง…',
  namesFree: 'ว่าง',
  namesTaken: 'มีเจ้าของแล้ว',
  namesTakenText: 'ชื่อนี้มีเจ้าของแล้ว โปรดเลือกชื่ออื่น',
  namesCost: 'ฟรี เพียงลง\u2060นามข้อความเพื่อยืนยัน',
  namesSubmit: 'ลงทะเบียน',
  namesSigning: 'โปรดลง\u2060นามในกระเป๋า\u2060เงิน…',
  namesRegistering: 'กำลังลงทะเบียน…',
  namesDone: 'ชื่อนี้ชี้ไปยังบัญชีของคุณแล้ว',
  namesClose: 'กลับไปที่บัญชี',

  namesErrorNetwork: 'ไม่พบเครือ\u2060ข่าย',
  namesErrorSigner: 'โปรดเชื่อมต่อกระเป๋า\u2060เงินที่ลง\u2060นามข้อความได้',
  namesErrorChainId: 'เครือ\u2060ข่ายนี้ไม่มีชื่อ โปรดเปลี่ยนไปใช้เครือ\u2060ข่ายอื่น',
  namesErrorSuggestions: 'ดึงชื่อแนะนำไม่สำเร็จ',
  namesErrorRegister: (name) => `ลงทะเบียนชื่อ ${name} ไม่สำเร็จ`,
}
