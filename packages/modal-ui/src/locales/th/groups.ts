import type { WholeTexts } from '../Language.ts'
import { th } from './base.ts'

export const groups: WholeTexts = {
  base: th,
  account: () => import('./account.ts').then((one) => one.th),
  login: () => import('./login.ts').then((one) => one.th),
  names: () => import('./names.ts').then((one) => one.th),
  namespaces: () => import('./namespaces.ts').then((one) => one.th),
  onRamp: () => import('./onRamp.ts').then((one) => one.th),
  send: () => import('./send.ts').then((one) => one.th),
  steps: () => import('./steps.ts').then((one) => one.th),
  swap: () => import('./swap.ts').then((one) => one.th),
  transactions: () => import('./transactions.ts').then((one) => one.th),
}
