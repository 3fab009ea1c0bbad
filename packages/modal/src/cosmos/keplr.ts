import type { CosmosKey, CosmosProvider } from '@foyer/modal-core'
import type { CosmosChainInfo } from './types.ts'

/** The form of Keplr, as far as it is used. What it answers is unknown until looked at. */
export type Keplr = {
  enable: (chainIds: string | readonly string[]) => Promise<void>
  disable?: (chainIds?: string | readonly string[]) => Promise<void>
  getKey: (chainId: string) => Promise<CosmosKey>
  getOfflineSigner: (chainId: string) => ReturnType<CosmosProvider['getOfflineSigner']>
  getOfflineSignerOnlyAmino: (chainId: string) => ReturnType<CosmosProvider['getOfflineSignerOnlyAmino']>
  signArbitrary: CosmosProvider['signArbitrary']
  experimentalSuggestChain?: (info: CosmosChainInfo) => Promise<void>
  /** The address that a paired wallet shares, without asking it. */
  addressOn?: (chainId: string) => string
  /** Calls back when its accounts change. Only paired wallets have it: Keplr says it by an event of the window. */
  watch?: (onChange: () => void) => () => void
  end?: () => Promise<void>
}
