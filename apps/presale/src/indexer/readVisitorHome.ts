import { presaleLensAbi } from '@foyer/presale-contracts'
import * as v from 'valibot'
import { decodeFunctionResult, isAddressEqual } from 'viem'
import type { Runtime } from '../app/boot.ts'
import type { HomeView } from '../chain/homeQuery.ts'
import { readIndexer } from './readIndexer.ts'

/** How long a visitor waits before the page asks the chain, in milliseconds. */
const TIMEOUT = 2_000

const isHex = (text: unknown): text is `0x${string}` => typeof text === 'string' && /^0x[0-9a-f]*$/.test(text)
const hex = v.custom<`0x${string}`>(isHex)

const block = v.pipe(v.number(), v.safeInteger())

/** The indexer's own schema is much code, and this is read before anything is drawn. */
const schema = v.object({
  asOf: v.object({ blockNumber: block, timestamp: block }),
  chainId: block,
  lens: hex,
  data: hex,
})

/**
 * The home page as a visitor without a wallet sees it, from a cache that all visitors share; `undefined` when the chain
 * has to be asked.
 */
export async function readVisitorHome(runtime: Runtime): Promise<HomeView | undefined> {
  const { chain, contracts, endpoints } = runtime.config
  if (endpoints.indexer === undefined) return undefined
  try {
    const { chainId, lens, data } = await readIndexer(runtime, {
      path: '/v1/home',
      schema,
      timeout: TIMEOUT,
    })
    if (chainId !== chain.id || !isAddressEqual(lens, contracts.presaleLens)) return undefined
    return decodeFunctionResult({ abi: presaleLensAbi, functionName: 'home', data })
  } catch {
    // An indexer that is away, one without this path, and an answer that is none of the contract's.
    return undefined
  }
}
