import type { OnRampTexts } from '../en/onRamp.ts'

export const zhTW: OnRampTexts = {
  onRampPay: '您支付',
  onRampGet: '您獲得',
  onRampTo: '接收地址',
  onRampLimits: (min, max) => `${min} 至 ${max}`,
  onRampChoose: '選擇購買管道',
  onRampAsking: '正在查詢價格…',
  onRampUnknown: '在其網站查看價格',
  onRampFee: (fee) => `含手續費 ${fee}`,
  onRampPreparing: '正在取得連結…',
  onRampContinue: (provider) => `前往 ${provider}`,
  onRampLeave: '付款在服務商的頁面進行，該頁面將在新分頁中開啟。',
  onRampFailed: '無法載入購買選項。請再試一次。',
  onRampOff: '目前無法購買。',

  onRampErrorAmount: '請輸入金額，例如 50。',
  onRampErrorAmbiguous: (a, b) => `這可能表示兩種金額，請輸入 ${a} 或 ${b}。`,
  onRampErrorDecimals: (currency, decimals) => `${currency} 最多有 ${decimals} 位小數。`,
  onRampErrorLeast: (min) => `最低金額為 ${min}。`,
  onRampErrorMost: (max) => `單次最高金額為 ${max}。`,
  onRampErrorLink: '服務商未提供連結。請再試一次，或選擇其他服務商。',
  onRampErrorExpired: '連結已過期，請重新取得。',
}
