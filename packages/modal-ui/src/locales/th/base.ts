import type { Strings } from '../en/base.ts'

export const th: Strings = {
  $code: 'th',
  $dir: 'ltr',

  close: 'ปิด',
  back: 'ย้อนกลับ',
  tryAgain: 'ลองอีกครั้ง',
  loading: 'กำลังโหลด…',
  loadFailed: 'โหลดส่วนนี้ไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
  pageUpdated: 'หน้านี้ได้รับการอัปเดตแล้ว โปรดโหลดใหม่เพื่อดำเนินการต่อ',
  partFailed: 'เกิดข้อผิดพลาดบนหน้านี้ ส่วนนี้จึงหยุดทำงาน โปรดลองอีกครั้ง หรือโหลดหน้านี้ใหม่',
  disconnect: 'ตัดการเชื่อมต่อ',

  connectTitle: 'เชื่อมต่อกระเป๋า\u2060เงิน',
  connectEmail: 'ดำเนินการต่อด้วยอีเมล',
  socialTitle: 'หรือเข้าสู่ระบบด้วย',
  recent: 'ล่าสุด',
  installed: 'ติดตั้งแล้ว',
  recentWallets: 'ใช้ล่าสุด',
  installedWallets: 'ติดตั้งแล้ว',
  popularWallets: 'ยอดนิยม',
  noWalletTitle: 'ไม่พบกระเป๋า\u2060เงิน',
  noWalletText: 'ติดตั้งกระเป๋า\u2060เงินในเบราว์เซอร์นี้ หรือเปิดหน้านี้ในแอปกระเป๋า\u2060เงินของคุณ แล้วโหลดหน้านี้ใหม่',
  get: 'ติดตั้ง',
  getWallet: 'ติดตั้งกระเป๋า\u2060เงิน',
  reload: 'โหลดหน้านี้ใหม่',
  missingWalletText: 'ตรวจสอบว่าติดตั้งส่วนขยายของกระเป๋า\u2060เงินแล้วและเปิดใช้งานสำหรับเว็บไซต์นี้ จากนั้นโหลดหน้านี้ใหม่',
  allWallets: 'กระเป๋า\u2060เงินทั้งหมด',
  searchWallets: 'ค้นหากระเป๋า\u2060เงิน',
  clearSearch: 'ล้างการค้นหา',
  results: (count) => `พบ ${count} รายการ`,
  noMatch: 'ไม่พบกระเป๋า\u2060เงินชื่อนี้',
  listFailed: 'โหลดรายการกระเป๋า\u2060เงินไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  certified: 'เฉพาะที่ได้รับการรับรอง',
  haveNoWallet: 'ฉันยังไม่มีกระเป๋า\u2060เงิน',
  whatIsWallet: 'กระเป๋า\u2060เงินค\u2060ริ\u2060ป\u2060โตคืออะไร',
  walletHoldsTitle: 'ที่เก็บทรัพย์สินของคุณ',
  walletHoldsText: 'กระเป๋า\u2060เงินเก็บคีย์ส่วนตัวของโท\u2060เคนและของสะสมของคุณ คุณใช้ดู ส่ง และรับสินทรัพย์ได้',
  walletSignsTitle: 'วิธีเข้าสู่ระบบ',
  walletSignsText:
    'เว็บไซต์จะขอการยืนยันจากกระเป๋า\u2060เงินของคุณแทนการใช้รหัสผ่าน และจะไม่มีอะไรเกิดขึ้นจนกว่าคุณจะยืนยันในกระเป๋า\u2060เงิน',
  walletYoursTitle: 'เป็นของคุณเท่านั้น',
  walletYoursText: 'จดวลีกู้คืนไว้และอย่าบอกใคร เว็บไซต์หรือทีมสนับสนุนที่น่าเชื่อถือจะไม่ขอวลีนี้จากคุณ',
  getWalletText: 'เลือกหนึ่งรายการ ติดตั้ง แล้วกลับมาที่หน้านี้',
  missingIt: (wallet) => `ยังไม่มี ${wallet} ใช่ไหม`,
  legal: (documents) => `เมื่อเชื่อมต่อกระเป๋า\u2060เงิน ถือว่าคุณยอมรับ${documents}`,
  both: (terms, privacy) => `${terms}และ${privacy}`,
  terms: 'ข้อกำหนดในการให้บริการ',
  privacy: 'นโยบายความเป็นส่วนตัว',

  continueIn: (wallet) => `ดำเนินการต่อใน ${wallet}`,
  acceptRequest: 'ยืนยันคำขอเชื่อมต่อในกระเป๋า\u2060เงินของคุณ',
  rejectedTitle: 'การเชื่อมต่อถูกปฏิเสธ',
  rejectedText: 'คุณปฏิเสธคำขอแล้ว ส่งใหม่ได้ทุกเมื่อ',
  busyTitle: 'กระเป๋า\u2060เงินกำลังรอคุณอยู่',
  busyText: 'เปิดกระเป๋า\u2060เงินแล้วตอบคำขอที่ค้างอยู่ จากนั้นลองอีกครั้ง',
  failedTitle: 'เชื่อมต่อไม่สำเร็จ',
  failedText: 'กระเป๋า\u2060เงินไม่ได้เชื่อมต่อ โปรดปลด\u2060ล็อกกระเป๋า\u2060เงินแล้วลองอีกครั้ง',
  forbiddenTitle: 'ไม่อนุญาตให้ดำเนินการนี้',
  forbiddenText: 'กระเป๋า\u2060เงินของคุณไม่อนุญาตให้เว็บไซต์ส่งคำขอนี้',

  scanTitle: 'สแกนด้วยโทรศัพท์',
  scanText: 'เปิดแอปกระเป๋า\u2060เงิน สแกนคิว\u2060อาร์\u2060โค้ดนี้ แล้วยืนยันการเชื่อมต่อ',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  linkCopyFailed: 'คัดลอกลิงก์ไม่ได้',
  relayOffline: 'คุณออฟไลน์อยู่ เชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',

  accountTitle: 'บัญชี',
  addressCopied: 'คัดลอกที่อยู่แล้ว',
  copyFailed: 'คัดลอกที่อยู่ไม่ได้',
  disconnectFailed: 'ตัดการเชื่อมต่อไม่สำเร็จ โปรดตัดการเชื่อมต่อเว็บไซต์นี้ในกระเป๋า\u2060เงินของคุณ',

  unsupportedTitle: 'เปลี่ยนเครือ\u2060ข่าย',
  switchNetwork: 'เปลี่ยนเครือ\u2060ข่าย',

  networksTitle: 'เลือกเครือ\u2060ข่าย',
  switchChainTitle: (network) => `เปลี่ยนเป็น ${network}`,

  walletsTitle: 'กระเป๋า\u2060เงินของคุณ',
  addWallet: 'เชื่อมต่อกระเป๋า\u2060เงินอื่น',

  signTitle: 'เข้าสู่ระบบ',
  cancel: 'ยกเลิก',
  authenticating: 'กำลังยืนยันตัวตน...',
  signFailedText: 'กระเป๋า\u2060เงินไม่ได้ลง\u2060นาม ปลด\u2060ล็อกแล้วลองอีกครั้ง',
  authenticationFailed: 'ตรวจสอบการเข้าสู่ระบบไม่ได้ เชื่อมต่อกระเป๋า\u2060เงินแล้วลองอีกครั้ง',
  sessionFailed: 'เข้าสู่ระบบไม่สำเร็จ เชื่อมต่อกระเป๋า\u2060เงินแล้วลองอีกครั้ง',
  sessionExpired: 'การเชื่อมต่อกับกระเป๋า\u2060เงินของคุณหมดอายุแล้ว เชื่อมต่ออีกครั้ง',

  emailTitle: 'ติดตามข่าวสาร',
  emailLabel: 'ที่อยู่อีเมล',
  emailWallet: 'กระเป๋า\u2060เงินอีเมล',
  emailInvalid: 'โปรดป้อนที่อยู่อีเมลที่ถูกต้อง',
  emailSubmit: 'ดำเนินการต่อ',

  walletReceiveTitle: 'รับ',

  walletSendTitle: 'ส่ง',

  walletSendSelectTokenTitle: 'เลือกโท\u2060เคน',

  walletSendPreviewTitle: 'ตรวจสอบ',

  walletSendConfirmedTitle: 'ธุรกรรม',

  swapTitle: 'แลกเปลี่ยน',

  emailLoginTitle: 'เข้าสู่ระบบด้วยอีเมล',

  approveTransactionTitle: 'อนุมัติในกระเป๋า\u2060เงิน',

  registerAccountNameTitle: 'ลงทะเบียนชื่อ',

  registerAccountNameSuccessTitle: 'ชื่อของคุณ',

  onRampProvidersTitle: 'ซื้อ',

  onRampTokenSelectTitle: 'เลือกโท\u2060เคน',

  onRampFiatSelectTitle: 'เลือกสกุลเงิน',
}
