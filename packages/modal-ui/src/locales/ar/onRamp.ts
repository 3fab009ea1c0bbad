import type { OnRampTexts } from '../en/onRamp.ts'

export const ar: OnRampTexts = {
  onRampPay: 'تدفع',
  onRampGet: 'تحصل على',
  onRampTo: 'الوجهة',
  onRampLimits: (min, max) => `من \u2068${min}\u2069 إلى \u2068${max}\u2069`,
  onRampChoose: 'اختر جهة الشراء',
  onRampAsking: 'جارٍ السؤال عن السعر…',
  onRampUnknown: 'السعر في الموقع',
  onRampFee: (fee) => `شامل رسومًا بقيمة \u2068${fee}\u2069`,
  onRampPreparing: 'جارٍ جلب الرابط…',
  onRampContinue: (provider) => `المتابعة في \u2068${provider}\u2069`,
  onRampLeave: 'تدفع في موقع مزوّد الخدمة الذي يُفتح في علامة تبويب جديدة.',
  onRampFailed: 'تعذّر تحميل خيارات الشراء. حاول مرة أخرى.',
  onRampOff: 'الشراء غير متاح حاليًا.',

  onRampErrorAmount: 'أدخل مبلغًا، مثل 50.',
  onRampErrorAmbiguous: (a, b) => `قد يعني هذا مبلغين مختلفين. اكتب \u2068${a}\u2069 أو \u2068${b}\u2069.`,
  onRampErrorDecimals: (currency, decimals) =>
    `الخانات العشرية في \u2068${currency}\u2069: ${decimals} كحد أقصى.`,
  onRampErrorLeast: (min) => `أقل مبلغ يمكنك إنفاقه هو \u2068${min}\u2069.`,
  onRampErrorMost: (max) => `أكبر مبلغ يمكنك إنفاقه في المرة الواحدة هو \u2068${max}\u2069.`,
  onRampErrorLink: 'لم يقدّم مزوّد الخدمة رابطًا. حاول مرة أخرى أو اختر مزوّدًا آخر.',
  onRampErrorExpired: 'انتهت صلاحية الرابط. احصل على رابط آخر.',
}
