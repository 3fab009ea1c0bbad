import type { Wallet } from '../types/wallet.ts'

/** A wallet as the package stores it: without empty fields, its stores by their ids. */
export type BundledRow = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

const STORES = {
  appStore: 'https://apps.apple.com/app/id',
  playStore: 'https://play.google.com/store/apps/details?id=',
  chromeStore: 'https://chromewebstore.google.com/detail/',
}

/** The wallet at this place of the list. */
export function toWallet(row: BundledRow, order: number): Wallet {
  const { appStore, playStore, chromeStore } = row
  return {
    injected: false,
    certified: false,
    chains: ['eip155'],
    ...row,
    name: row.name === 'Trust Wallet' ? 'Trust' : row.name,
    order,
    appStore: appStore && STORES.appStore + appStore,
    playStore: playStore && STORES.playStore + playStore,
    chromeStore: chromeStore && STORES.chromeStore + chromeStore,
  }
}
