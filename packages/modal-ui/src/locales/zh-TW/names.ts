import type { NamesTexts } from '../en/names.ts'

export const zhTW: NamesTexts = {
  namesText: '其他人可以轉帳到此名稱，無須使用您的地址。名稱與地址的對應關係是公開的。',
  namesLabel: '名稱',
  namesRules: '至少 4 個字元，只能使用字母 a 至 z、數字和連字號。',
  namesSearching: '正在查詢可用的名稱…',
  namesFree: '可用',
  namesTaken: '已被註冊',
  namesTakenText: '此名稱已被註冊，請換一個。',
  namesCost: '免費。您只需簽署一則訊息以確認。',
  namesSubmit: '註冊',
  namesSigning: '請在錢包中簽署…',
  namesRegistering: '正在註冊…',
  namesDone: '此名稱現已指向您的帳戶。',
  namesClose: '返回帳戶',

  namesErrorNetwork: '找不到網路',
  namesErrorSigner: '請連接可以簽署訊息的錢包。',
  namesErrorChainId: '此網路不支援名稱，請切換到其他網路。',
  namesErrorSuggestions: '取得名稱建議失敗',
  namesErrorRegister: (name) => `名稱 ${name} 註冊失敗`,
}
