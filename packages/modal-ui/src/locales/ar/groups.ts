import type { WholeTexts } from '../Language.ts'
import { ar } from './base.ts'

export const groups: WholeTexts = {
  base: ar,
  account: () => import('./account.ts').then((one) => one.ar),
  login: () => import('./login.ts').then((one) => one.ar),
  names: () => import('./names.ts').then((one) => one.ar),
  namespaces: () => import('./namespaces.ts').then((one) => one.ar),
  onRamp: () => import('./onRamp.ts').then((one) => one.ar),
  send: () => import('./send.ts').then((one) => one.ar),
  steps: () => import('./steps.ts').then((one) => one.ar),
  swap: () => import('./swap.ts').then((one) => one.ar),
  transactions: () => import('./transactions.ts').then((one) => one.ar),
}
