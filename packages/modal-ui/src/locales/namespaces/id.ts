import type { NamespacesTexts } from './en.ts'

export const id: NamespacesTexts = {
  connectTo: (namespace) => `Hubungkan ke ${namespace}`,
  sendInWallet: (wallet, network) => `Untuk mengirim atau menukar di ${network}, gunakan ${wallet}.`,
  otherTokens: (wallet) => `Token yang tidak tercantum di sini ditampilkan di ${wallet}.`,
  forPayments: 'Untuk pembayaran',
  forOrdinals: 'Untuk Ordinals',
}
