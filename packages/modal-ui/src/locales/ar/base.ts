// The user is addressed in the masculine imperative, which is neutral in interfaces; labels of buttons are verbal nouns. Words:
// wallet: محفظة; account: حساب; network: شبكة; token: توكن, توكنات; collectible: مقتنيات; balance: رصيد; send: إرسال; receive:
// استلام; swap: مبادلة; buy: شراء; fee: رسوم; slippage: انزلاق سعري; price impact: تأثير على السعر; connect: ربط, اتصال;
// disconnect: قطع الاتصال; switch network: تبديل الشبكة; sign: توقيع; sign in and log in: تسجيل الدخول; confirm: تأكيد; approve a
// login: موافقة; allow the use of tokens: سماح; reject and decline: رفض; request: طلب; recovery phrase: عبارة الاسترداد; passkey:
// مفتاح المرور; backup: نسخة احتياطية; extension: إضافة; scan: مسح; QR code: رمز QR; email: البريد الإلكتروني; explorer: مستكشف;
// site: موقع. Names, addresses and amounts stand in isolates, U+2068 and U+2069, as they are written from left to right.
// No text counts a noun by a number, so that none needs the six forms of plurals.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const ar: Strings = {
  $code: 'ar',
  $dir: 'rtl',

  close: 'إغلاق',
  back: 'رجوع',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذّر تحميل هذا الجزء. تحقق من اتصالك وحاول مرة أخرى.',
  pageUpdated: 'تم تحديث هذه الصفحة. أعد تحميلها للمتابعة.',
  partFailed: 'أوقف خطأ في هذه الصفحة هذا الجزء. حاول مرة أخرى أو أعد تحميل الصفحة.',
  disconnect: 'قطع الاتصال',

  connectTitle: 'ربط المحفظة',
  connectEmail: 'المتابعة بالبريد',
  socialTitle: 'أو سجّل الدخول عبر',
  recent: 'الأخيرة',
  installed: 'مثبّتة',
  recentWallets: 'الأخيرة',
  installedWallets: 'المثبّتة',
  popularWallets: 'الشائعة',
  noWalletTitle: 'لم يُعثر على محفظة',
  noWalletText: 'ثبّت محفظة في هذا المتصفح، أو افتح هذه الصفحة داخل تطبيق محفظتك. ثم أعد تحميل الصفحة.',
  get: 'تنزيل',
  getWallet: 'الحصول على محفظة',
  reload: 'تحديث الصفحة',
  missingWalletText: 'تأكد من أن إضافة المحفظة مثبّتة ومفعّلة هنا، ثم أعد تحميل الصفحة.',
  allWallets: 'كل المحافظ',
  searchWallets: 'البحث عن محفظة',
  clearSearch: 'مسح البحث',
  results: (count) => `النتائج: ${count}`,
  noMatch: 'لا توجد محفظة بهذا الاسم',
  listFailed: 'تعذّر تحميل قائمة المحافظ. تحقق من اتصالك وحاول مرة أخرى.',
  certified: 'المعتمدة فقط',
  haveNoWallet: 'ليس لديّ محفظة',
  whatIsWallet: 'ما هي المحفظة؟',
  walletHoldsTitle: 'مكان لما تملكه',
  walletHoldsText:
    'تحفظ المحفظة مفاتيح التوكنات والمقتنيات الخاصة بك. يمكنك من خلالها عرضها وإرسالها واستلامها.',
  walletSignsTitle: 'وسيلة لتسجيل الدخول',
  walletSignsText: 'تسأل المواقع محفظتك بدلًا من أن تطلب كلمة مرور. لا يحدث شيء حتى تؤكده فيها.',
  walletYoursTitle: 'لك وحدك',
  walletYoursText: 'دوّن عبارة الاسترداد ولا تشاركها أبدًا. لن يطلبها منك أي موقع أو فريق دعم نزيه.',
  getWalletText: 'اختر محفظة وثبّتها ثم عد إلى هذه الصفحة.',
  missingIt: (wallet) => `ليست لديك محفظة \u2068${wallet}\u2069؟`,
  legal: (documents) => `بربط محفظة فإنك توافق على ${documents}.`,
  both: (terms, privacy) => `${terms} و${privacy}`,
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',

  continueIn: (wallet) => `تابع في \u2068${wallet}\u2069`,
  acceptRequest: 'أكّد طلب الاتصال في محفظتك.',
  rejectedTitle: 'رُفض الاتصال',
  rejectedText: 'لقد رفضت الطلب. يمكنك طلبه مجددًا في أي وقت.',
  busyTitle: 'محفظتك في الانتظار',
  busyText: 'افتح محفظتك وأجب عن الطلب الموجود فيها، ثم حاول مرة أخرى.',
  failedTitle: 'تعذّر الاتصال',
  failedText: 'لم تتصل المحفظة. افتح قفلها وحاول مرة أخرى.',
  forbiddenTitle: 'الإجراء غير مسموح به',
  forbiddenText: 'لا تسمح محفظتك بهذا الطلب من موقع.',

  scanTitle: 'امسح الرمز بهاتفك',
  scanText: 'افتح تطبيق محفظتك وامسح هذا الرمز وأكّد الاتصال.',
  linkCopied: 'تم نسخ الرابط',
  linkCopyFailed: 'تعذّر نسخ الرابط',
  relayOffline: 'أنت غير متصل. اتصل بالإنترنت وحاول مرة أخرى.',

  accountTitle: 'الحساب',
  addressCopied: 'تم نسخ العنوان',
  copyFailed: 'تعذّر نسخ العنوان',
  disconnectFailed: 'تعذّر قطع الاتصال. اقطع اتصال هذا الموقع من داخل محفظتك.',

  unsupportedTitle: 'تبديل الشبكة',
  switchNetwork: 'تبديل الشبكة',

  networksTitle: 'اختيار الشبكة',
  switchChainTitle: (network) => `التبديل إلى \u2068${network}\u2069`,

  walletsTitle: 'محافظك',
  addWallet: 'ربط محفظة أخرى',

  signTitle: 'تسجيل الدخول',
  cancel: 'إلغاء',
  authenticating: 'جارٍ التحقق…',
  signFailedText: 'لم توقّع المحفظة. افتح قفلها وحاول مرة أخرى.',
  authenticationFailed: 'تعذّر التحقق من تسجيل دخولك. اربط محفظتك وحاول مرة أخرى.',
  sessionFailed: 'تعذّر تسجيل الدخول. اربط محفظتك وحاول مرة أخرى.',
  sessionExpired: 'انتهت صلاحية الاتصال بمحفظتك. اربطها مجددًا.',

  emailTitle: 'لنبقَ على تواصل',
  emailLabel: 'عنوان البريد الإلكتروني',
  emailWallet: 'محفظة البريد الإلكتروني',
  emailInvalid: 'أدخل عنوان بريد إلكتروني صالحًا',
  emailSubmit: 'متابعة',

  walletReceiveTitle: 'استلام',

  walletSendTitle: 'إرسال',

  walletSendSelectTokenTitle: 'اختيار التوكن',

  walletSendPreviewTitle: 'مراجعة',

  walletSendConfirmedTitle: 'المعاملة',

  swapTitle: 'مبادلة',

  emailLoginTitle: 'الدخول بالبريد الإلكتروني',

  approveTransactionTitle: 'وافق في محفظتك',

  registerAccountNameTitle: 'الحصول على اسم',

  registerAccountNameSuccessTitle: 'اسمك',

  onRampProvidersTitle: 'شراء',

  onRampTokenSelectTitle: 'اختيار التوكن',

  onRampFiatSelectTitle: 'اختيار العملة',
}
