import type { Strings } from './base.ts'

/** The texts that only the views of names have. The other languages have the type of this one. */
export const en = {
  namesText: 'People can send to this name instead of your address. The link between them is public.',
  namesLabel: 'Name',
  namesRules: 'At least 4 characters: letters a to z, digits and hyphens.',
  namesSearching: 'Checking availability…',
  namesFree: 'Available',
  namesTaken: 'Taken',
  namesTakenText: 'This name is taken. Choose another one.',
  namesCost: 'Free. You’ll sign a message to confirm.',
  namesSubmit: 'Register',
  namesSigning: 'Sign in your wallet…',
  namesRegistering: 'Registering…',
  namesDone: 'This name now leads to your account.',
  namesClose: 'Back to the account',

  namesErrorNetwork: 'Network not found',
  namesErrorSigner: 'Connect a wallet that can sign messages.',
  namesErrorChainId: 'Names aren’t available on this network. Switch to another one.',
  namesErrorSuggestions: 'Error fetching name suggestions',
  namesErrorRegister: (name: string) => `Error registering name ${name}`,
}

export type NamesTexts = typeof en

/** The texts of those views. */
export type NamesStrings = Strings & NamesTexts
