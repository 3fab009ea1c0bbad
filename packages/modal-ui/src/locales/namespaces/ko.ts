import type { NamespacesTexts } from './en.ts'

export const ko: NamespacesTexts = {
  connectTo: (namespace) => `${namespace}에 연결`,
  sendInWallet: (wallet, network) => `${network}에서 보내기와 교환은 ${wallet}에서 할 수 있습니다.`,
  otherTokens: (wallet) => `여기에 없는 토큰은 ${wallet}에서 볼 수 있습니다.`,
  forPayments: '결제용',
  forOrdinals: 'Ordinals용',
}
