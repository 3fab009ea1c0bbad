import type { NamespacesTexts } from './en.ts'

export const ja: NamespacesTexts = {
  connectTo: (namespace) => `${namespace}に接続`,
  sendInWallet: (wallet, network) => `${network}での送信やスワップは${wallet}で行ってください。`,
  otherTokens: (wallet) => `ここにないトークンは${wallet}で確認できます。`,
  forPayments: '支払い用',
  forOrdinals: 'Ordinals用',
}
