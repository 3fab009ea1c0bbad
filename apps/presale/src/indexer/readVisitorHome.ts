import { presaleLensAbi } from '@foyer/presale-contracts'
import * as v from 'valibot'
import { decodeFunctionResult, isAddressEqual } from 'viem'
import type { Runtime } from '../app/boot.ts'
import type { HomeView } from '../chain/homeQuery.ts'
import { addressField, asOfField, countField, hexField } from './fields.ts'
import { readIndexer } from './readIndexer.ts'

/** Time that a visitor waits before the page asks the chain, in milliseconds. */
const TIMEOUT = 2_000

const schema = v.object({ asOf: asOfField, chainId: countField, lens: addressField, data: hexField })

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
