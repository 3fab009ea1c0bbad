import type { Language } from '../Language.ts'

/** Brazilian Portuguese. */
export const ptBR = {
  code: 'pt-BR' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Conectar carteira',
    connecting: 'Conectando…',
    account: (address) => `Conta ${address}`,
    wrongNetwork: 'Rede incorreta',
    network: (name) => `Rede ${name}`,
    signIn: 'Entrar',
  },
  walletTitle: 'Sua carteira',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
