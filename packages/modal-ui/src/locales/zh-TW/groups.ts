import type { WholeTexts } from '../Language.ts'
import { zhTW } from './base.ts'

export const groups: WholeTexts = {
  base: zhTW,
  account: () => import('./account.ts').then((one) => one.zhTW),
  login: () => import('./login.ts').then((one) => one.zhTW),
  names: () => import('./names.ts').then((one) => one.zhTW),
  namespaces: () => import('./namespaces.ts').then((one) => one.zhTW),
  onRamp: () => import('./onRamp.ts').then((one) => one.zhTW),
  send: () => import('./send.ts').then((one) => one.zhTW),
  steps: () => import('./steps.ts').then((one) => one.zhTW),
  swap: () => import('./swap.ts').then((one) => one.zhTW),
  transactions: () => import('./transactions.ts').then((one) => one.zhTW),
}
