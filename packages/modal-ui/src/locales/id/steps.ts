import type { StepsTexts } from '../en/steps.ts'

export const id: StepsTexts = {
  dismiss: 'Tutup peringatan',
  alertAPKT001: 'Situs ini tidak disiapkan untuk jaringan tersebut.',
  alertAPKT002: 'Alamat ini tidak termasuk yang diizinkan untuk proyek ini.',
  alertAPKT003: 'Daftar dompet tidak dapat dimuat. Daftar bawaan ditampilkan.',
  alertAPKT004: 'Dompet tidak merespons. Buka dompet dan cari permintaannya.',
  alertAPKT005: 'Situs ini belum diverifikasi untuk proyek.',
  alertAPKT006: 'Sesi tidak valid. Periksa jam perangkat ini.',
  alertAPKT007: 'ID proyek tidak valid.',
  alertAPKT008: 'Fitur yang diaktifkan memerlukan ID proyek.',
  alertAPKT009: 'Server situs ini bermasalah. Coba lagi nanti.',
  alertAPKT010: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.',
  alertAPKTW001: 'Belum ada akun yang terhubung di jaringan yang diminta.',
  alertAPKTW002: 'Alamat email tidak valid.',
  alertIframeLoad: 'Komponen untuk masuk dengan email tidak dapat dimuat',
  alertIframeTimeout: 'Dompet email Anda tidak merespons tepat waktu. Coba lagi.',

  notInstalled: (wallet) => `${wallet} tidak ditemukan di sini`,
  installText: 'Pasang lalu muat ulang halaman ini, atau buka halaman ini di dalam aplikasinya.',
  openIn: (wallet) => `Buka di ${wallet}`,
  getOnPhone: (wallet) => `Pindai kode ini untuk mendapatkan ${wallet} di ponsel Anda.`,
  website: 'Situs web',

  qrLabel: 'Kode QR untuk aplikasi dompet Anda',
  copyLink: 'Salin tautan',
  codeExpiresIn: (time) => `Berlaku ${time} lagi`,
  codeExpired: 'Kode ini sudah kedaluwarsa',
  codeExpiredText: 'Kode hanya berlaku beberapa menit.',
  newCode: 'Kode baru',
  scanWith: (wallet) => `Buka ${wallet} di ponsel Anda, pindai kode ini, lalu konfirmasikan koneksinya.`,
  ways: 'Cara menghubungkan',
  wayQrcode: 'Kode QR',
  wayMobile: 'Aplikasi',
  wayDesktop: 'Komputer',
  wayWeb: 'Situs',
  wayExtension: 'Ekstensi',
  wayInside: 'Di dompet',
  openWallet: (wallet) => `Buka ${wallet}`,
  openText:
    'Dompet Anda akan menanyakan apakah ingin terhubung. Konfirmasikan di sana, lalu kembali ke halaman ini.',
  openAgain: 'Buka lagi',
  notOpened: (wallet) => `${wallet} tidak terbuka?`,
  notOpenedText:
    'Mungkin belum terpasang di sini. Buka lagi, pasang, atau gunakan kodenya di perangkat lain.',
  returnedText: 'Jika sudah Anda konfirmasi, tunggu sebentar. Jika belum, buka lagi dompet Anda.',
  insideText: 'Halaman ini dibuka lagi di dalam dompet, tempat Anda dapat terhubung.',
  unreachable: (wallet) => `${wallet} tidak dapat dibuka dari sini`,
  unreachableText:
    'Dompet ini tidak menyediakan cara terhubung di perangkat ini. Gunakan perangkat atau dompet lain.',
  pairInstead: (wallet) => `Gunakan ${wallet} di ponsel`,
  relayTitle: 'Layanan dompet tidak dapat dijangkau',
  relayUnreachable:
    'Layanan koneksi dompet tidak merespons. Mungkin diblokir firewall atau ekstensi browser.',
  relayProjectId: 'Koneksi dompet di situs ini belum diatur dengan benar. Beri tahu pengelolanya.',
  relayOrigin: 'Situs ini tidak diizinkan memakai layanan koneksi dompet. Beri tahu pengelolanya.',
  relayClock: 'Jam perangkat ini salah. Atur ke waktu yang benar lalu coba lagi.',
  relayRateLimited: 'Terlalu banyak orang sedang terhubung. Coba lagi satu menit lagi.',

  unsupportedOne: (network) => `Dompet Anda berada di jaringan lain. Ganti ke ${network} untuk melanjutkan.`,
  unsupportedMany:
    'Dompet Anda berada di jaringan yang tidak didukung di sini. Pilih salah satu jaringan berikut untuk melanjutkan.',
  switchingTitle: (network) => `Mengganti ke ${network}`,
  acceptSwitch: 'Konfirmasi permintaan di dompet Anda.',
  switchRejected: 'Anda menolak pergantian jaringan. Anda bisa meminta lagi kapan saja.',
  switchFailed: (network) => `Gagal mengganti ke ${network}. Ganti di dalam dompet Anda, atau coba lagi.`,

  networkInUse: 'Digunakan',
  networksHelp: 'Dompet Anda mungkin meminta persetujuan untuk mengganti.',
  switchChainText: (network) =>
    `Belum ada akun yang terhubung di ${network}. Ganti ke sana, lalu hubungkan dompet.`,

  switchFailedAny: 'Gagal mengganti jaringan. Ganti di dalam dompet, atau coba lagi.',

  walletInUse: 'Digunakan',
  disconnectWallet: (wallet) => `Putuskan koneksi ${wallet}`,
  disconnectAll: 'Putuskan koneksi semua',
  connectOn: (namespace) => `Hubungkan di ${namespace}`,
  alsoConnect: (wallet, namespace) => `Hubungkan juga ${wallet} di ${namespace}`,
  alsoConnectEmail: (namespace) => `Hubungkan juga dompet email Anda di ${namespace}`,
  walletSwitchFailed: 'Dompet tidak merespons. Buka kuncinya lalu coba lagi.',

  signLead: (site) => `Masuk ke ${site}`,
  signText:
    'Tanda tangani pesan untuk membuktikan bahwa akun ini milik Anda. Gratis, dan tidak ada dana yang dipindahkan.',
  sign: 'Tanda tangani',
  preparingMessage: 'Situs ini sedang menyiapkan pesan untuk ditandatangani.',
  acceptSignature: 'Konfirmasi permintaan tanda tangan di dompet Anda.',
  keepingSession: 'Tanda tangan Anda sedang diperiksa.',
  signFailed: 'Gagal menandatangani pesan',
  noMessageText: 'Server situs ini tidak memberikan pesan untuk ditandatangani. Coba lagi sebentar lagi.',

  emailText: (site) => `${site} meminta alamat email Anda. Alamat ini hanya diberikan kepada situs ini.`,
  emailFailed: 'Alamat email Anda tidak dapat disimpan. Coba lagi.',
  emailSkip: 'Lewati',
}
