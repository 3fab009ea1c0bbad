import type { WholeTexts } from '../Language.ts'
import { fr } from './base.ts'

export const groups: WholeTexts = {
  base: fr,
  account: () => import('./account.ts').then((one) => one.fr),
  login: () => import('./login.ts').then((one) => one.fr),
  names: () => import('./names.ts').then((one) => one.fr),
  namespaces: () => import('./namespaces.ts').then((one) => one.fr),
  onRamp: () => import('./onRamp.ts').then((one) => one.fr),
  send: () => import('./send.ts').then((one) => one.fr),
  steps: () => import('./steps.ts').then((one) => one.fr),
  swap: () => import('./swap.ts').then((one) => one.fr),
  transactions: () => import('./transactions.ts').then((one) => one.fr),
}
