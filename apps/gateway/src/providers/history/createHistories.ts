import { OperatorError } from '@foyer/server-kit'
import type { Chain, Chains } from '../../chain/createChains.ts'
import type { Store } from '../../store/createStore.ts'
import type { HistoryProvider } from '../types.ts'
import { createBlocksHistory } from './blocks.ts'
import { createTokenInfos } from './createTokenInfos.ts'
import { createEtherscanHistory } from './etherscan.ts'

export type CreateHistoriesParameters = {
  chains: Chains
  store: Pick<Store, 'readHistory'>
  /** Reads the variable that the configuration names for an API key. */
  secret: (name: string) => string | undefined
}

export type Histories = {
  /** Undefined for a chain that has none. */
  of: (chain: Chain) => HistoryProvider | undefined
  /** Whether any chain has one. */
  isAny: boolean
}

/**
 * The history provider of each chain; a chain has one or none.
 *
 * @throws {OperatorError} a variable that the configuration names is not set
 */
export function createHistories({ chains, store, secret }: CreateHistoriesParameters): Histories {
  const tokenInfos = createTokenInfos(chains)
  const providers = new Map<string, HistoryProvider>()
  for (const { id, config } of chains.list) {
    const { history } = config
    if (history?.provider === 'blocks')
      providers.set(id, createBlocksHistory({ store, tokenInfos, from: history.from }))
    if (history?.provider === 'etherscan') {
      const apiKey = secret(history.keyEnv)
      if (apiKey === undefined)
        throw new OperatorError(
          `The history of ${id} needs the variable ${history.keyEnv}, which is not set. Set it to the API key of ${new URL(history.url).host}.`,
          { section: 'configuration' },
        )
      providers.set(id, createEtherscanHistory({ url: history.url, apiKey }))
    }
  }
  return { of: (chain) => providers.get(chain.id), isAny: providers.size > 0 }
}
