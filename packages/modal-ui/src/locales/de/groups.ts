import type { WholeTexts } from '../Language.ts'
import { de } from './base.ts'

export const groups: WholeTexts = {
  base: de,
  account: () => import('./account.ts').then((one) => one.de),
  login: () => import('./login.ts').then((one) => one.de),
  names: () => import('./names.ts').then((one) => one.de),
  namespaces: () => import('./namespaces.ts').then((one) => one.de),
  onRamp: () => import('./onRamp.ts').then((one) => one.de),
  send: () => import('./send.ts').then((one) => one.de),
  steps: () => import('./steps.ts').then((one) => one.de),
  swap: () => import('./swap.ts').then((one) => one.de),
  transactions: () => import('./transactions.ts').then((one) => one.de),
}
