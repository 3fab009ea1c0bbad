import type { WholeTexts } from '../Language.ts'
import { vi } from './base.ts'

export const groups: WholeTexts = {
  base: vi,
  account: () => import('./account.ts').then((one) => one.vi),
  login: () => import('./login.ts').then((one) => one.vi),
  names: () => import('./names.ts').then((one) => one.vi),
  namespaces: () => import('./namespaces.ts').then((one) => one.vi),
  onRamp: () => import('./onRamp.ts').then((one) => one.vi),
  send: () => import('./send.ts').then((one) => one.vi),
  steps: () => import('./steps.ts').then((one) => one.vi),
  swap: () => import('./swap.ts').then((one) => one.vi),
  transactions: () => import('./transactions.ts').then((one) => one.vi),
}
