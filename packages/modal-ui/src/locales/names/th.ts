import type { NamesTexts } from './en.ts'

export const th: NamesTexts = {
  namesText: 'ผู้อื่นค้นหาบัญชีของคุณได้ด้วยชื่อนี้ ทุกคนเห็นที่อยู่ที่ชื่อนี้ชี้ไปได้',
  namesLabel: 'ชื่อ',
  namesRules: 'อย่างน้อย 4 ตัว ใช้ตัวอักษร a ถึง z ตัวเลข และขีดกลาง',
  namesSearching: 'กำลังค้นหาชื่อที่ว่าง…',
  namesFree: 'ว่าง',
  namesTaken: 'มีเจ้าของแล้ว',
  namesTakenText: 'ชื่อนี้มีเจ้าของแล้ว โปรดเลือกชื่ออื่น',
  namesCost: 'คุณเพียงลง\u2060นามข้อความในกระเป๋า\u2060เงิน ไม่มีค่าใช้จ่าย',
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
