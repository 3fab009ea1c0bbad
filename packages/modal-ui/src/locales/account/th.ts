import type { AccountTexts } from './en.ts'

export const th: AccountTexts = {
  connectedWith: (wallet) => `เชื่อมต่อด้วย ${wallet} แล้ว`,
  copyAddress: 'คัดลอกที่อยู่',
  network: 'เครือข่าย',
  unknownNetwork: (id) => `ไม่รู้จัก (${id})`,
  viewOnExplorer: 'ดูบน Explorer',
  walletsRow: 'กระเป๋าเงิน',

  tokensTitle: 'โทเคน',
  balanceFailed: 'ไม่มีข้อมูลยอดโทเคน',
  balanceRetry: 'ระบบจะลองอีกครั้งในอีกสักครู่',

  activityTitle: 'กิจกรรม',
  activityEmpty: 'ยังไม่มีธุรกรรม',
  activityEmptyText: 'สิ่งที่คุณส่ง รับ หรือแลกเปลี่ยนบนเครือข่ายนี้จะแสดงที่นี่',
  activityFailed: 'ดึงข้อมูลธุรกรรมไม่ได้',
  activityUnsupported: 'ไม่สามารถแสดงธุรกรรมบนเครือข่ายนี้ได้ที่นี่',
  activityMore: 'แสดงรายการเก่ากว่า',

  isPending: 'รอดำเนินการ',
  didFail: 'ล้มเหลว',
  sentTo: (address) => `ถึง ${address}`,
  receivedFrom: (address) => `จาก ${address}`,
  moreTransfers: (count) => `อีก ${count} รายการ`,

  didSend: 'ส่งแล้ว',
  didReceive: 'ได้รับแล้ว',
  didTrade: 'แลกเปลี่ยนแล้ว',
  didMint: 'มินต์แล้ว',
  didBurn: 'เบิร์นแล้ว',
  didApprove: 'อนุมัติแล้ว',
  didRevoke: 'เพิกถอนแล้ว',
  didDeposit: 'ฝากแล้ว',
  didWithdraw: 'ถอนแล้ว',
  didBorrow: 'กู้ยืมแล้ว',
  didRepay: 'ชำระคืนแล้ว',
  didStake: 'สเตกแล้ว',
  didUnstake: 'ถอนสเตกแล้ว',
  didClaim: 'เคลมแล้ว',
  didDeploy: 'สร้างสัญญาแล้ว',
  didCancel: 'ยกเลิกแล้ว',
  didExecute: 'เรียกใช้สัญญา',
  signIn: 'เข้าสู่ระบบ',

  receiveText: (network) => `ที่อยู่นี้ใช้สำหรับ ${network} โทเคนที่ส่งผ่านเครือข่ายอื่นอาจสูญหาย`,
  addressQr: 'โค้ด QR ของที่อยู่ของคุณ',
}
