import type { LoginTexts } from '../en/login.ts'

export const tr: LoginTexts = {
  loginText:
    'Size e-posta ile önce bu cihazı onaylamanız için bir bağlantı, ardından bir giriş kodu göndereceğiz. Burada yeni misiniz? Sizin için bir cüzdan oluştururuz.',

  loginLinkTitle: 'E-postanızdaki bağlantıyı açın',
  loginLinkText: (email) =>
    `${email} adresine bir bağlantı gönderildi. Herhangi bir cihazda açın ve girişi onaylayın.`,
  loginStep: (step) => `Adım ${step}/2`,
  loginLinkThen: 'Ardından ikinci bir e-postadaki kodu girersiniz.',
  loginCodeTitle: 'Kodu girin',
  loginCodeText: (email) => `${email} adresine bir kod gönderildi.`,
  loginTest: 'Test hesabı',
  loginTestText: 'Bu bir test hesabı: e-posta gönderilmez. Hesabın kodunu girin.',
  loginCodeLabel: 'E-postadaki kod',
  loginCodeSubmit: 'Giriş yap',
  loginVerifying: 'Kod kontrol ediliyor…',
  loginConnectingTitle: 'Giriş yaptınız',
  loginConnectingText: 'Cüzdanınız açılıyor…',
  loginConnectFailed: 'Cüzdanınız açılamadı. Tekrar deneyin.',
  loginReadyTitle: 'Cüzdanınız hazır',
  loginReadyText:
    'Cüzdanınızın adresi bu. Varlıklarınıza her zaman erişebilmek için şimdi bir yedek kaydedin.',
  loginReadyCopy: 'Adresi kopyala',
  loginReadyDone: 'Şimdi değil',
  loginResend: 'Tekrar gönder',
  loginResendIn: (seconds) => `${seconds} sn sonra tekrar gönder`,
  loginOtherEmail: 'Başka bir e-posta adresi kullan',

  loginErrorCooldown: (seconds) => `${seconds} saniye sonra tekrar deneyin`,
  loginErrorLoad:
    'E-posta ile giriş yüklenemedi. Bağlantınızı veya reklam engelleyicinizi kontrol edip tekrar deneyin.',
  loginErrorUpdated: 'Cüzdan güncellendi. Baştan başlayın.',
  loginErrorFramed:
    'E-posta ile girişin bir bileşeni yüklenemedi: bu sayfa başka bir siteye gömülü. Sayfayı kendi sekmesinde açın.',
  loginErrorOldBrowser:
    'Bu tarayıcı cüzdan için çok eski. Tarayıcıyı güncelleyin veya bu sayfayı daha yenisinde açın.',
  loginOwnTab: 'Yeni sekmede aç',
  loginKeepsNothing:
    'Bu tarayıcı bu sayfada cüzdanınız için hiçbir şey saklamıyor; bu yüzden her ziyarette iki e-posta da gerekir. Girişinizin açık kalması için sayfayı kendi sekmesinde açın veya veri saklamasına izin verin.',
  loginErrorTimeout: 'Zamanında yanıt gelmedi. Tekrar deneyin.',
  loginErrorRejected: 'Giriş e-postadan reddedildi. Kimse giriş yapmadı.',
  loginErrorReplaced: 'Bu adresin yerini başka bir adres aldı. O adresle giriş yapın.',
  loginErrorTestAccount: 'Bu uygulama bu test hesabına izin vermiyor.',
  loginErrorExpiredLink: 'Bağlantının süresi doldu. Yenisini gönderin.',
  loginErrorWrongCode: 'Bu kod yanlış. Kontrol edip tekrar deneyin.',
  loginErrorExpiredCode: 'Bu kodun süresi doldu. Yenisini gönderin.',
  loginErrorTries: 'Çok fazla yanlış kod girildi. Yenisini gönderin.',
  loginErrorRecovery:
    'Kurtarma hizmeti kullanılamıyor. Daha önce giriş yaptığınız bir cihaz çalışmaya devam eder.',
  loginErrorPasskey:
    'Bu cüzdan, bu sayfada çalışmayan geçiş anahtarıyla açılır. Cüzdanın kendi sayfasını açın.',
  loginErrorDeletion:
    'Bu cüzdan silinmek üzere. Cüzdanı korumak için bununla ilgili e-postadaki bağlantıyı veya cüzdanın kendi sayfasını açın.',
  loginErrorLimit: 'Çok fazla istek var. Daha sonra tekrar deneyin.',
  loginErrorProject: 'Bu site e-posta ile giriş için ayarlanmamış. Lütfen sitenin sahibine bildirin.',
  loginErrorUnreadable: 'Bir hata oluştu',
  loginErrorFailed: 'Bir şeyler ters gitti',

  socialWaitingTitle: (provider) => `${provider} ile giriş yap`,
  socialWaitingText: (provider) => `${provider} penceresinde devam edin. Pencere kendiliğinden kapanır.`,
  socialErrorBlocked:
    'Tarayıcınız açılır pencereyi engelledi. Açılır pencerelere izin verin veya düğmeye basın.',
  socialErrorClosed:
    'Açılır pencere kapandı. Orada giriş yapmaya devam ediyorsanız bu sayfa kendiliğinden ilerler.',
  socialErrorRefused: 'Bağlantı reddedildi',
  socialErrorInitiate: 'Sosyal hesapla giriş başlatılamadı',
  socialOpenAgain: 'Pencereyi tekrar aç',

  farcasterScanText: 'Bu kodu telefonunuzla tarayın ve girişi Farcaster’da onaylayın.',
  farcasterOpenText: 'Girişi Farcaster’da onaylayın, ardından bu sayfaya geri dönün.',
  farcasterOpen: 'Farcaster’ı aç',
  farcasterCodeLabel: 'Farcaster uygulaması için QR kodu',
  farcasterError: 'Farcaster’a bağlanılamadı',

  updateEmailLabel: 'Yeni e-posta adresi',
  updateEmailText: 'Önce mevcut adresinizi, ardından yenisini doğrulayacağız.',
  updateEmailMails: (email) =>
    `${email} adresine iki e-posta gönderildi. Birindeki bağlantıyı açıp onaylayın. Ardından diğerindeki kodu girin.`,
  updateEmailWaiting: 'Bağlantıyı henüz açmadıysanız şimdi açın.',
  updateEmailConfirm: 'Onayla',
  updateEmailDone: (email) =>
    `Artık ${email} ile giriş yapıyorsunuz. Bunu, eski adresinize gönderdiğimiz bağlantıdan 24 saat boyunca geri alabilirsiniz.`,
  updateEmailSame: 'Bu zaten sizin adresiniz.',
  updateEmailTaken: 'Bu adresin zaten bir cüzdanı var. Başka bir adres seçin.',
  updateEmailRejected: 'Değişiklik e-postadan reddedildi. Adres olduğu gibi kalıyor.',
  updateEmailNotApproved:
    'E-postadaki bağlantı henüz onaylanmadı. Bağlantıyı açın, ardından kodu tekrar girin.',

  walletSettings: 'Cüzdan ayarları',
  walletBackUp: 'Cüzdanınızın yedeğini kaydedin',
  walletBackUpFailed: 'Burada yedek kaydedilmedi. Yedeği cüzdanın kendi sayfasında kaydedin.',
  accountTypeLabel: 'Hesap türü',
  accountTypeEoa: 'Sıradan hesap',
  accountTypeSmartAccount: 'Akıllı hesap',
  accountTypeText: 'Birkaç adımı tek seferde onaylayın. Adres aynı kalır.',
  accountTypeFailed: 'Cüzdanınız geçiş yapmadı. Tekrar deneyin.',

  approveText: 'Cüzdanınız isteği kendi penceresinde gösterir. Orada gözden geçirin.',
}
