import type { NamespacesTexts } from './en.ts'

export const th: NamespacesTexts = {
  connectTo: (namespace) => `เชื่อมต่อกับ ${namespace}`,
  sendInWallet: (wallet, network) => `หากต้องการส่งหรือแลกเปลี่ยนบน ${network} ให้ใช้ ${wallet}`,
  otherTokens: (wallet) => `โท⁠เคนที่ไม่อยู่ในรายการนี้แสดงอยู่ใน ${wallet}`,
  forPayments: 'สำหรับการชำระเงิน',
  forOrdinals: 'สำหรับ Ordinals',
  accountChanged: (wallet) => `${wallet} กำลังใช้บัญชีอื่น เลือกบัญชีที่เชื่อมต่อไว้ในกระเป๋า หรือเชื่อมต่อใหม่`,
  answerAddress: (wallet, network) =>
    `${wallet} ไม่ได้ให้ที่อยู่ที่ถูกต้องบน ${network} เลือก ${network} ในกระเป๋าแล้วเชื่อมต่อใหม่`,
  answerInputs: (wallet) => `${wallet} ลงนามเหรียญมากกว่าที่เว็บไซต์นี้ระบุ จึงไม่ได้นำไปใช้ เชื่อมต่อกระเป๋าอื่น`,
  answerOther: (wallet) => `${wallet} ลงนามสิ่งที่ไม่ตรงกับคำขอ จึงไม่ได้นำไปใช้ เชื่อมต่อกระเป๋าอื่น`,
  answerSignature: (wallet) => `${wallet} ไม่ได้ให้ลายเซ็นที่ถูกต้อง ยังไม่มีการส่งใดๆ ลองอีกครั้งหรือเชื่อมต่อกระเป๋าอื่น`,
  answerUnsigned: (wallet) => `${wallet} ไม่ได้ลงนามครบตามที่ขอ ยังไม่มีการส่งใดๆ ลองอีกครั้ง`,
  blocked: (wallet) => `${wallet} บล็อกเว็บไซต์นี้เพราะเคยถูกปฏิเสธ อนุญาตเว็บไซต์ในการตั้งค่าของกระเป๋าแล้วลองอีกครั้ง`,
  cannotConnect: (wallet, network) => `${wallet} เชื่อมต่อกับเว็บไซต์บน ${network} ไม่ได้ เชื่อมต่อกระเป๋าอื่น`,
  cannotSend: (wallet, network) =>
    `${wallet} ส่งจากเว็บไซต์บน ${network} ไม่ได้ ส่งในกระเป๋าโดยตรงหรือเชื่อมต่อกระเป๋าอื่น`,
  cannotSignMessages: (wallet, network) => `${wallet} ลงนามข้อความบน ${network} ไม่ได้ เชื่อมต่อกระเป๋าอื่น`,
  cannotSignTransactions: (wallet, network) => `${wallet} ลงนามธุรกรรมบน ${network} ไม่ได้ เชื่อมต่อกระเป๋าอื่น`,
  cannotSwitchNetworks: (wallet, network) =>
    `เว็บไซต์เปลี่ยนเครือข่ายของ ${wallet} ไม่ได้ เลือก ${network} ในกระเป๋าโดยตรง`,
  chainMissing: (wallet, network) => `${wallet} ไม่มี ${network} เพิ่มเครือข่ายนี้ในกระเป๋า หรือเลือกเครือข่ายอื่นที่นี่`,
  locked: 'กระเป๋าของคุณล็อกอยู่ ปลดล็อกแล้วลองอีกครั้ง',
  mayBeSent: (wallet) => `${wallet} อาจส่งธุรกรรมไปแล้ว ตรวจดูที่อยู่ของคุณใน explorer ก่อนลองอีกครั้ง`,
  noAccount: (_, network) => `กระเป๋าของคุณไม่ได้แชร์บัญชีบน ${network} สร้างหรือเลือกบัญชีในกระเป๋าแล้วเชื่อมต่อใหม่`,
  nodeDown: (_, network) => `ไม่มีเซิร์ฟเวอร์ของ ${network} ตอบกลับ ตรวจสอบการเชื่อมต่อแล้วลองใหม่ภายหลัง`,
  nodeOfOtherNetwork: (_, network) => `เซิร์ฟเวอร์ที่เว็บไซต์นี้ใช้กับ ${network} เป็นของเครือข่ายอื่น โปรดแจ้งเว็บไซต์`,
  ordinalsKept: (wallet) => `${wallet} แชร์เฉพาะที่อยู่สำหรับ Ordinals ซึ่งเหรียญจะไม่ถูกใช้ แชร์ที่อยู่สำหรับชำระเงินในกระเป๋า`,
  rejected: 'คุณปฏิเสธคำขอ ขอใหม่ได้ทุกเมื่อ',
  replaced: (wallet) => `ส่วนขยายอื่นเข้ามาแทนที่ ${wallet} จึงยกเลิกการเชื่อมต่อแล้ว ปิดตัวใดตัวหนึ่งแล้วเชื่อมต่อใหม่`,
  requestAddress: (wallet) => `เว็บไซต์นี้ขอที่อยู่ที่ ${wallet} ไม่ได้แชร์ เลือกบัญชีนั้นในกระเป๋าแล้วเชื่อมต่อใหม่`,
  requestAmount: 'จำนวนนี้ใช้ไม่ได้ ใส่จำนวนที่มากกว่าศูนย์แล้วลองอีกครั้ง',
  requestInputs: (wallet) => `ธุรกรรมนี้ไม่ได้ใช้เหรียญของคุณตามที่เว็บไซต์ระบุ จึงไม่ได้ส่งคำขอไปยัง ${wallet} โหลดหน้าใหม่`,
  requestPsbt: (wallet) => `อ่านธุรกรรมของเว็บไซต์นี้ไม่ได้ จึงไม่ได้ส่งคำขอไปยัง ${wallet} โหลดหน้าใหม่`,
  requestReceiver: (_, network) => `ผู้รับไม่ใช่ที่อยู่บน ${network} ตรวจสอบที่อยู่และเครือข่าย`,
}
