import type { OnRampTexts } from '../en/onRamp.ts'

export const th: OnRampTexts = {
  onRampPay: 'คุณจ่าย',
  onRampGet: 'คุณได้รับ',
  onRampTo: 'ส่งไปที่',
  onRampLimits: (min, max) => `ตั้งแต่ ${min} ถึง ${max}`,
  onRampChoose: 'เลือกที่ซื้อ',
  onRampAsking: 'กำลังสอบถามราคา…',
  onRampUnknown: 'ดูราคาที่หน้าผู้ให้บริการ',
  onRampFee: (fee) => `รวมค่าธรรมเนียม ${fee}`,
  onRampPreparing: 'กำลังขอลิงก์…',
  onRampContinue: (provider) => `ไปต่อที่ ${provider}`,
  onRampLeave: 'คุณชำระเงินที่หน้าของผู้ให้บริการ ซึ่งจะเปิดในแท็บใหม่',
  onRampFailed: 'โหลดตัวเลือกการซื้อไม่สำเร็จ โปรดลองอีกครั้ง',
  onRampOff: 'ขณะนี้ยังซื้อไม่ได้',

  onRampErrorAmount: 'ป้อนจำนวนเงิน เช่น 50',
  onRampErrorAmbiguous: (a, b) => `ค่านี้อ่านได้สองแบบ โปรดพิมพ์ ${a} หรือ ${b}`,
  onRampErrorDecimals: (currency, decimals) => `${currency} มีทศนิยมได้ไม่เกิน ${decimals} ตำแหน่ง`,
  onRampErrorLeast: (min) => `จำนวนเงินขั้นต่ำคือ ${min}`,
  onRampErrorMost: (max) => `จำนวนเงินสูงสุดต่อครั้งคือ ${max}`,
  onRampErrorLink: 'ผู้ให้บริการไม่ได้ให้ลิงก์มา โปรดลองอีกครั้งหรือเลือกรายอื่น',
  onRampErrorExpired: 'ลิงก์หมดอายุแล้ว โปรดขอใหม่',
}
