import type { OnRampTexts } from '../en/onRamp.ts'

export const ja: OnRampTexts = {
  onRampPay: '支払額',
  onRampGet: '受取',
  onRampTo: '受取先',
  onRampLimits: (min, max) => `${min} から ${max} まで`,
  onRampChoose: '購入先を選択',
  onRampAsking: '価格を確認しています…',
  onRampUnknown: '価格は購入先のページで',
  onRampFee: (fee) => `手数料 ${fee} を含む`,
  onRampPreparing: 'リンクを取得しています…',
  onRampContinue: (provider) => `${provider} で続ける`,
  onRampLeave: '支払いは購入先のページで行います。新しいタブで開きます。',
  onRampFailed: '購入オプションを読み込めませんでした。もう一度お試しください。',
  onRampOff: '現在、購入はご利用いただけません。',

  onRampErrorAmount: '金額を入力してください。例: 50',
  onRampErrorAmbiguous: (a, b) => `2通りの金額に読めます。${a}または${b}と入力してください。`,
  onRampErrorDecimals: (currency, decimals) => `${currency} の小数は ${decimals} 桁までです。`,
  onRampErrorLeast: (min) => `最低金額は ${min} です。`,
  onRampErrorMost: (max) => `1回の上限金額は ${max} です。`,
  onRampErrorLink: '購入先からリンクを取得できませんでした。もう一度試すか、別の購入先を選んでください。',
  onRampErrorExpired: 'リンクの有効期限が切れました。取得し直してください。',
}
