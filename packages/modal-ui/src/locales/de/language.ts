import type { Language } from '../Language.ts'

/** German. */
export const de = {
  code: 'de' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Wallet verbinden',
    connecting: 'Verbinden…',
    account: (address) => `Konto ${address}`,
    wrongNetwork: 'Falsches Netzwerk',
    network: (name) => `Netzwerk ${name}`,
    signIn: 'Anmelden',
  },
  walletTitle: 'Ihre Wallet',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
