import type { Strings } from '../en/base.ts'

export const zhTW: Strings = {
  $code: 'zh-TW',
  $dir: 'ltr',

  close: '關閉',
  back: '返回',
  tryAgain: '再試一次',
  loading: '載入中…',
  loadFailed: '此部分無法載入。請檢查網路連線後再試一次。',
  pageUpdated: '此頁面已更新。請重新載入頁面後繼續。',
  partFailed: '頁面發生錯誤，此部分無法使用。請再試一次，或重新載入頁面。',
  disconnect: '中斷連線',

  connectTitle: '連接錢包',
  connectEmail: '使用電子郵件繼續',
  socialTitle: '或使用以下方式登入',
  recent: '最近使用',
  installed: '已安裝',
  recentWallets: '最近使用',
  installedWallets: '已安裝',
  popularWallets: '熱門',
  noWalletTitle: '找不到錢包',
  noWalletText: '請在此瀏覽器中安裝錢包，或在錢包應用程式內開啟本頁面，然後重新載入頁面。',
  get: '取得',
  getWallet: '取得錢包',
  reload: '重新載入頁面',
  missingWalletText: '請確認錢包擴充功能已安裝並對本網站啟用，然後重新載入頁面。',
  allWallets: '全部錢包',
  searchWallets: '搜尋錢包',
  clearSearch: '清除搜尋',
  results: (count) => `結果：${count}`,
  noMatch: '找不到此名稱的錢包',
  listFailed: '錢包清單載入失敗。請檢查網路連線後再試一次。',
  certified: '僅顯示已認證',
  haveNoWallet: '我還沒有錢包',
  whatIsWallet: '什麼是錢包？',
  walletHoldsTitle: '存放您的資產',
  walletHoldsText: '錢包保管您代幣與收藏品的私鑰，可用來檢視、傳送和接收資產。',
  walletSignsTitle: '一種登入方式',
  walletSignsText: '網站會請您的錢包確認，不需輸入密碼。未經您在錢包中確認，不會執行任何操作。',
  walletYoursTitle: '只屬於您',
  walletYoursText: '請抄下助記詞，切勿透露給任何人。任何正規網站或客服都不會向您索取。',
  getWalletText: '選擇一個並安裝，然後回到本頁面。',
  missingIt: (wallet) => `還沒有 ${wallet}？`,
  legal: (documents) => `連接錢包即表示您同意${documents}。`,
  both: (terms, privacy) => `${terms}與${privacy}`,
  terms: '服務條款',
  privacy: '隱私權政策',

  continueIn: (wallet) => `請在 ${wallet} 中繼續`,
  acceptRequest: '請在錢包中確認連線請求。',
  rejectedTitle: '連線已被拒絕',
  rejectedText: '您拒絕了這項請求，可以隨時重新發起。',
  busyTitle: '錢包正在等待您的操作',
  busyText: '請開啟錢包處理已有的請求，然後再試一次。',
  failedTitle: '連線失敗',
  failedText: '錢包未能連線。請解鎖錢包後再試一次。',
  forbiddenTitle: '不允許的操作',
  forbiddenText: '您的錢包不允許網站發出此請求。',

  scanTitle: '用手機掃描',
  scanText: '開啟您的錢包應用程式，掃描此 QR 碼並確認連線。',
  linkCopied: '已複製連結',
  linkCopyFailed: '無法複製連結',
  relayOffline: '您目前離線。請連上網路後再試一次。',

  accountTitle: '帳戶',
  addressCopied: '地址已複製',
  copyFailed: '無法複製地址',
  disconnectFailed: '中斷連線失敗。請在錢包內中斷本網站的連線。',

  unsupportedTitle: '切換網路',
  switchNetwork: '切換網路',

  networksTitle: '選擇網路',
  switchChainTitle: (network) => `切換到 ${network}`,

  walletsTitle: '您的錢包',
  addWallet: '連接其他錢包',

  signTitle: '登入',
  cancel: '取消',
  authenticating: '正在驗證身分…',
  signFailedText: '錢包未能簽署。請解鎖錢包後再試一次。',
  authenticationFailed: '無法確認登入狀態。請重新連接錢包後再試一次。',
  sessionFailed: '登入失敗。請重新連接錢包後再試一次。',
  sessionExpired: '與錢包的連線已逾時，請重新連線。',

  emailTitle: '保持聯絡',
  emailLabel: '電子郵件地址',
  emailWallet: '電子郵件錢包',
  emailInvalid: '請輸入有效的電子郵件地址',
  emailSubmit: '繼續',

  walletReceiveTitle: '收款',

  walletSendTitle: '轉帳',

  walletSendSelectTokenTitle: '選擇代幣',

  walletSendPreviewTitle: '核對',

  walletSendConfirmedTitle: '交易',

  swapTitle: '兌換',

  emailLoginTitle: '以電子郵件登入',

  approveTransactionTitle: '在錢包中確認',

  registerAccountNameTitle: '註冊名稱',

  registerAccountNameSuccessTitle: '您的名稱',

  onRampProvidersTitle: '購買',

  onRampTokenSelectTitle: '選擇代幣',

  onRampFiatSelectTitle: '選擇貨幣',
}
