import type { OnRampTexts } from '../en/onRamp.ts'

export const id: OnRampTexts = {
  onRampPay: 'Anda membayar',
  onRampGet: 'Anda mendapat',
  onRampTo: 'Dikirim ke',
  onRampLimits: (min, max) => `Dari ${min} sampai ${max}`,
  onRampChoose: 'Pilih tempat membeli',
  onRampAsking: 'Menanyakan harga…',
  onRampUnknown: 'Lihat harga di situsnya',
  onRampFee: (fee) => `termasuk biaya ${fee}`,
  onRampPreparing: 'Mengambil tautan…',
  onRampContinue: (provider) => `Lanjutkan di ${provider}`,
  onRampLeave: 'Anda membayar di halaman penyedia, yang terbuka di tab baru.',
  onRampFailed: 'Pilihan pembelian tidak dapat dimuat. Coba lagi.',
  onRampOff: 'Pembelian sedang tidak tersedia.',

  onRampErrorAmount: 'Masukkan jumlah, misalnya 50.',
  onRampErrorAmbiguous: (a, b) => `Ini dapat berarti dua jumlah. Tulis ${a} atau ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `${currency} paling banyak memiliki ${decimals} desimal.`,
  onRampErrorLeast: (min) => `Jumlah minimum ${min}.`,
  onRampErrorMost: (max) => `Jumlah maksimum sekali beli ${max}.`,
  onRampErrorLink: 'Penyedia tidak memberi tautan. Coba lagi, atau pilih yang lain.',
  onRampErrorExpired: 'Tautan sudah kedaluwarsa. Ambil yang baru.',
}
