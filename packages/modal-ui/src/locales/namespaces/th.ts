import type { NamespacesTexts } from './en.ts'

export const th: NamespacesTexts = {
  connectTo: (namespace) => `เชื่อมต่อกับ ${namespace}`,
  sendInWallet: (wallet, network) => `หากต้องการส่งหรือแลกเปลี่ยนบน ${network} ให้ใช้ ${wallet}`,
  otherTokens: (wallet) => `โท⁠เคนที่ไม่อยู่ในรายการนี้แสดงอยู่ใน ${wallet}`,
  forPayments: 'สำหรับการชำระเงิน',
  forOrdinals: 'สำหรับ Ordinals',
}
