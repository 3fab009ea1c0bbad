import type { OnRampTexts } from '../en/onRamp.ts'

export const tr: OnRampTexts = {
  onRampPay: 'Ödediğiniz',
  onRampGet: 'Aldığınız',
  onRampTo: 'Alıcı',
  onRampLimits: (min, max) => `En az ${min}, en fazla ${max}`,
  onRampChoose: 'Nereden alacağınızı seçin',
  onRampAsking: 'Fiyat soruluyor…',
  onRampUnknown: 'Fiyat sitede',
  onRampFee: (fee) => `${fee} ücret dâhil`,
  onRampPreparing: 'Bağlantı alınıyor…',
  onRampContinue: (provider) => `${provider} ile devam et`,
  onRampLeave: 'Ödemeyi, yeni sekmede açılan sağlayıcının sitesinde yaparsınız.',
  onRampFailed: 'Satın alma seçenekleri yüklenemedi. Tekrar deneyin.',
  onRampOff: 'Satın alma şu anda kullanılamıyor.',

  onRampErrorAmount: 'Bir tutar girin, örneğin 50.',
  onRampErrorAmbiguous: (a, b) => `Bu iki ayrı tutar anlamına gelebilir. ${a} veya ${b} yazın.`,
  onRampErrorDecimals: (currency, decimals) =>
    `${currency} için ondalık basamak sayısı en fazla ${decimals}.`,
  onRampErrorLeast: (min) => `Harcayabileceğiniz en düşük tutar ${min}.`,
  onRampErrorMost: (max) => `Tek seferde harcayabileceğiniz en yüksek tutar ${max}.`,
  onRampErrorLink: 'Sağlayıcı bağlantı vermedi. Tekrar deneyin veya başka bir sağlayıcı seçin.',
  onRampErrorExpired: 'Bağlantının süresi doldu. Yenisini alın.',
}
