import type { WholeTexts } from '../Language.ts'
import { ptBR } from './base.ts'

export const groups: WholeTexts = {
  base: ptBR,
  account: () => import('./account.ts').then((one) => one.ptBR),
  login: () => import('./login.ts').then((one) => one.ptBR),
  names: () => import('./names.ts').then((one) => one.ptBR),
  namespaces: () => import('./namespaces.ts').then((one) => one.ptBR),
  onRamp: () => import('./onRamp.ts').then((one) => one.ptBR),
  send: () => import('./send.ts').then((one) => one.ptBR),
  steps: () => import('./steps.ts').then((one) => one.ptBR),
  swap: () => import('./swap.ts').then((one) => one.ptBR),
  transactions: () => import('./transactions.ts').then((one) => one.ptBR),
}
