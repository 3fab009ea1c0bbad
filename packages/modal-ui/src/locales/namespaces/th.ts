import type { NamespacesTexts } from './en.ts'

export const th: NamespacesTexts = {
  connectTo: (namespace) => `เชื่อมต่อกับ ${namespace}`,
  sendInWallet: (wallet, network) => `หากต้องการส่งหรือสวอปบน ${network} ให้ใช้ ${wallet}`,
  otherTokens: (wallet) => `โทเคนที่ไม่อยู่ในรายการนี้แสดงอยู่ใน ${wallet}`,
}
