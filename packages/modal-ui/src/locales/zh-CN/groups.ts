import type { WholeTexts } from '../Language.ts'
import { zhCN } from './base.ts'

export const groups: WholeTexts = {
  base: zhCN,
  account: () => import('./account.ts').then((one) => one.zhCN),
  login: () => import('./login.ts').then((one) => one.zhCN),
  names: () => import('./names.ts').then((one) => one.zhCN),
  namespaces: () => import('./namespaces.ts').then((one) => one.zhCN),
  onRamp: () => import('./onRamp.ts').then((one) => one.zhCN),
  send: () => import('./send.ts').then((one) => one.zhCN),
  steps: () => import('./steps.ts').then((one) => one.zhCN),
  swap: () => import('./swap.ts').then((one) => one.zhCN),
  transactions: () => import('./transactions.ts').then((one) => one.zhCN),
}
