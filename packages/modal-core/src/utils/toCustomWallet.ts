import type { DeepReadonly } from '../types/state.ts'
import type { CustomWallet, Wallet } from '../types/wallet.ts'

/** A wallet of the dapp's own, with what it left out. */
export const toCustomWallet = (wallet: DeepReadonly<CustomWallet>): DeepReadonly<Wallet> => ({
  injected: false,
  certified: false,
  chains: [],
  order: 0,
  ...wallet,
})
