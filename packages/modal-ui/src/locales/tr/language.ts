import type { Language } from '../Language.ts'

/** Turkish. */
export const tr = {
  code: 'tr' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Cüzdan bağla',
    connecting: 'Bağlanıyor…',
    account: (address) => `Hesap ${address}`,
    wrongNetwork: 'Yanlış ağ',
    network: (name) => `Ağ ${name}`,
    signIn: 'Giriş yap',
  },
  walletTitle: 'Cüzdanınız',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
