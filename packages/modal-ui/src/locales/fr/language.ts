import type { Language } from '../Language.ts'

/** French. */
export const fr = {
  code: 'fr' as const,
  dir: 'ltr',
  isWhole: true,
  button: {
    connect: 'Connecter un portefeuille',
    connecting: 'Connexion…',
    account: (address) => `Compte ${address}`,
    wrongNetwork: 'Mauvais réseau',
    network: (name) => `Réseau ${name}`,
    signIn: 'Se connecter',
  },
  walletTitle: 'Votre portefeuille',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
