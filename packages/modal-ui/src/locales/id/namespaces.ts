import type { NamespacesTexts } from '../en/namespaces.ts'

export const id: NamespacesTexts = {
  connectTo: (namespace) => `Hubungkan ke ${namespace}`,
  sendInWallet: (wallet, network) => `Untuk mengirim atau menukar di ${network}, gunakan ${wallet}.`,
  otherTokens: (wallet) => `Token yang tidak tercantum di sini ditampilkan di ${wallet}.`,
  balanceHere: (network, others) => `Hanya saldo di ${network}. Akun di ${others} tidak termasuk.`,
  viewActivity: (explorer) => `Lihat transaksi Anda di ${explorer}`,
  feeInWallet: (wallet) => `${wallet} menentukan biaya jaringan dan menampilkannya sebelum Anda konfirmasi.`,
  depositCosts: (amount) =>
    `Penerima belum memiliki token ini. Membuka akun untuknya perlu tambahan ${amount}.`,
  forPayments: 'Untuk pembayaran',
  forOrdinals: 'Untuk Ordinals',
  accountChanged: (wallet) =>
    `${wallet} kini memakai akun lain. Pilih akun yang terhubung di dompet, atau hubungkan lagi.`,
  amountDust: (amount, network) =>
    `${network} tidak mengirim kurang dari ${amount} ke alamat ini. Masukkan jumlah yang lebih besar.`,
  amountLeft: (amount) =>
    `Akun Anda harus menyisakan setidaknya ${amount}. Masukkan jumlah yang lebih kecil.`,
  amountMax: (wallet) =>
    `${wallet} menentukan biayanya, jadi jumlah maksimum tidak diketahui di sini. Masukkan jumlah yang masih menyisakan biaya.`,
  amountNew: (amount) =>
    `Akun penerima masih baru dan perlu setidaknya ${amount}. Masukkan jumlah yang lebih besar.`,
  answerAddress: (wallet, network) =>
    `${wallet} tidak memberi alamat ${network} yang valid. Pilih ${network} di dompet, lalu hubungkan lagi.`,
  answerInputs: (wallet) =>
    `${wallet} menandatangani lebih banyak koin daripada yang dicantumkan situs ini, jadi tidak dipakai. Hubungkan dompet lain.`,
  answerOther: (wallet) =>
    `${wallet} menandatangani hal lain dari yang diminta, jadi tidak dipakai. Hubungkan dompet lain.`,
  answerSignature: (wallet) =>
    `${wallet} tidak memberi tanda tangan yang valid. Tidak ada yang dikirim. Coba lagi, atau hubungkan dompet lain.`,
  answerUnsigned: (wallet) =>
    `${wallet} tidak menandatangani semua yang diminta. Tidak ada yang dikirim. Coba lagi.`,
  blocked: (wallet) =>
    `${wallet} memblokir situs ini karena pernah ditolak. Izinkan situs ini di pengaturan dompet, lalu coba lagi.`,
  cannotConnect: (wallet, network) =>
    `${wallet} tidak dapat terhubung ke situs di ${network}. Hubungkan dompet lain.`,
  cannotSend: (wallet, network) =>
    `${wallet} tidak dapat mengirim dari situs di ${network}. Kirim langsung di dompet, atau hubungkan dompet lain.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} tidak dapat menandatangani pesan di ${network}. Hubungkan dompet lain.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} tidak dapat menandatangani transaksi di ${network}. Hubungkan dompet lain.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Jaringan ${wallet} tidak dapat diganti dari situs. Pilih ${network} langsung di dompet.`,
  chainMissing: (wallet, network) =>
    `${wallet} tidak memiliki ${network}. Tambahkan jaringan itu di dompet, atau pilih yang lain di sini.`,
  feeShort: (amount) =>
    `Transfer ini memerlukan biaya tambahan ${amount} yang tidak ada di akun Anda. Tambah saldo atau kurangi jumlahnya.`,
  locked: 'Dompet Anda terkunci. Buka kuncinya, lalu coba lagi.',
  mayBeSent: (wallet) =>
    `${wallet} mungkin sudah mengirim transaksi. Periksa alamat Anda di penjelajah blok sebelum mencoba lagi.`,
  noAccount: (_, network) =>
    `Dompet Anda tidak membagikan akun di ${network}. Buat atau pilih akun di sana, lalu hubungkan lagi.`,
  nodeDown: (_, network) =>
    `Tidak ada server ${network} yang menjawab. Periksa koneksi Anda dan coba lagi nanti.`,
  nodeOfOtherNetwork: (_, network) =>
    `Server yang dipakai situs ini untuk ${network} milik jaringan lain. Beri tahu pihak situs.`,
  ordinalsKept: (wallet) =>
    `${wallet} hanya membagikan alamat Ordinals, yang koinnya tidak dibelanjakan. Bagikan alamat pembayaran di dompet.`,
  receiverElsewhere: (_, network) =>
    `Ini alamat di ${network}. Masukkan alamat di jaringan tempat Anda mengirim.`,
  receiverProgram:
    'Alamat ini milik sebuah program, bukan seseorang. Apa pun yang dikirim ke sana bisa hilang.',
  receiverTokenAccount: 'Ini akun untuk satu token saja. Masukkan alamat dompet pemiliknya.',
  receiverUnowned:
    'Tidak ada satu kunci yang memiliki alamat ini, seperti pada dompet bersama. Kirim hanya jika pemiliknya dapat menggunakannya.',
  rejected: 'Anda menolak permintaan. Anda dapat memintanya lagi kapan saja.',
  replaced: (wallet) =>
    `Ekstensi lain menggantikan ${wallet} di sini, jadi kami putuskan koneksi dompet itu. Matikan salah satunya, lalu hubungkan lagi.`,
  requestAddress: (wallet) =>
    `Situs ini meminta alamat yang tidak dibagikan ${wallet}. Pilih akun itu di dompet, lalu hubungkan lagi.`,
  requestAmount: 'Jumlah itu tidak mungkin. Masukkan jumlah di atas nol, lalu coba lagi.',
  requestInputs: (wallet) =>
    `Transaksi ini tidak membelanjakan koin Anda seperti kata situs ini, jadi ${wallet} tidak diminta. Muat ulang halaman.`,
  requestPsbt: (wallet) =>
    `Transaksi situs ini tidak dapat dibaca, jadi ${wallet} tidak diminta. Muat ulang halaman.`,
  requestReceiver: (_, network) => `Penerima bukan alamat di ${network}. Periksa alamat dan jaringannya.`,
  sendExpired: 'Dompet Anda terlambat merespons, jadi tidak ada yang dikirim. Coba lagi.',
  sendRefused:
    'Jaringan akan menolak transfer ini, jadi dompet Anda tidak diminta. Periksa penerima dan jumlahnya.',
  tokenRules: (wallet) => `Token ini memiliki aturan transfer sendiri. Kirim di ${wallet}.`,
}
