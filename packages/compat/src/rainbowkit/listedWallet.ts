import type { WalletId } from '@foyer/modal'
import { warnOnce } from '../shared/warnOnce.ts'
import { getWalletConnectConnector } from './getWalletConnectConnector.ts'
import type { CreateWalletFn, Wallet } from './types.ts'

const ids = new WeakMap<Wallet, WalletId>()
const leftOut = new WeakSet<Wallet>()

/** The name by which the modal knows the wallet, where it is one of its list. */
export const listedId = (wallet: Wallet): WalletId | undefined => ids.get(wallet)

/** True if the modal does not know the wallet and nothing reaches it. */
export const isLeftOut = (wallet: Wallet): boolean => leftOut.has(wallet)

/** A wallet of the modal’s list: its links and picture stand there. */
export const listedWallet =
  (id: WalletId, name: string): CreateWalletFn =>
  ({ projectId }) => {
    const wallet = describe(id, name, projectId)
    ids.set(wallet, id)
    return wallet
  }

/** A wallet of RainbowKit that the modal’s list does not have. */
export const missingWallet =
  (name: string): CreateWalletFn =>
  ({ projectId }) => {
    warnOnce(`the wallet ${name}`, 'It is left out. List it with `customWallets` of @foyer/modal.')
    const wallet = describe(name, name, projectId)
    leftOut.add(wallet)
    return wallet
  }

const describe = (id: string, name: string, projectId: string): Wallet => ({
  id,
  name,
  iconUrl: '',
  iconBackground: 'transparent',
  createConnector: getWalletConnectConnector({ projectId }),
})
