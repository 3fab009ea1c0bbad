import type { Strings } from './en.ts'

export const id: Strings = {
  $code: 'id',
  $dir: 'ltr',

  close: 'Tutup',
  back: 'Kembali',
  tryAgain: 'Coba lagi',
  loading: 'Memuat…',
  loadFailed: 'Bagian ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
  disconnect: 'Putuskan',
  connectedWith: (wallet) => `Terhubung dengan ${wallet}`,

  connectTitle: 'Hubungkan Dompet',
  recent: 'Terakhir',
  installed: 'Terpasang',
  noWalletTitle: 'Dompet tidak ditemukan',
  noWalletText:
    'Pasang dompet di browser ini, atau buka halaman ini di dalam aplikasi dompet Anda. Lalu muat ulang halaman.',
  getWallet: 'Dapatkan dompet',
  reload: 'Muat ulang halaman',
  missingWallet: 'Dompet saya tidak ada di daftar',
  missingWalletText:
    'Pastikan ekstensinya terpasang dan diaktifkan untuk situs ini, lalu muat ulang halaman.',
  legal: (documents) => `Dengan menghubungkan dompet, Anda menyetujui ${documents}.`,
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',

  continueIn: (wallet) => `Lanjutkan di ${wallet}`,
  acceptRequest: 'Terima permintaan koneksi di dompet Anda.',
  rejectedTitle: 'Koneksi ditolak',
  rejectedText: 'Anda menolak permintaan ini. Anda bisa meminta lagi kapan saja.',
  busyTitle: 'Dompet Anda sedang menunggu',
  busyText: 'Buka dompet Anda dan jawab permintaan yang sudah ada, lalu coba lagi.',
  failedTitle: 'Gagal terhubung',
  failedText: 'Dompet tidak terhubung. Buka kuncinya, lalu coba lagi.',
  forbiddenTitle: 'Tindakan tidak diizinkan',
  forbiddenText: 'Dompet Anda tidak mengizinkan permintaan ini dari sebuah situs.',

  accountTitle: 'Akun',
  copyAddress: 'Salin alamat',
  addressCopied: 'Alamat disalin',
  copyFailed: 'Alamat tidak dapat disalin',
  network: 'Jaringan',
  viewOnExplorer: 'Lihat di explorer',
  disconnectFailed: 'Gagal memutuskan koneksi. Putuskan situs ini di dalam dompet Anda.',

  unsupportedTitle: 'Ganti jaringan',
  unsupportedOne: (network) => `Dompet Anda berada di jaringan lain. Ganti ke ${network} untuk melanjutkan.`,
  unsupportedMany:
    'Dompet Anda berada di jaringan yang tidak didukung di sini. Pilih salah satu jaringan berikut untuk melanjutkan.',
  switchNetwork: 'Ganti jaringan',
  switchingTitle: (network) => `Beralih ke ${network}`,
  acceptSwitch: 'Terima permintaan di dompet Anda.',
  switchRejected: 'Anda menolak pergantian jaringan. Anda bisa meminta lagi kapan saja.',
  switchFailed: (network) => `Gagal beralih ke ${network}. Ganti di dalam dompet Anda, atau coba lagi.`,

  networksTitle: 'Pilih jaringan',
  networkInUse: 'Digunakan',
  networksHelp: 'Dompet Anda mungkin meminta persetujuan untuk beralih.',
  switchChainTitle: (network) => `Beralih ke ${network}`,
  switchChainText: (network) =>
    `Belum ada akun yang terhubung di ${network}. Beralihlah ke sana, lalu hubungkan dompet.`,

  switchFailedAny: 'Gagal beralih jaringan. Beralihlah di dalam dompet, atau coba lagi.',

  walletsTitle: 'Dompet Anda',
  walletsRow: 'Dompet',
  walletInUse: 'Digunakan',
  disconnectWallet: (wallet) => `Putuskan ${wallet}`,
  addWallet: 'Hubungkan dompet lain',
  walletSwitchFailed: 'Dompet tidak merespons. Buka kuncinya lalu coba lagi.',

  tokensTitle: 'Token',
  balanceFailed: 'Saldo Token Tidak Tersedia',
  balanceRetry: 'Akan dicoba lagi sebentar lagi.',

  signTitle: 'Masuk',
  signLead: (site) => `Masuk ke ${site}`,
  signText:
    'Tanda tangani pesan untuk membuktikan bahwa akun ini milik Anda. Gratis, dan tidak ada dana yang dipindahkan.',
  sign: 'Tanda tangani',
  cancel: 'Batal',
  acceptSignature: 'Terima permintaan tanda tangan di dompet Anda.',
  authenticating: 'Mengautentikasi...',
  keepingSession: 'Tanda tangan Anda sedang diperiksa.',
  signFailed: 'Gagal menandatangani pesan',
  signFailedText: 'Dompet tidak menandatangani. Buka kuncinya lalu coba lagi.',
  authenticationFailed: 'Terjadi masalah saat memulai autentikasi',
  sessionFailed: 'Gagal masuk. Hubungkan lalu coba lagi.',

  emailTitle: 'Tetap terhubung',
  emailText: (site) => `${site} meminta alamat email Anda. Hanya diberikan kepada situs ini.`,
  emailLabel: 'Alamat email',
  emailInvalid: 'Masukkan alamat email yang valid',
  emailFailed: 'Alamat Anda tidak dapat disimpan. Coba lagi.',
  emailSubmit: 'Lanjutkan',
  emailSkip: 'Lewati',
}
