import type { WholeTexts } from '../Language.ts'
import { tr } from './base.ts'

export const groups: WholeTexts = {
  base: tr,
  account: () => import('./account.ts').then((one) => one.tr),
  login: () => import('./login.ts').then((one) => one.tr),
  names: () => import('./names.ts').then((one) => one.tr),
  namespaces: () => import('./namespaces.ts').then((one) => one.tr),
  onRamp: () => import('./onRamp.ts').then((one) => one.tr),
  send: () => import('./send.ts').then((one) => one.tr),
  steps: () => import('./steps.ts').then((one) => one.tr),
  swap: () => import('./swap.ts').then((one) => one.tr),
  transactions: () => import('./transactions.ts').then((one) => one.tr),
}
