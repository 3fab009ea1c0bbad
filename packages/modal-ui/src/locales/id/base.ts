import type { Strings } from '../en/base.ts'

export const id: Strings = {
  $code: 'id',
  $dir: 'ltr',

  close: 'Tutup',
  back: 'Kembali',
  tryAgain: 'Coba lagi',
  loading: 'Memuat…',
  loadFailed: 'Bagian ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
  pageUpdated: 'Halaman ini telah diperbarui. Muat ulang untuk melanjutkan.',
  partFailed:
    'Terjadi kesalahan di halaman ini sehingga bagian ini berhenti. Coba lagi, atau muat ulang halaman.',
  disconnect: 'Putuskan koneksi',

  connectTitle: 'Hubungkan Dompet',
  connectEmail: 'Lanjutkan via email',
  socialTitle: 'Atau masuk dengan',
  recent: 'Terakhir',
  installed: 'Terpasang',
  recentWallets: 'Terakhir dipakai',
  installedWallets: 'Terpasang',
  popularWallets: 'Populer',
  noWalletTitle: 'Dompet tidak ditemukan',
  noWalletText:
    'Pasang dompet di browser ini, atau buka halaman ini di dalam aplikasi dompet Anda. Lalu muat ulang halaman.',
  get: 'Dapatkan',
  getWallet: 'Dapatkan dompet',
  reload: 'Muat ulang',
  missingWalletText:
    'Pastikan ekstensi dompet terpasang dan diaktifkan untuk situs ini, lalu muat ulang halaman.',
  allWallets: 'Semua dompet',
  searchWallets: 'Cari dompet',
  clearSearch: 'Hapus pencarian',
  results: (count) => `Hasil: ${count}`,
  noMatch: 'Tidak ada dompet dengan nama ini',
  listFailed: 'Daftar dompet tidak dapat dimuat. Periksa koneksi Anda lalu coba lagi.',
  certified: 'Hanya bersertifikat',
  haveNoWallet: 'Saya belum punya dompet',
  whatIsWallet: 'Apa itu dompet?',
  walletHoldsTitle: 'Tempat menyimpan aset Anda',
  walletHoldsText:
    'Dompet menyimpan kunci token dan koleksi Anda. Dengannya Anda dapat melihat, mengirim, dan menerimanya.',
  walletSignsTitle: 'Cara untuk masuk',
  walletSignsText:
    'Situs meminta dompet Anda, bukan kata sandi. Tidak ada yang terjadi sebelum Anda mengonfirmasinya di sana.',
  walletYoursTitle: 'Milik Anda sendiri',
  walletYoursText:
    'Catat frasa pemulihannya dan jangan pernah membagikannya. Situs atau tim dukungan yang jujur tidak akan memintanya.',
  getWalletText: 'Pilih satu, pasang, lalu kembali ke halaman ini.',
  missingIt: (wallet) => `Belum punya ${wallet}?`,
  legal: (documents) => `Dengan menghubungkan dompet, Anda menyetujui ${documents}.`,
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',

  continueIn: (wallet) => `Lanjutkan di ${wallet}`,
  acceptRequest: 'Konfirmasi permintaan koneksi di dompet Anda.',
  rejectedTitle: 'Koneksi ditolak',
  rejectedText: 'Anda menolak permintaan ini. Anda bisa meminta lagi kapan saja.',
  busyTitle: 'Dompet Anda sedang menunggu',
  busyText: 'Buka dompet Anda dan jawab permintaan yang sudah ada, lalu coba lagi.',
  failedTitle: 'Gagal terhubung',
  failedText: 'Dompet tidak terhubung. Buka kuncinya, lalu coba lagi.',
  forbiddenTitle: 'Tindakan tidak diizinkan',
  forbiddenText: 'Dompet Anda tidak mengizinkan situs mengirim permintaan ini.',

  scanTitle: 'Pindai dengan ponsel',
  scanText: 'Buka aplikasi dompet Anda, pindai kode ini, lalu konfirmasikan koneksinya.',
  linkCopied: 'Tautan disalin',
  linkCopyFailed: 'Tautan tidak dapat disalin',
  relayOffline: 'Anda sedang offline. Sambungkan ke internet lalu coba lagi.',

  accountTitle: 'Akun',
  addressCopied: 'Alamat disalin',
  copyFailed: 'Alamat tidak dapat disalin',
  disconnectFailed: 'Gagal memutuskan koneksi. Putuskan koneksi situs ini di dalam dompet Anda.',

  unsupportedTitle: 'Ganti jaringan',
  switchNetwork: 'Ganti jaringan',

  networksTitle: 'Pilih jaringan',
  switchChainTitle: (network) => `Ganti ke ${network}`,

  walletsTitle: 'Dompet Anda',
  addWallet: 'Hubungkan dompet lain',

  signTitle: 'Masuk',
  cancel: 'Batal',
  authenticating: 'Mengautentikasi…',
  signFailedText: 'Dompet tidak menandatangani. Buka kuncinya lalu coba lagi.',
  authenticationFailed: 'Status masuk Anda tidak dapat diperiksa. Hubungkan dompet Anda lalu coba lagi.',
  sessionFailed: 'Gagal masuk. Hubungkan dompet Anda lalu coba lagi.',
  sessionExpired: 'Koneksi ke dompet Anda telah kedaluwarsa. Hubungkan lagi.',

  emailTitle: 'Tetap terhubung',
  emailLabel: 'Alamat email',
  emailWallet: 'Dompet email',
  emailInvalid: 'Masukkan alamat email yang valid',
  emailSubmit: 'Lanjutkan',

  walletReceiveTitle: 'Terima',

  walletSendTitle: 'Kirim',

  walletSendSelectTokenTitle: 'Pilih token',

  walletSendPreviewTitle: 'Tinjau',

  walletSendConfirmedTitle: 'Transaksi',

  swapTitle: 'Tukar',

  emailLoginTitle: 'Masuk dengan email',

  approveTransactionTitle: 'Setujui di dompet Anda',

  registerAccountNameTitle: 'Daftarkan nama',

  registerAccountNameSuccessTitle: 'Nama Anda',

  onRampProvidersTitle: 'Beli',

  onRampTokenSelectTitle: 'Pilih token',

  onRampFiatSelectTitle: 'Pilih mata uang',
}
