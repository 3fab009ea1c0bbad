import type { WholeTexts } from '../Language.ts'
import { id } from './base.ts'

export const groups: WholeTexts = {
  base: id,
  account: () => import('./account.ts').then((one) => one.id),
  login: () => import('./login.ts').then((one) => one.id),
  names: () => import('./names.ts').then((one) => one.id),
  namespaces: () => import('./namespaces.ts').then((one) => one.id),
  onRamp: () => import('./onRamp.ts').then((one) => one.id),
  send: () => import('./send.ts').then((one) => one.id),
  steps: () => import('./steps.ts').then((one) => one.id),
  swap: () => import('./swap.ts').then((one) => one.id),
  transactions: () => import('./transactions.ts').then((one) => one.id),
}
