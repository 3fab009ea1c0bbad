import type { StoryTexts } from './en.ts'

export const id: StoryTexts = {
  innovation: {
    title: 'Inovasi Eksklusif',
    lede: 'Empat mekanisme yang bekerja bersama, agar likuiditas menghasilkan karena berguna, bukan karena dicetak.',
    arbitrage: {
      name: 'Model arbitrase AI lintas semua chain',
      text: 'Aset yang sama jarang punya satu harga di setiap chain. Sebuah model mengamati selisihnya dan menutupnya lewat perdagangan; hasilnya kembali ke ekosistem.',
    },
    turbo: {
      name: 'Market making obligasi turbo ganda',
      text: 'Dua mesin pada satu poros: obligasi membawa likuiditas jangka panjang, market making membuatnya bekerja. Saat satu melambat, yang lain menjaga tekanan.',
    },
    pool: {
      name: 'Pool cerdas berimbang ganda',
      text: 'Dua pool saling menyeimbangkan. Saat permintaan memiringkan salah satunya, yang lain mengisinya sebelum harga harus menanggungnya.',
    },
    mining: {
      name: 'Penambangan likuiditas LP ganda',
      text: 'Likuiditas ditambang di dua pasangan sekaligus, sehingga hari buruk yang satu bukan hari buruk seluruh posisi.',
    },
  },
  injection: {
    title: 'Suntikan 30 juta USD',
    text: 'Yayasan menempatkan 30 juta USD ke likuiditas ekosistem, agar likuiditas pasarnya dalam sejak awal.',
  },
  highlights: {
    title: 'Enam keunggulan inti',
    autonomy: {
      name: 'Otonom sejak dirancang',
      text: 'Aturannya ada di smart contract. Tidak seorang pun dapat mengubah tanggal pembukaan atau siapa yang mengundang Anda.',
      capped: 'Tidak akan pernah ada lebih dari {{cap}}\u00A0YES.',
      sealed: 'Tidak seorang pun dapat mengubah jumlah pasokannya.',
    },
    inspection: {
      name: 'Terbuka untuk diperiksa',
      text: 'Setiap harga, pembelian, dan imbalan ada di blockchain. Yang ditampilkan di sini dapat Anda periksa sendiri.',
    },
    escrow: {
      name: 'Imbalan dalam escrow',
      text: 'Imbalan referral disisihkan dalam transaksi yang menghasilkannya. Tidak perlu menunggu janji siapa pun.',
    },
    price: {
      name: 'Harga yang bisa Anda antisipasi',
      text: 'Setiap kenaikan harga tercatat di blockchain sebelum berlaku, dan pesanan tidak pernah melebihi harga yang ditampilkan.',
    },
    chains: {
      name: 'Dirancang lintas-chain',
      text: 'YES dibuat untuk pasar di banyak chain. Penjualannya di satu chain, dengan biaya transaksi beberapa sen.',
    },
    custody: {
      name: 'Langsung ke dompet Anda',
      text: 'Item dan YES langsung masuk ke dompet Anda, dan smart contract penjualan tidak pernah menyimpan dana Anda. YES dapat dikirim setelah transfernya dibuka.',
    },
  },
  architecture: {
    title: 'Arsitektur ekosistem',
    lede: 'Enam bagian di sekitar satu token. Masing-masing dapat tumbuh tanpa meminta izin yang lain.',
    fund: {
      name: 'Dana ekosistem',
      text: 'Membiayai hal yang dipakai semua orang tetapi tidak akan dibangun sendirian.',
    },
    api: { name: 'API terbuka', text: 'Setiap pasar dan pool dapat dibaca dan dipakai program lain.' },
    partners: {
      name: 'Mitra Web2 dan Web3',
      text: 'Toko, gim, dan protokol yang membawa orang yang belum pernah memegang token.',
    },
    plugins: { name: 'Bagi hasil plugin', text: 'Siapa yang membangun ekstensi ikut menikmati hasilnya.' },
    markets: {
      name: 'Interkoneksi pasar',
      text: 'Likuiditas yang dulu terpecah di banyak chain kini bertemu.',
    },
    global: { name: 'Mitra global', text: 'Komunitas yang membawa ekosistem ke dalam bahasa mereka.' },
  },
  wanted: {
    title: 'Daftar Buronan',
    lede: 'Enam penjahat keuangan, dicari karena apa yang mereka ambil dari orang. Tak perlu hadiah: mereka kehilangan kuasa di tempat yang tidak membutuhkan mereka.',
    stamp: 'Dicari',
    seen: 'Terakhir terlihat',
    gatekeeper: {
      name: 'Si Penjaga Gerbang',
      crime: 'Menentukan siapa yang boleh punya rekening, tanpa pernah berkata mengapa.',
      seen: 'Di balik loket yang tutup pukul empat',
    },
    printer: {
      name: 'Si Pencetak',
      crime: 'Mengecilkan tabungan Anda saat Anda tidur.',
      seen: 'Di samping mesin cetak yang masih hangat',
    },
    freezer: {
      name: 'Si Pembeku',
      crime: 'Mengunci uang yang bukan miliknya lewat satu panggilan telepon.',
      seen: 'Di ujung antrean yang sangat panjang',
    },
    middleman: {
      name: 'Si Perantara',
      crime: 'Memotong di setiap jembatan, lalu menagih untuk kuitansinya.',
      seen: 'Di antara Anda dan semua orang',
    },
    frontRunner: {
      name: 'Si Penyerobot',
      crime: 'Membaca pesanan Anda dan membeli lebih dulu.',
      seen: 'Satu blok sebelum Anda',
    },
    rugPuller: {
      name: 'Si Rug Puller',
      crime: 'Menjual janji lalu pergi membawa pool.',
      seen: 'Naik pesawat, tanpa bagasi',
    },
  },
}
