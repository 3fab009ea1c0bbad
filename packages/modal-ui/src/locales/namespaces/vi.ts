import type { NamespacesTexts } from './en.ts'

export const vi: NamespacesTexts = {
  connectTo: (namespace) => `Kết nối với ${namespace}`,
  sendInWallet: (wallet, network) => `Để gửi hoặc hoán đổi trên ${network}, hãy dùng ${wallet}.`,
  otherTokens: (wallet) => `Token không có trong danh sách này được hiển thị trong ${wallet}.`,
  forPayments: 'Dùng để thanh toán',
  forOrdinals: 'Dùng cho Ordinals',
}
