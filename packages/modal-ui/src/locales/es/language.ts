import type { Language } from '../Language.ts'

/** Spanish. */
export const es = {
  code: 'es' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Conectar billetera',
    connecting: 'Conectando…',
    account: (address) => `Cuenta ${address}`,
    wrongNetwork: 'Red incorrecta',
    network: (name) => `Red ${name}`,
    signIn: 'Iniciar sesión',
  },
  walletTitle: 'Tu billetera',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
