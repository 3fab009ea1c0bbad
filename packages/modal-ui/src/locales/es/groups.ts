import type { WholeTexts } from '../Language.ts'
import { es } from './base.ts'

export const groups: WholeTexts = {
  base: es,
  account: () => import('./account.ts').then((one) => one.es),
  login: () => import('./login.ts').then((one) => one.es),
  names: () => import('./names.ts').then((one) => one.es),
  namespaces: () => import('./namespaces.ts').then((one) => one.es),
  onRamp: () => import('./onRamp.ts').then((one) => one.es),
  send: () => import('./send.ts').then((one) => one.es),
  steps: () => import('./steps.ts').then((one) => one.es),
  swap: () => import('./swap.ts').then((one) => one.es),
  transactions: () => import('./transactions.ts').then((one) => one.es),
}
