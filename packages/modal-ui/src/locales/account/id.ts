import type { AccountTexts } from './en.ts'

export const id: AccountTexts = {
  connectedWith: (wallet) => `Terhubung dengan ${wallet}`,
  totalBalance: 'Total saldo',
  copyAddress: 'Salin alamat',
  network: 'Jaringan',
  unknownNetwork: (id) => `Tidak dikenal (${id})`,
  viewOnExplorer: 'Lihat di explorer',
  walletsRow: 'Dompet',

  tokensTitle: 'Token',
  tokensAll: 'Semua token',
  balanceFailed: 'Saldo token tidak dapat dimuat',
  balanceRetry: 'Akan dicoba lagi sebentar lagi.',

  activityTitle: 'Aktivitas',
  activityEmpty: 'Belum ada transaksi',
  activityEmptyText: 'Yang Anda kirim, terima, atau tukar di jaringan ini muncul di sini.',
  activityFailed: 'Gagal mengambil transaksi',
  activityUnsupported: 'Tidak ada aktivitas di jaringan ini',
  activityUnsupportedText: 'Transaksi di jaringan ini tidak dapat ditampilkan di sini.',
  activityMore: 'Tampilkan yang lebih lama',

  isPending: 'Menunggu',
  didFail: 'Gagal',
  sentTo: (address) => `Ke ${address}`,
  receivedFrom: (address) => `Dari ${address}`,
  moreTransfers: (count) => `${count} lagi`,

  didSend: 'Terkirim',
  didReceive: 'Diterima',
  didTrade: 'Ditukar',
  didMint: 'Minting',
  mintedItem: (item) => `Minting ${item}`,
  didBurn: 'Burning',
  didApprove: 'Disetujui',
  didRevoke: 'Persetujuan dicabut',
  didDeposit: 'Disetor',
  didWithdraw: 'Ditarik',
  didBorrow: 'Dipinjam',
  didRepay: 'Dilunasi',
  didStake: 'Staking',
  didUnstake: 'Unstaking',
  didClaim: 'Diklaim',
  didDeploy: 'Kontrak dideploy',
  didCancel: 'Dibatalkan',
  didExecute: 'Interaksi kontrak',
  signIn: 'Masuk',

  receiveText: (network) =>
    `Alamat ini untuk ${network}. Token yang dikirim lewat jaringan lain bisa hilang.`,
  addressQr: 'Kode QR alamat Anda',
}
