import type { WholeTexts } from '../Language.ts'
import { ru } from './base.ts'

export const groups: WholeTexts = {
  base: ru,
  account: () => import('./account.ts').then((one) => one.ru),
  login: () => import('./login.ts').then((one) => one.ru),
  names: () => import('./names.ts').then((one) => one.ru),
  namespaces: () => import('./namespaces.ts').then((one) => one.ru),
  onRamp: () => import('./onRamp.ts').then((one) => one.ru),
  send: () => import('./send.ts').then((one) => one.ru),
  steps: () => import('./steps.ts').then((one) => one.ru),
  swap: () => import('./swap.ts').then((one) => one.ru),
  transactions: () => import('./transactions.ts').then((one) => one.ru),
}
