import type { LoginTexts } from './en.ts'

export const zhTW: LoginTexts = {
  loginText: '請輸入您的電子郵件地址。若您還沒有錢包，將為您建立一個。',

  loginLinkTitle: '開啟郵件中的連結',
  loginLinkText: (email) => `連結已傳送至 ${email}。請在任何裝置上開啟並核准登入。`,
  loginCodeTitle: '輸入驗證碼',
  loginCodeText: (email) => `六位數驗證碼已傳送至 ${email}。`,
  loginCodeLabel: '郵件中的驗證碼',
  loginCodeSubmit: '登入',
  loginVerifying: '正在驗證…',
  loginConnectingTitle: '您已登入',
  loginConnectingText: '正在開啟您的錢包。',
  loginConnectFailed: '無法開啟您的錢包，請再試一次。',
  loginResend: '重新傳送',
  loginResendIn: (seconds) => `${seconds} 秒後可重新傳送`,
  loginOtherEmail: '使用其他電子郵件地址',

  loginErrorCooldown: (seconds) => `請在 ${seconds} 秒後再試`,
  loginErrorLoad: '無法載入電子郵件登入所需的元件',
  loginErrorTimeout: '未能及時收到回應，請再試一次。',
  loginErrorRejected: '此登入已在郵件中遭拒絕，無人登入。',
  loginErrorExpiredLink: '連結已過期，請重新傳送。',
  loginErrorWrongCode: '驗證碼錯誤，請檢查這六位數字。',
  loginErrorExpiredCode: '驗證碼已過期，請重新傳送。',
  loginErrorTries: '錯誤次數過多，請重新傳送驗證碼。',
  loginErrorRecovery: '復原服務無法使用。先前登入過的裝置仍可使用。',
  loginErrorLimit: '請求過多，請稍後再試。',
  loginErrorProject: '本網站未正確設定電子郵件登入。請告知網站營運者。',
  loginErrorUnreadable: '發生錯誤',
  loginErrorFailed: '出了點問題',

  socialWaitingTitle: (provider: string) => `使用 ${provider} 登入`,
  socialWaitingText: (provider: string) => `請在 ${provider} 視窗中繼續。視窗會自動關閉。`,
  socialErrorBlocked: '瀏覽器阻止了視窗開啟。請允許彈出式視窗，或點擊按鈕。',
  socialErrorClosed: '彈出式視窗已關閉。如果你仍在那裡登入，此頁面會自動繼續。',
  socialErrorRefused: '連接被拒絕',
  socialErrorInitiate: '無法發起社群登入',
  socialOpenAgain: '重新開啟視窗',

  farcasterScanText: '請用手機掃描此 QR 碼，並在 Farcaster 中核准登入。',
  farcasterOpenText: '請在 Farcaster 中核准登入，然後返回此頁面。',
  farcasterOpen: '開啟 Farcaster',
  farcasterCodeLabel: 'Farcaster 應用程式的 QR 碼',
  farcasterError: '無法連接 Farcaster',

  approveText: '您的錢包會在獨立視窗中顯示此請求。請在該處檢查。',
}
