import type { NamesTexts } from '../en/names.ts'

export const id: NamesTexts = {
  namesText:
    'Orang lain dapat mengirim ke nama ini sebagai ganti alamat Anda. Kaitan keduanya terbuka untuk umum.',
  namesLabel: 'Nama',
  namesRules: 'Minimal 4 karakter: huruf a sampai z, angka, dan tanda hubung.',
  namesSearching: 'Mencari nama yang tersedia…',
  namesFree: 'Tersedia',
  namesTaken: 'Sudah dipakai',
  namesTakenText: 'Nama ini sudah dipakai. Pilih yang lain.',
  namesCost: 'Gratis. Anda menandatangani pesan untuk mengonfirmasi.',
  namesSubmit: 'Daftarkan',
  namesSigning: 'Tanda tangani di dompet Anda…',
  namesRegistering: 'Mendaftarkan…',
  namesDone: 'Nama ini sekarang menuju ke akun Anda.',
  namesClose: 'Kembali ke akun',

  namesErrorNetwork: 'Jaringan tidak ditemukan',
  namesErrorSigner: 'Hubungkan dompet yang dapat menandatangani pesan.',
  namesErrorChainId: 'Tidak ada nama di jaringan ini. Ganti ke jaringan lain.',
  namesErrorSuggestions: 'Gagal mengambil saran nama',
  namesErrorRegister: (name) => `Gagal mendaftarkan nama ${name}`,
}
