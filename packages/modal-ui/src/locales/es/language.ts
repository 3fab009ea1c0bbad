import type { Language } from '../Language.ts'

/** Spanish. */
export const es = {
  code: 'es' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Connect Wallet',
    connecting: 'Connecting…',
    account: (address) => `Account ${address}`,
    wrongNetwork: 'Wrong network',
    network: (name) => `Network ${name}`,
    signIn: 'Sign in',
  },
  walletTitle: 'Your wallet',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
