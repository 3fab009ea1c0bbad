import type { NamespacesTexts } from './en.ts'

export const zhCN: NamespacesTexts = {
  connectTo: (namespace) => `连接到 ${namespace}`,
  sendInWallet: (wallet, network) => `要在 ${network} 上发送或兑换，请使用 ${wallet}。`,
  otherTokens: (wallet) => `未在此列出的代币可在 ${wallet} 中查看。`,
  forPayments: '用于付款',
  forOrdinals: '用于 Ordinals',
}
