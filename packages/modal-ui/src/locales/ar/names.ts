import type { NamesTexts } from '../en/names.ts'

export const ar: NamesTexts = {
  namesText: 'يمكن للآخرين الإرسال إلى هذا الاسم بدلًا من عنوانك. الصلة بينهما معلنة للجميع.',
  namesLabel: 'الاسم',
  namesRules: '4 خانات على الأقل: حروف من a إلى z وأرقام وشرطات.',
  namesSearching: 'جارٍ التحقق من التوفر…',
  namesFree: 'متاح',
  namesTaken: 'محجوز',
  namesTakenText: 'هذا الاسم محجوز. اختر اسمًا آخر.',
  namesCost: 'مجاني. ستوقّع رسالة للتأكيد.',
  namesSubmit: 'تسجيل',
  namesSigning: 'وقّع في محفظتك…',
  namesRegistering: 'جارٍ التسجيل…',
  namesDone: 'يقود هذا الاسم الآن إلى حسابك.',
  namesClose: 'العودة إلى الحساب',

  namesErrorNetwork: 'لم يُعثر على الشبكة',
  namesErrorSigner: 'اربط محفظة يمكنها توقيع الرسائل.',
  namesErrorChainId: 'لا توجد أسماء على هذه الشبكة. بدّل إلى شبكة أخرى.',
  namesErrorSuggestions: 'حدث خطأ عند جلب اقتراحات الأسماء',
  namesErrorRegister: (name) => `حدث خطأ عند تسجيل الاسم \u2068${name}\u2069`,
}
