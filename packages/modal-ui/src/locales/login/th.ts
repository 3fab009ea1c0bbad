import type { LoginTexts } from './en.ts'

export const th: LoginTexts = {
  loginText: 'ป้อนที่อยู่อีเมลของคุณ หากยังไม่มีกระเป๋า\u2060เงิน ระบบจะสร้างให้',

  loginLinkTitle: 'เปิดลิงก์ในอีเมล',
  loginLinkText: (email) => `ส่งลิงก์ไปที่ ${email} แล้ว เปิดบนอุปกรณ์ใดก็ได้และอนุมัติการเข้าสู่ระบบ`,
  loginCodeTitle: 'ป้อนรหัส',
  loginCodeText: (email) => `ส่งรหัสหกหลักไปที่ ${email} แล้ว`,
  loginCodeLabel: 'รหัสจากอีเมล',
  loginCodeSubmit: 'เข้าสู่ระบบ',
  loginVerifying: 'กำลังตรวจสอบรหัส…',
  loginConnectingTitle: 'คุณเข้าสู่ระบบแล้ว',
  loginConnectingText: 'กำลังเปิดกระเป๋า\u2060เงินของคุณ',
  loginConnectFailed: 'เปิดกระเป๋า\u2060เงินของคุณไม่ได้ ลองอีกครั้ง',
  loginResend: 'ส่งอีกครั้ง',
  loginResendIn: (seconds) => `ส่งอีกครั้งใน ${seconds} วินาที`,
  loginOtherEmail: 'ใช้ที่อยู่อีเมลอื่น',

  loginErrorCooldown: (seconds) => `โปรดลองอีกครั้งหลังจาก ${seconds} วินาที`,
  loginErrorLoad: 'โหลดส่วนที่จำเป็นสำหรับการเข้าสู่ระบบด้วยอีเมลไม่ได้',
  loginErrorTimeout: 'ไม่มีการตอบกลับทันเวลา ลองอีกครั้ง',
  loginErrorRejected: 'การเข้าสู่ระบบถูกปฏิเสธในอีเมล ไม่มีใครเข้าสู่ระบบ',
  loginErrorExpiredLink: 'ลิงก์หมดอายุแล้ว ส่งลิงก์ใหม่',
  loginErrorWrongCode: 'รหัสไม่ถูกต้อง ตรวจสอบตัวเลขหกหลัก',
  loginErrorExpiredCode: 'รหัสหมดอายุแล้ว ส่งรหัสใหม่',
  loginErrorTries: 'ป้อนรหัสผิดหลายครั้งเกินไป ส่งรหัสใหม่',
  loginErrorRecovery: 'บริการกู้คืนไม่พร้อมใช้งาน อุปกรณ์ที่เคยเข้าสู่ระบบยังใช้ได้',
  loginErrorLimit: 'มีคำขอมากเกินไป ลองอีกครั้งภายหลัง',
  loginErrorProject: 'เว็บไซต์นี้ไม่ได้ตั้งค่าให้เข้าสู่ระบบด้วยอีเมล โปรดแจ้งผู้ดูแล',
  loginErrorUnreadable: 'เกิดข้อผิดพลาด',
  loginErrorFailed: 'มีบางอย่างผิดพลาด',

  socialWaitingTitle: (provider: string) => `เข้าสู่ระบบด้วย ${provider}`,
  socialWaitingText: (provider: string) => `ดำเนินการต่อในหน้าต่างของ ${provider} หน้าต่างจะปิดเอง`,
  socialErrorBlocked: 'เบราว์เซอร์ไม่ให้เปิดหน้าต่าง โปรดอนุญาต หรือกดปุ่ม',
  socialErrorClosed: 'ป๊อปอัปถูกปิด หากคุณยังเข้าสู่ระบบอยู่ที่นั่น หน้านี้จะดำเนินการต่อเอง',
  socialErrorRefused: 'การเชื่อมต่อถูกปฏิเสธ',
  socialErrorInitiate: 'เริ่มการเชื่อมต่อโซเชียลไม่สำเร็จ',
  socialOpenAgain: 'เปิดหน้าต่างอีกครั้ง',

  farcasterScanText: 'สแกนคิว\u2060อาร์\u2060โค้ดนี้ด้วยโทรศัพท์ แล้วอนุมัติการเข้าสู่ระบบใน Farcaster',
  farcasterOpenText: 'อนุมัติการเข้าสู่ระบบใน Farcaster แล้วกลับมาที่หน้านี้',
  farcasterOpen: 'เปิด Farcaster',
  farcasterCodeLabel: 'คิว\u2060อาร์\u2060โค้ดสำหรับแอป Farcaster',
  farcasterError: 'เชื่อมต่อกับ Farcaster ไม่สำเร็จ',

  approveText: 'กระเป๋า\u2060เงินแสดงคำขอในหน้าต่างแยกต่างหาก ตรวจสอบที่นั่น',
}
