import type { NamesTexts } from '../en/names.ts'

export const tr: NamesTexts = {
  namesText: 'İnsanlar adresiniz yerine bu ada gönderebilir. İkisi arasındaki bağ herkese açıktır.',
  namesLabel: 'Ad',
  namesRules: 'En az 4 karakter: a’dan z’ye harfler, rakamlar ve kısa çizgiler.',
  namesSearching: 'Uygunluk kontrol ediliyor…',
  namesFree: 'Uygun',
  namesTaken: 'Alınmış',
  namesTakenText: 'Bu ad alınmış. Başka bir ad seçin.',
  namesCost: 'Ücretsiz. Onaylamak için bir mesaj imzalarsınız.',
  namesSubmit: 'Kaydet',
  namesSigning: 'Cüzdanınızda imzalayın…',
  namesRegistering: 'Kaydediliyor…',
  namesDone: 'Bu ad artık hesabınıza yönlendiriyor.',
  namesClose: 'Hesaba dön',

  namesErrorNetwork: 'Ağ bulunamadı',
  namesErrorSigner: 'Mesaj imzalayabilen bir cüzdan bağlayın.',
  namesErrorChainId: 'Bu ağda ad yok. Başka bir ağa geçin.',
  namesErrorSuggestions: 'Ad önerileri alınamadı',
  namesErrorRegister: (name) => `${name} adı kaydedilemedi`,
}
