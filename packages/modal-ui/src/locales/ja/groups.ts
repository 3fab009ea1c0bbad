import type { WholeTexts } from '../Language.ts'
import { ja } from './base.ts'

export const groups: WholeTexts = {
  base: ja,
  account: () => import('./account.ts').then((one) => one.ja),
  login: () => import('./login.ts').then((one) => one.ja),
  names: () => import('./names.ts').then((one) => one.ja),
  namespaces: () => import('./namespaces.ts').then((one) => one.ja),
  onRamp: () => import('./onRamp.ts').then((one) => one.ja),
  send: () => import('./send.ts').then((one) => one.ja),
  steps: () => import('./steps.ts').then((one) => one.ja),
  swap: () => import('./swap.ts').then((one) => one.ja),
  transactions: () => import('./transactions.ts').then((one) => one.ja),
}
