import type { Language } from '../Language.ts'

/** Brazilian Portuguese. */
export const ptBR = {
  code: 'pt-BR' as const,
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
