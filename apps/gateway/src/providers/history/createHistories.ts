import { OperatorError } from '@foyer/server-kit'
import { createCache } from '../../cache.ts'
import type { Chain, Chains } from '../../chain/createChains.ts'
import type { Store } from '../../store/createStore.ts'
import type { HistoryPage, HistoryProvider } from '../types.ts'
import { createBlocksHistory } from './blocks.ts'
import { createTokenInfos } from './createTokenInfos.ts'
import { createEtherscanHistory } from './etherscan.ts'

/** For how long a page of an explorer is kept, and how many of them. */
const FRESH_MS = 5_000
const MAX_PAGES = 1_000

export type CreateHistoriesParameters = {
  chains: Chains
  store: Pick<Store, 'readHistory' | 'readFirstBlock'>
  /** Reads the variable that the configuration names for an API key. */
  secret: (name: string) => string | undefined
}

export type Histories = {
  /** Undefined for a chain that has none. */
  of: (chain: Chain) => HistoryProvider | undefined
  /** True if any chain has one. */
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
  for (const chain of chains.list) {
    const { id, config } = chain
    const { history } = config
    if (history?.provider === 'blocks') {
      const { from, keepDays } = history
      providers.set(id, createBlocksHistory({ store, tokenInfos, from, keepDays }))
    }
    if (history?.provider === 'etherscan') {
      const apiKey = secret(history.keyEnv)
      if (apiKey === undefined)
        throw new OperatorError(
          `The history of ${id} needs the variable ${history.keyEnv}, which is not set. Set it to the API key of ${new URL(history.url).host}.`,
          { section: 'configuration' },
        )
      providers.set(id, keepPages(chain, createEtherscanHistory({ url: history.url, apiKey })))
    }
  }
  return { of: (chain) => providers.get(chain.id), isAny: providers.size > 0 }
}

/** Explorers allow few requests, and each page takes three. The gateway's own database is asked each time. */
function keepPages(chain: Chain, { page }: HistoryProvider): HistoryProvider {
  const pages = createCache<HistoryPage>({
    max: MAX_PAGES,
    freshMs: FRESH_MS,
    read: (key) => {
      const { owner, ...query } = JSON.parse(key)
      return page(chain, owner, query)
    },
  })
  return { page: (_, owner, query) => pages.get(JSON.stringify({ owner, ...query })) }
}
