import type { Texts } from './Language.ts'
import type { Group } from './loadGroup.ts'

/** The English texts that few visits need, whose names would weigh on the first open. */
export const featureTexts: {
  [group in Exclude<Group, 'account' | 'login' | 'steps' | 'transactions'>]: () => Promise<Texts[group]>
} = {
  names: () => import('./en/names.ts').then((one) => one.en),
  namespaces: () => import('./en/namespaces.ts').then((one) => one.en),
  onRamp: () => import('./en/onRamp.ts').then((one) => one.en),
  send: () => import('./en/send.ts').then((one) => one.en),
  swap: () => import('./en/swap.ts').then((one) => one.en),
}
