import type { NamespacesTexts } from './en.ts'

export const zhTW: NamespacesTexts = {
  connectTo: (namespace) => `連接到 ${namespace}`,
  sendInWallet: (wallet, network) => `要在 ${network} 上發送或兌換，請使用 ${wallet}。`,
  otherTokens: (wallet) => `未在此列出的代幣可在 ${wallet} 中查看。`,
  forPayments: '用於付款',
  forOrdinals: '用於 Ordinals',
}
