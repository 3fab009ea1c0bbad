import type { Strings } from '../en.ts'

/** The texts of pages with wallets of several namespaces, or of another one than EVM. The other languages have the type of this one. */
export const en = {
  connectTo: (namespace: string) => `Connect to ${namespace}`,
  sendInWallet: (wallet: string, network: string) => `To send or swap on ${network}, use ${wallet}.`,
  otherTokens: (wallet: string) => `Tokens that are not listed here are shown in ${wallet}.`,
  forPayments: 'For payments',
  forOrdinals: 'For Ordinals',
}

export type NamespacesTexts = typeof en

/** Templates that texts are drawn in. */
export type NamespacesStrings = Strings & NamespacesTexts
