import type { WholeTexts } from '../Language.ts'
import { ko } from './base.ts'

export const groups: WholeTexts = {
  base: ko,
  account: () => import('./account.ts').then((one) => one.ko),
  login: () => import('./login.ts').then((one) => one.ko),
  names: () => import('./names.ts').then((one) => one.ko),
  namespaces: () => import('./namespaces.ts').then((one) => one.ko),
  onRamp: () => import('./onRamp.ts').then((one) => one.ko),
  send: () => import('./send.ts').then((one) => one.ko),
  steps: () => import('./steps.ts').then((one) => one.ko),
  swap: () => import('./swap.ts').then((one) => one.ko),
  transactions: () => import('./transactions.ts').then((one) => one.ko),
}
