import type { Texts } from './en.ts'

export const id: Texts = {
  link: {
    subject: 'Konfirmasi ini Anda: masuk ke {app}',
    intro: 'Seseorang mencoba masuk dengan email ini. Jika itu Anda, tinjau lalu setujui.',
    action: 'Tinjau permintaan',
    expiry: 'Tautan berlaku selama 10 menit.',
    ignore: 'Bukan Anda? Abaikan email ini. Tidak ada yang terjadi tanpa persetujuan Anda.',
  },
  create: {
    subject: 'Konfirmasi email untuk membuat dompet Anda',
    intro: 'Konfirmasi email untuk membuat dompet Anda. Pastikan ini browser Anda, lalu setujui.',
    question: 'Buat dompet Anda di sini?',
    denied: 'Ditolak. Tidak ada dompet yang dibuat.',
  },
  code: {
    subject: 'Kode sekali pakai Anda',
    intro: 'Masukkan kode ini untuk login ke dompet Anda:',
    expiry: 'Kode berlaku selama 10 menit, hanya di browser yang memintanya.',
    warning: 'Jangan berikan kode ini kepada siapa pun. Pengelola dompet ini tidak akan memintanya.',
  },
  guesses: {
    subject: 'Ada yang menebak kode untuk dompet Anda',
    intro:
      'Banyak kode sekali pakai yang salah dimasukkan untuk alamat email ini. Tidak satu pun benar. Selama paling lama satu jam, perangkat baru tidak dapat login dengan kode; perangkat yang pernah membuka dompet Anda tetap bisa.',
    warning: 'Anda tidak perlu melakukan apa pun. Jangan berikan kode kepada siapa pun.',
  },
  note: {
    subject: 'Perangkat baru dapat menggunakan dompet Anda',
    intro: 'Dompet Anda dibuka di perangkat baru:',
    warning:
      'Jika itu bukan Anda, ada orang lain yang dapat masuk sebagai Anda. Amankan kotak surat atau akun yang Anda gunakan untuk masuk, dan pindahkan dana Anda.',
    action: 'Lihat perangkat dompet Anda',
  },
  exported: {
    subject: 'Kata pemulihan Anda ditampilkan, atau cadangan disimpan',
    intro: 'Kata pemulihan Anda ditampilkan, atau file cadangan disimpan, di browser ini:',
    warning:
      'Jika bukan Anda, orang yang melakukannya dapat mengambil dana Anda kapan saja, meskipun perangkatnya Anda hapus. Segera buat dompet lain dan pindahkan dana Anda ke sana.',
  },
  passkey: {
    subject: 'Passkey telah ditambahkan ke dompet Anda',
    intro: 'Passkey yang membuka dompet Anda dibuat di browser ini:',
    warning:
      'Jika bukan Anda, orang yang melakukannya dapat mengambil dana Anda kapan saja, meskipun passkey itu Anda hapus. Segera buat dompet lain dan pindahkan dana Anda ke sana.',
  },
  change: {
    link: {
      subject: 'Konfirmasi perubahan alamat email dompet Anda',
      intro:
        'Seseorang meminta untuk mengganti alamat email dompet Anda di browser di bawah ini. Jika itu Anda, tinjau lalu setujui.',
    },
    code: 'Masukkan kode ini untuk mengganti alamat email dompet Anda:',
    question: 'Ingin mengganti alamat email dompet Anda di sini?',
    hint: 'Setujui hanya jika Anda sedang menggantinya di sana saat ini, di perangkat ini atau perangkat Anda yang lain.',
    approved: 'Disetujui. Kembali dan masukkan kode dari email yang satunya.',
    denied: 'Ditolak. Alamat email tidak berubah.',
  },
  undo: {
    subject: 'Alamat email dompet Anda telah diganti',
    intro: 'Sekarang Anda masuk ke dompet dengan alamat email lain. Alamat ini tidak berlaku lagi.',
    warning: 'Jika bukan Anda, batalkan penggantian ini dan amankan kotak surat ini.',
    action: 'Batalkan penggantian',
    expiry: 'Tautan berlaku selama 24 jam.',
    question: 'Ingin masuk lagi ke dompet Anda dengan alamat email ini?',
    hint: 'Semua perangkat akan dikeluarkan.',
    done: 'Selesai. Masuk lagi dengan alamat email ini.',
    expired: 'Tautan ini sudah kedaluwarsa atau sudah digunakan.',
  },
  deletion: {
    link: {
      subject: 'Konfirmasi penghapusan dompet Anda',
      intro:
        'Seseorang meminta untuk menghapus dompet Anda di browser di bawah ini. Jika itu Anda, tinjau lalu setujui.',
    },
    question: 'Hapus dompet Anda?',
    hint: 'Setujui hanya jika Anda sedang menghapusnya di sana sekarang. Dalam 7 hari tidak ada lagi yang dapat membukanya, dan isinya hilang.',
    approved: 'Disetujui. Kembali ke halaman dompet.',
    denied: 'Ditolak. Dompet tetap ada.',
    note: {
      subject: 'Dompet Anda akan dihapus',
      intro:
        'Pada waktu ini dompet Anda dihapus. Setelah itu tidak ada yang dapat membukanya, dan isinya hilang:',
      warning:
        'Sampai saat itu Anda dapat mempertahankannya. Jika bukan Anda, pertahankan dompet, dan amankan kotak surat atau akun yang Anda pakai untuk masuk.',
      action: 'Pertahankan dompet',
    },
  },
  labels: {
    app: 'Aplikasi',
    browser: 'Browser',
    time: 'Waktu',
  },
  wording: {
    oneOperator: 'Secara teknis operator dapat mengakses dompet ini, jadi simpan jumlah kecil saja.',
    twoOperators:
      'Tidak ada satu server pun yang menyimpan cukup data untuk membuka dompet Anda. Penerbit halaman dompet ini harus dipercaya selama Anda menggunakannya.',
    mailboxRecovers:
      'Dompet ini seaman kotak surat Anda: siapa pun yang menguasainya dapat memulihkan dompet ini.',
    loginRecovers:
      'Dompet ini seaman kotak surat atau akun yang Anda gunakan untuk masuk: siapa pun yang menguasainya dapat memulihkan dompet ini.',
    mailbox: 'Dompet ini seaman kotak surat Anda.',
    login: 'Dompet ini seaman kotak surat atau akun yang Anda gunakan untuk masuk.',
    unaudited: 'Belum diaudit.',
    runBy: 'Dikelola oleh {operator}.',
  },
  page: {
    title: 'Setujui login',
    question: 'Login di sini?',
    hint: 'Setujui hanya jika Anda sedang login di sana saat ini, di perangkat ini atau perangkat Anda yang lain.',
    approve: 'Setujui',
    deny: 'Bukan saya',
    approved: 'Disetujui. Kembali ke aplikasi dan masukkan kode dari email berikutnya.',
    denied: 'Ditolak. Browser tersebut tidak dapat menggunakan dompet Anda.',
    expired: 'Tautan ini kedaluwarsa atau sudah digunakan. Minta yang baru di aplikasi.',
    refused:
      'Permintaan ini telah ditolak. Jika bukan Anda, mungkin program pemeriksa email yang melakukannya: minta tautan baru di aplikasi.',
    cut: 'Tautan ini tidak utuh. Salin seluruhnya dari email, atau pilih tombolnya di sana.',
    failed: 'Server tidak menjawab. Coba lagi.',
    noScript: 'Halaman ini memerlukan JavaScript.',
    oldBrowser:
      'Browser Anda terlalu lama untuk halaman ini. Perbarui, atau buka halaman ini di browser yang lebih baru.',
  },
  popup: {
    title: 'Masuk',
    loading: 'Memuat…',
    hint: 'Setujui hanya jika Anda baru saja membuka jendela ini dari sana.',
    done: 'Anda sudah masuk. Tutup jendela ini dan kembali ke aplikasi.',
    failed: 'Gagal masuk. Tutup jendela ini dan coba lagi.',
  },
}
