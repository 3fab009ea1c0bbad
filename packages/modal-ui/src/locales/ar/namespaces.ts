import type { NamespacesTexts } from '../en/namespaces.ts'

export const ar: NamespacesTexts = {
  connectTo: (namespace) => `الاتصال بشبكة \u2068${namespace}\u2069`,
  sendInWallet: (wallet, network) =>
    `للإرسال أو المبادلة على \u2068${network}\u2069، استخدم \u2068${wallet}\u2069.`,
  otherTokens: (wallet) => `تظهر التوكنات غير المدرجة هنا في \u2068${wallet}\u2069.`,
  forPayments: 'للمدفوعات',
  forOrdinals: 'لأصول Ordinals',
  accountChanged: (wallet) =>
    `تستخدم محفظة \u2068${wallet}\u2069 الآن حسابًا آخر. اختر فيها الحساب المتصل أو اربطها مجددًا.`,
  answerAddress: (wallet, network) =>
    `لم تقدّم محفظة \u2068${wallet}\u2069 عنوانًا صالحًا على \u2068${network}\u2069. اختر \u2068${network}\u2069 في المحفظة ثم اربطها مجددًا.`,
  answerInputs: (wallet) =>
    `وقّعت محفظة \u2068${wallet}\u2069 على عملات لك أكثر مما أدرجه هذا الموقع، لذلك لم يُستخدم شيء. اربط محفظة أخرى.`,
  answerOther: (wallet) =>
    `وقّعت محفظة \u2068${wallet}\u2069 على غير ما طُلب منها، لذلك لم يُستخدم شيء. اربط محفظة أخرى.`,
  answerSignature: (wallet) =>
    `لم تقدّم محفظة \u2068${wallet}\u2069 توقيعًا صالحًا. لم يُرسل شيء. حاول مرة أخرى أو اربط محفظة أخرى.`,
  answerUnsigned: (wallet) =>
    `لم توقّع محفظة \u2068${wallet}\u2069 على كل ما طُلب منها. لم يُرسل شيء. حاول مرة أخرى.`,
  blocked: (wallet) =>
    `تحظر محفظة \u2068${wallet}\u2069 هذا الموقع لأنه رُفض من قبل. اسمح بالموقع في إعدادات المحفظة ثم حاول مرة أخرى.`,
  cannotConnect: (wallet, network) =>
    `لا يمكن لمحفظة \u2068${wallet}\u2069 الاتصال بالمواقع على \u2068${network}\u2069. اربط محفظة أخرى.`,
  cannotSend: (wallet, network) =>
    `لا يمكن لمحفظة \u2068${wallet}\u2069 الإرسال من موقع على \u2068${network}\u2069. أرسل من المحفظة نفسها أو اربط محفظة أخرى.`,
  cannotSignMessages: (wallet, network) =>
    `لا يمكن لمحفظة \u2068${wallet}\u2069 توقيع الرسائل على \u2068${network}\u2069. اربط محفظة أخرى.`,
  cannotSignTransactions: (wallet, network) =>
    `لا يمكن لمحفظة \u2068${wallet}\u2069 توقيع المعاملات على \u2068${network}\u2069. اربط محفظة أخرى.`,
  cannotSwitchNetworks: (wallet, network) =>
    `لا يمكن لموقع تبديل شبكة محفظة \u2068${wallet}\u2069. اختر \u2068${network}\u2069 في المحفظة نفسها.`,
  chainMissing: (wallet, network) =>
    `لا تتوفر \u2068${network}\u2069 في محفظة \u2068${wallet}\u2069. أضف الشبكة في المحفظة أو اختر شبكة أخرى هنا.`,
  locked: 'محفظتك مقفلة. افتح قفلها وحاول مرة أخرى.',
  mayBeSent: (wallet) =>
    `ربما أرسلت محفظة \u2068${wallet}\u2069 المعاملة. اطّلع على عنوانك في مستكشف قبل أن تحاول مرة أخرى.`,
  noAccount: (_, network) =>
    `لم تشارك محفظتك أي حساب على \u2068${network}\u2069. أنشئ فيها حسابًا أو اختر واحدًا ثم اربطها مجددًا.`,
  nodeDown: (_, network) => `لا يستجيب أي خادم لشبكة \u2068${network}\u2069. تحقق من اتصالك وحاول لاحقًا.`,
  nodeOfOtherNetwork: (_, network) =>
    `الخادم الذي يستخدمه هذا الموقع لشبكة \u2068${network}\u2069 تابع لشبكة أخرى. أبلغ الموقع.`,
  ordinalsKept: (wallet) =>
    `لم تشارك محفظة \u2068${wallet}\u2069 إلا عنوانًا لأصول Ordinals، وعملاته لا تُنفق. شارك عنوان دفع في المحفظة.`,
  rejected: 'لقد رفضت الطلب. يمكنك طلبه مجددًا في أي وقت.',
  replaced: (wallet) =>
    `حلّت إضافة أخرى هنا محل \u2068${wallet}\u2069، لذلك قُطع الاتصال. أوقف إحداهما ثم اربط المحفظة مجددًا.`,
  requestAddress: (wallet) =>
    `طلب هذا الموقع عنوانًا لا تشاركه محفظة \u2068${wallet}\u2069. اختر ذلك الحساب في المحفظة ثم اربطها مجددًا.`,
  requestAmount: 'هذا المبلغ غير ممكن. أدخل مبلغًا أكبر من الصفر وحاول مرة أخرى.',
  requestInputs: (wallet) =>
    `لا تُنفق هذه المعاملة عملاتك كما يقول هذا الموقع، لذلك لم تُسأل محفظة \u2068${wallet}\u2069. أعد تحميل الصفحة.`,
  requestPsbt: (wallet) =>
    `تتعذر قراءة معاملة هذا الموقع، لذلك لم تُسأل محفظة \u2068${wallet}\u2069. أعد تحميل الصفحة.`,
  requestReceiver: (_, network) => `المستلم ليس عنوانًا على \u2068${network}\u2069. تحقق من العنوان وشبكته.`,
}
