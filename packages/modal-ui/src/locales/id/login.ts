import type { LoginTexts } from '../en/login.ts'

export const id: LoginTexts = {
  loginText:
    'Kami akan mengirim email berisi tautan untuk mengonfirmasi perangkat ini, lalu kode masuk. Baru di sini? Kami buatkan dompet untuk Anda.',

  loginLinkTitle: 'Buka tautan di email Anda',
  loginLinkText: (email) =>
    `Tautan telah dikirim ke ${email}. Buka di perangkat mana pun dan setujui proses masuk.`,
  loginStep: (step) => `Langkah ${step} dari 2`,
  loginLinkThen: 'Setelah itu, Anda memasukkan kode dari email kedua.',
  loginCodeTitle: 'Masukkan kode',
  loginCodeText: (email) => `Kode telah dikirim ke ${email}.`,
  loginTest: 'Uji coba',
  loginTestText: 'Akun uji coba: tidak ada email yang dikirim. Masukkan kodenya.',
  loginCodeLabel: 'Kode dari email',
  loginCodeSubmit: 'Masuk',
  loginVerifying: 'Memeriksa kode…',
  loginConnectingTitle: 'Anda sudah masuk',
  loginConnectingText: 'Dompet Anda sedang dibuka.',
  loginConnectFailed: 'Dompet Anda tidak dapat dibuka. Coba lagi.',
  loginReadyTitle: 'Dompet Anda siap',
  loginReadyText: 'Ini alamatnya. Simpan cadangan sekarang agar dana Anda selalu bisa diakses.',
  loginReadyCopy: 'Salin alamat',
  loginReadyDone: 'Nanti saja',
  loginResend: 'Kirim lagi',
  loginResendIn: (seconds) => `Kirim lagi dalam ${seconds} dtk`,
  loginOtherEmail: 'Gunakan alamat email lain',

  loginErrorCooldown: (seconds) => `Coba lagi setelah ${seconds} detik`,
  loginErrorLoad:
    'Masuk dengan email tidak dapat dimuat. Periksa koneksi atau pemblokir iklan Anda, lalu coba lagi.',
  loginErrorUpdated: 'Dompet telah diperbarui. Mulai lagi.',
  loginErrorFramed:
    'Komponen untuk masuk dengan email tidak dapat dimuat: situs lain menampilkan halaman ini di dalam halamannya. Buka halaman ini di tab tersendiri.',
  loginErrorOldBrowser:
    'Browser ini terlalu lama untuk dompet ini. Perbarui, atau buka halaman ini di browser yang lebih baru.',
  loginOwnTab: 'Buka di tab baru',
  loginKeepsNothing:
    'Browser ini tidak menyimpan apa pun untuk dompet Anda di halaman ini, jadi setiap kunjungan memerlukan kedua email. Agar tetap masuk, buka halaman ini di tab tersendiri, atau izinkan halaman ini menyimpan data.',
  loginErrorTimeout: 'Tidak ada jawaban tepat waktu. Coba lagi.',
  loginErrorRejected: 'Proses masuk ditolak di email. Tidak ada yang masuk.',
  loginErrorReplaced: 'Alamat ini telah diganti dengan alamat lain. Masuk dengan alamat itu.',
  loginErrorTestAccount: 'Aplikasi ini tidak mengizinkan akun uji coba ini.',
  loginErrorExpiredLink: 'Tautan telah kedaluwarsa. Kirim yang baru.',
  loginErrorWrongCode: 'Kode ini salah. Periksa lalu coba lagi.',
  loginErrorExpiredCode: 'Kode ini telah kedaluwarsa. Kirim yang baru.',
  loginErrorTries: 'Terlalu banyak kode salah. Kirim yang baru.',
  loginErrorRecovery: 'Layanan pemulihan tidak tersedia. Perangkat yang pernah masuk tetap berfungsi.',
  loginErrorPasskey:
    'Dompet ini dibuka dengan passkey, yang tidak berfungsi di halaman ini. Buka halaman dompet sendiri.',
  loginErrorDeletion:
    'Dompet ini akan segera dihapus. Untuk mempertahankannya, buka tautan di email tentangnya atau halaman dompet sendiri.',
  loginErrorLimit: 'Terlalu banyak permintaan. Coba lagi nanti.',
  loginErrorProject: 'Situs ini belum disiapkan untuk masuk dengan email. Harap beri tahu pengelolanya.',
  loginErrorUnreadable: 'Terjadi kesalahan',
  loginErrorFailed: 'Ada yang tidak beres',

  socialWaitingTitle: (provider: string) => `Masuk dengan ${provider}`,
  socialWaitingText: (provider: string) =>
    `Lanjutkan di jendela ${provider}. Jendela itu akan tertutup sendiri.`,
  socialErrorBlocked: 'Browser Anda memblokir popup. Izinkan, atau tekan tombolnya.',
  socialErrorClosed: 'Popup ditutup. Jika Anda masih masuk di sana, halaman ini akan berlanjut sendiri.',
  socialErrorRefused: 'Koneksi ditolak',
  socialErrorInitiate: 'Gagal memulai koneksi sosial',
  socialOpenAgain: 'Buka jendela lagi',

  farcasterScanText: 'Pindai kode ini dengan ponsel Anda, lalu setujui login di Farcaster.',
  farcasterOpenText: 'Setujui login di Farcaster, lalu kembali ke halaman ini.',
  farcasterOpen: 'Buka Farcaster',
  farcasterCodeLabel: 'Kode QR untuk aplikasi Farcaster',
  farcasterError: 'Gagal terhubung ke Farcaster',

  updateEmailLabel: 'Alamat email baru',
  updateEmailText: 'Kami memverifikasi alamat Anda saat ini dulu, lalu alamat yang baru.',
  updateEmailMails: (email) =>
    `Dua email telah dikirim ke ${email}. Buka tautan di salah satunya dan setujui. Lalu masukkan kode dari email yang lain.`,
  updateEmailWaiting: 'Jika Anda belum membuka tautannya, buka sekarang.',
  updateEmailConfirm: 'Konfirmasi',
  updateEmailDone: (email) =>
    `Sekarang Anda masuk dengan ${email}. Selama 24 jam, tautan yang dikirim ke alamat lama dapat membatalkannya.`,
  updateEmailSame: 'Ini sudah alamat Anda.',
  updateEmailTaken: 'Alamat ini sudah punya dompet. Pilih alamat lain.',
  updateEmailRejected: 'Penggantian ditolak lewat email. Alamat tidak berubah.',
  updateEmailNotApproved: 'Tautan di email belum disetujui. Buka tautannya, lalu masukkan kode lagi.',

  walletSettings: 'Pengaturan dompet',
  walletBackUp: 'Simpan cadangan dompet',
  walletBackUpFailed: 'Cadangan tidak disimpan di sini. Simpan di halaman dompet.',
  accountTypeLabel: 'Jenis akun',
  accountTypeEoa: 'Akun biasa',
  accountTypeSmartAccount: 'Akun pintar',
  accountTypeText: 'Beberapa langkah cukup dengan satu persetujuan. Alamatnya tetap sama.',
  accountTypeFailed: 'Dompet Anda tidak beralih. Coba lagi.',

  approveText: 'Dompet Anda menampilkan permintaan di jendela tersendiri. Periksa di sana.',
}
