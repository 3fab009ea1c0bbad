import type { Language } from '../Language.ts'

/** Arabic. */
export const ar = {
  code: 'ar' as const,
  dir: 'rtl',
  isWhole: true,
  button: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط…',
    account: (address) => `الحساب ${address}`,
    wrongNetwork: 'شبكة غير صحيحة',
    network: (name) => `الشبكة ${name}`,
    signIn: 'تسجيل الدخول',
  },
  walletTitle: 'محفظتك',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
