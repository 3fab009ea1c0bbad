import type { LoginTexts } from '../en/login.ts'

export const ar: LoginTexts = {
  loginText:
    'سنرسل إليك بالبريد الإلكتروني رابطًا لتأكيد هذا الجهاز، ثم رمز الدخول. هل أنت جديد هنا؟ سننشئ لك محفظة.',

  loginLinkTitle: 'افتح الرابط في بريدك',
  loginLinkText: (email) => `أُرسل رابط إلى \u2068${email}\u2069. افتحه على أي جهاز ووافق على تسجيل الدخول.`,
  loginStep: (step) => `الخطوة ${step} من 2`,
  loginLinkThen: 'بعد ذلك تُدخل رمزًا من رسالة ثانية.',
  loginCodeTitle: 'أدخل الرمز',
  loginCodeText: (email) => `أُرسل رمز إلى \u2068${email}\u2069.`,
  loginTest: 'تجربة',
  loginTestText: 'هذا حساب تجريبي: لا تُرسل أي رسالة. أدخل رمزه.',
  loginCodeLabel: 'الرمز الوارد في الرسالة',
  loginCodeSubmit: 'تسجيل الدخول',
  loginVerifying: 'جارٍ التحقق من الرمز…',
  loginConnectingTitle: 'تم تسجيل دخولك',
  loginConnectingText: 'جارٍ فتح محفظتك…',
  loginConnectFailed: 'تعذّر فتح محفظتك. حاول مرة أخرى.',
  loginReadyTitle: 'محفظتك جاهزة',
  loginReadyText: 'هذا عنوانها. احفظ نسخة احتياطية الآن لتتمكن دائمًا من الوصول إلى أموالك.',
  loginReadyCopy: 'نسخ العنوان',
  loginReadyDone: 'ليس الآن',
  loginResend: 'إعادة الإرسال',
  loginResendIn: (seconds) => `إعادة الإرسال بعد ${seconds} ث`,
  loginOtherEmail: 'استخدام بريد إلكتروني آخر',

  loginErrorCooldown: (seconds) => `حاول مرة أخرى بعد ${seconds} ث`,
  loginErrorLoad:
    'تعذّر تحميل الدخول بالبريد الإلكتروني. تحقق من اتصالك أو من مانع الإعلانات، ثم حاول مرة أخرى.',
  loginErrorUpdated: 'تم تحديث المحفظة. ابدأ من جديد.',
  loginErrorFramed:
    'تعذّر تحميل مكوّن للدخول بالبريد الإلكتروني: هذه الصفحة مضمّنة في موقع آخر. افتحها في علامة تبويب خاصة بها.',
  loginErrorOldBrowser: 'هذا المتصفح قديم جدًا بالنسبة إلى المحفظة. حدّثه أو افتح هذه الصفحة في متصفح أحدث.',
  loginOwnTab: 'الفتح في علامة تبويب جديدة',
  loginKeepsNothing:
    'لا يخزّن هذا المتصفح شيئًا لمحفظتك في هذه الصفحة، لذلك تحتاج كل زيارة إلى الرسالتين معًا. للبقاء مسجّل الدخول، افتح الصفحة في علامة تبويب خاصة بها أو اسمح لها بتخزين البيانات.',
  loginErrorTimeout: 'لم يصل رد في الوقت المحدد. حاول مرة أخرى.',
  loginErrorRejected: 'رُفض تسجيل الدخول من الرسالة. لم يسجّل أحد الدخول.',
  loginErrorReplaced: 'استُبدل هذا العنوان بعنوان آخر. سجّل الدخول بالعنوان الجديد.',
  loginErrorTestAccount: 'لا يسمح هذا التطبيق بهذا الحساب التجريبي.',
  loginErrorExpiredLink: 'انتهت صلاحية الرابط. أرسل رابطًا جديدًا.',
  loginErrorWrongCode: 'هذا الرمز غير صحيح. تحقق منه وحاول مرة أخرى.',
  loginErrorExpiredCode: 'انتهت صلاحية هذا الرمز. أرسل رمزًا جديدًا.',
  loginErrorTries: 'محاولات خاطئة كثيرة. أرسل رمزًا جديدًا.',
  loginErrorRecovery: 'خدمة الاسترداد غير متاحة. لا يزال بإمكانك استخدام جهاز سجّلت الدخول عليه من قبل.',
  loginErrorPasskey:
    'تُفتح هذه المحفظة بمفتاح المرور الخاص بها، وهو لا يعمل في هذه الصفحة. افتح صفحة المحفظة نفسها.',
  loginErrorDeletion:
    'ستُحذف هذه المحفظة قريبًا. للاحتفاظ بها، افتح الرابط في الرسالة التي وصلتك بشأن ذلك أو صفحة المحفظة نفسها.',
  loginErrorLimit: 'طلبات كثيرة جدًا. حاول لاحقًا.',
  loginErrorProject: 'هذا الموقع غير مُعدّ للدخول بالبريد الإلكتروني. يُرجى إبلاغ مشغّله.',
  loginErrorUnreadable: 'حدث خطأ',
  loginErrorFailed: 'حدثت مشكلة ما',

  socialWaitingTitle: (provider) => `تسجيل الدخول عبر \u2068${provider}\u2069`,
  socialWaitingText: (provider) => `تابع في نافذة \u2068${provider}\u2069. ستُغلق تلقائيًا.`,
  socialErrorBlocked: 'حظر متصفحك النافذة المنبثقة. اسمح بالنوافذ المنبثقة أو اضغط الزر.',
  socialErrorClosed: 'أُغلقت النافذة المنبثقة. إذا كنت لا تزال تسجّل الدخول فيها، فستتابع هذه الصفحة تلقائيًا.',
  socialErrorRefused: 'رُفض الاتصال',
  socialErrorInitiate: 'تعذّر بدء الدخول عبر حساب اجتماعي',
  socialOpenAgain: 'فتح النافذة مجددًا',

  farcasterScanText: 'امسح هذا الرمز بهاتفك ووافق على تسجيل الدخول في Farcaster.',
  farcasterOpenText: 'وافق على تسجيل الدخول في Farcaster ثم عد إلى هذه الصفحة.',
  farcasterOpen: 'فتح Farcaster',
  farcasterCodeLabel: 'رمز QR لتطبيق Farcaster',
  farcasterError: 'تعذّر الاتصال بخدمة Farcaster',

  updateEmailLabel: 'عنوان البريد الإلكتروني الجديد',
  updateEmailText: 'سنتحقق أولًا من عنوانك الحالي ثم من العنوان الجديد.',
  updateEmailMails: (email) =>
    `أُرسلت رسالتان إلى \u2068${email}\u2069. افتح الرابط في إحداهما ووافق. ثم أدخل الرمز الوارد في الأخرى.`,
  updateEmailWaiting: 'إذا لم تفتح الرابط بعد، فافتحه الآن.',
  updateEmailConfirm: 'تأكيد',
  updateEmailDone: (email) =>
    `أصبحت تسجّل الدخول بالعنوان \u2068${email}\u2069. يمكنك التراجع عن ذلك خلال 24 ساعة من الرابط الذي أرسلناه إلى عنوانك القديم.`,
  updateEmailSame: 'هذا هو عنوانك بالفعل.',
  updateEmailTaken: 'لهذا العنوان محفظة بالفعل. اختر عنوانًا آخر.',
  updateEmailRejected: 'رُفض التغيير من الرسالة. يبقى العنوان كما هو.',
  updateEmailNotApproved: 'لم تتم الموافقة على الرابط في الرسالة بعد. افتحه ثم أدخل الرمز مرة أخرى.',

  walletSettings: 'إعدادات المحفظة',
  walletBackUp: 'احفظ نسخة احتياطية من محفظتك',
  walletBackUpFailed: 'لم تُحفظ نسخة احتياطية هنا. احفظها في صفحة المحفظة نفسها.',
  accountTypeLabel: 'نوع الحساب',
  accountTypeEoa: 'حساب عادي',
  accountTypeSmartAccount: 'حساب ذكي',
  accountTypeText: 'وافق على عدة خطوات دفعة واحدة. يبقى العنوان كما هو.',
  accountTypeFailed: 'لم تُبدّل محفظتك نوع الحساب. حاول مرة أخرى.',

  approveText: 'تعرض محفظتك الطلب في نافذتها الخاصة. راجعه هناك.',
}
