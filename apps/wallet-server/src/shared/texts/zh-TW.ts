import type { Texts } from './en.ts'

export const zhTW: Texts = {
  link: {
    subject: '核准登入您的錢包',
    intro: '有人要求在以下瀏覽器中使用您的錢包。請開啟頁面核准或拒絕。',
    action: '檢視要求',
    expiry: '此連結在 10 分鐘內有效。',
    ignore: '如果不是您本人操作，請在該頁面選擇「不是我」，或忽略此郵件。',
  },
  code: {
    subject: '您的一次性驗證碼',
    intro: '請輸入此驗證碼以登入您的錢包：',
    expiry: '驗證碼在 10 分鐘內有效，且只能在要求它的瀏覽器中使用。',
    warning: '請勿將此驗證碼告訴任何人。營運此錢包的人不會向您索取驗證碼。',
  },
  note: {
    subject: '新裝置可以使用您的錢包',
    intro: '您的錢包已在新裝置上開啟：',
    warning: '如果不是您本人操作，表示有人可以用您的身分登入。請保護您用於登入的信箱或帳號，並轉移資金。',
    action: '查看可以使用您的錢包的裝置',
  },
  labels: {
    app: '應用程式',
    browser: '瀏覽器',
    time: '時間',
  },
  wording: {
    oneOperator: '此錢包的營運方在技術上可以存取它。請僅存放小額資金。',
    twoOperators: '任何一台伺服器儲存的資訊都不足以開啟您的錢包。使用期間，您必須信任發布此錢包頁面的一方。',
    mailboxRecovers: '控制您電子信箱的任何人都可以復原此錢包。',
    loginRecovers: '控制您用於登入的信箱或帳號的任何人都可以復原此錢包。',
    mailbox: '此錢包的安全程度取決於您的信箱。',
    login: '此錢包的安全程度取決於您用於登入的信箱或帳號。',
    unaudited: '它未經任何人稽核。',
    runBy: '由 {operator} 營運。',
  },
  page: {
    title: '核准登入',
    question: '要在這裡使用您的錢包嗎？',
    hint: '僅在您此刻正在此裝置或您的另一台裝置上登入時才核准。',
    approve: '核准',
    deny: '不是我',
    approved: '已核准。請返回應用程式，輸入下一封郵件中的驗證碼。',
    denied: '已拒絕。該瀏覽器無法使用您的錢包。',
    expired: '此連結已過期或已使用。請在應用程式中重新取得。',
    failed: '伺服器沒有回應。請重試。',
    noScript: '此頁面需要 JavaScript。',
  },
  popup: {
    title: '登入',
    loading: '正在載入…',
    hint: '只有在您剛剛從那裡開啟此視窗時才核准。',
    done: '您已登入。請關閉此視窗並返回應用程式。',
    failed: '登入失敗。請關閉此視窗，然後再試一次。',
  },
}
