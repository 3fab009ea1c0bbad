// The user is addressed as siz; labels of buttons are in the short imperative. Words: wallet: cüzdan; account: hesap; network:
// ağ; token: token; collectible: koleksiyon parçası; balance: bakiye; send: göndermek; receive: almak; swap: takas; buy: satın
// almak; fee: ücret; slippage: fiyat kayması; price impact: fiyat etkisi; connect: bağlamak, bağlanmak; disconnect: bağlantıyı
// kesmek; switch network: ağ değiştirmek; sign: imzalamak, imza; sign in and log in: giriş yapmak; confirm: onaylamak; approve
// a login: onaylamak; allow the use of tokens: izin vermek, izin; reject and decline: reddetmek; request: istek; recovery
// phrase: kurtarma ifadesi; passkey: geçiş anahtarı; backup: yedek; extension: uzantı; scan: taramak; QR code: QR kodu; email:
// e-posta; explorer: gezgin; site: site. Names of wallets and networks take no endings: their vowels are not known.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const tr: Strings = {
  $code: 'tr',
  $dir: 'ltr',

  close: 'Kapat',
  back: 'Geri',
  tryAgain: 'Tekrar dene',
  loading: 'Yükleniyor…',
  loadFailed: 'Bu bölüm yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  pageUpdated: 'Bu sayfa güncellendi. Devam etmek için yeniden yükleyin.',
  partFailed: 'Bu sayfadaki bir hata bu bölümü durdurdu. Tekrar deneyin veya sayfayı yeniden yükleyin.',
  disconnect: 'Bağlantıyı kes',

  connectTitle: 'Cüzdan bağla',
  connectEmail: 'E-posta ile devam et',
  socialTitle: 'Veya şununla giriş yapın',
  recent: 'Son kullanılan',
  installed: 'Yüklü',
  recentWallets: 'Son kullanılanlar',
  installedWallets: 'Yüklü olanlar',
  popularWallets: 'Popüler',
  noWalletTitle: 'Cüzdan bulunamadı',
  noWalletText:
    'Bu tarayıcıya bir cüzdan yükleyin veya bu sayfayı cüzdan uygulamanızın içinde açın. Ardından sayfayı yeniden yükleyin.',
  get: 'Edin',
  getWallet: 'Cüzdan edin',
  reload: 'Sayfayı yenile',
  missingWalletText:
    'Cüzdanın uzantısının yüklü ve bu site için etkin olduğundan emin olun, ardından sayfayı yeniden yükleyin.',
  allWallets: 'Tüm cüzdanlar',
  searchWallets: 'Cüzdan ara',
  clearSearch: 'Aramayı temizle',
  results: (count) => `Sonuç sayısı: ${count}`,
  noMatch: 'Bu ada uyan cüzdan yok',
  listFailed: 'Cüzdan listesi yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  certified: 'Yalnızca sertifikalılar',
  haveNoWallet: 'Cüzdanım yok',
  whatIsWallet: 'Cüzdan nedir?',
  walletHoldsTitle: 'Sahip olduklarınızın yeri',
  walletHoldsText:
    'Cüzdan, tokenlerinizin ve koleksiyon parçalarınızın anahtarlarını saklar. Onları cüzdanla görebilir, gönderebilir ve alabilirsiniz.',
  walletSignsTitle: 'Giriş yapmanın bir yolu',
  walletSignsText:
    'Siteler şifre istemek yerine cüzdanınıza sorar. Siz cüzdanda onaylamadan hiçbir şey olmaz.',
  walletYoursTitle: 'Yalnızca sizin',
  walletYoursText:
    'Kurtarma ifadesini bir yere yazın ve kimseyle paylaşmayın. Hiçbir dürüst site veya destek ekibi bunu istemez.',
  getWalletText: 'Birini seçin, yükleyin ve bu sayfaya geri dönün.',
  missingIt: (wallet) => `Sizde ${wallet} yok mu?`,
  legal: (documents) => `Cüzdan bağlayarak şunları kabul edersiniz: ${documents}.`,
  both: (terms, privacy) => `${terms} ve ${privacy}`,
  terms: 'Hizmet Şartları',
  privacy: 'Gizlilik Politikası',

  continueIn: (wallet) => `${wallet} içinde devam edin`,
  acceptRequest: 'Bağlantı isteğini cüzdanınızda onaylayın.',
  rejectedTitle: 'Bağlantı reddedildi',
  rejectedText: 'İsteği reddettiniz. İstediğiniz zaman yeniden gönderebilirsiniz.',
  busyTitle: 'Cüzdanınız bekliyor',
  busyText: 'Cüzdanınızı açın, bekleyen isteği yanıtlayın ve tekrar deneyin.',
  failedTitle: 'Bağlanılamadı',
  failedText: 'Cüzdan bağlanmadı. Kilidini açıp tekrar deneyin.',
  forbiddenTitle: 'Bu işleme izin verilmiyor',
  forbiddenText: 'Cüzdanınız bir siteden gelen bu isteğe izin vermiyor.',

  scanTitle: 'Telefonunuzla tarayın',
  scanText: 'Cüzdan uygulamanızı açın, bu kodu tarayın ve bağlantıyı onaylayın.',
  linkCopied: 'Bağlantı adresi kopyalandı',
  linkCopyFailed: 'Bağlantı adresi kopyalanamadı',
  relayOffline: 'Çevrimdışısınız. İnternete bağlanıp tekrar deneyin.',

  accountTitle: 'Hesap',
  addressCopied: 'Adres kopyalandı',
  copyFailed: 'Adres kopyalanamadı',
  disconnectFailed: 'Bağlantı kesilemedi. Bu sitenin bağlantısını cüzdanınızdan kesin.',

  unsupportedTitle: 'Ağ değiştir',
  switchNetwork: 'Ağ değiştir',

  networksTitle: 'Ağ seç',
  switchChainTitle: (network) => `${network} ağına geç`,

  walletsTitle: 'Cüzdanlarınız',
  addWallet: 'Başka bir cüzdan bağla',

  signTitle: 'Giriş yap',
  cancel: 'İptal',
  authenticating: 'Giriş doğrulanıyor…',
  signFailedText: 'Cüzdan imzalamadı. Kilidini açıp tekrar deneyin.',
  authenticationFailed: 'Girişiniz doğrulanamadı. Cüzdanınızı bağlayıp tekrar deneyin.',
  sessionFailed: 'Giriş yapılamadı. Cüzdanınızı bağlayıp tekrar deneyin.',
  sessionExpired: 'Cüzdanınızla bağlantının süresi doldu. Yeniden bağlanın.',

  emailTitle: 'İletişimde kalalım',
  emailLabel: 'E-posta adresi',
  emailWallet: 'E-posta cüzdanı',
  emailInvalid: 'Geçerli bir e-posta adresi girin',
  emailSubmit: 'Devam et',

  walletReceiveTitle: 'Al',

  walletSendTitle: 'Gönder',

  walletSendSelectTokenTitle: 'Token seç',

  walletSendPreviewTitle: 'Gözden geçir',

  walletSendConfirmedTitle: 'İşlem',

  swapTitle: 'Takas et',

  emailLoginTitle: 'E-posta ile giriş yap',

  approveTransactionTitle: 'Cüzdanınızda onaylayın',

  registerAccountNameTitle: 'Ad al',

  registerAccountNameSuccessTitle: 'Adınız',

  onRampProvidersTitle: 'Satın al',

  onRampTokenSelectTitle: 'Token seç',

  onRampFiatSelectTitle: 'Para birimi seç',
}
