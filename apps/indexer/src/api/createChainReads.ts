import { type Deployment, presaleLensAbi } from '@foyer/presale-contracts'
import { unavailable } from '@foyer/server-kit/errors'
import {
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionData,
  fallback,
  http,
  zeroAddress,
} from 'viem'
import type { Home } from './schemas.ts'
import { share } from './share.ts'

/** A page that waits longer reads the chain itself. */
const TIMEOUT_MS = 3_000
/** Milliseconds for which what was read is given out. */
const FRESH_MS = 1_000

export type ReadChainParameters = {
  deployment: Pick<Deployment, 'chainId' | 'contracts'>
  /** In order of preference. */
  rpcUrls: readonly string[]
}

/** Reads what the API knows from the chain itself, once a second for all who ask. */
export function createChainReads({ deployment, rpcUrls }: ReadChainParameters) {
  const client = createPublicClient({
    transport: fallback(rpcUrls.map((url) => http(url, { timeout: TIMEOUT_MS, retryCount: 0 }))),
    cacheTime: 0,
  })
  const lens = deployment.contracts.presaleLens

  async function readHome(): Promise<Home> {
    const home = { abi: presaleLensAbi, functionName: 'home' } as const
    const call = { to: lens, data: encodeFunctionData({ ...home, args: [zeroAddress] }) }
    const { data = '0x' } = await client.call(call)
    const { blockNumber, timestamp } = decodeFunctionResult({ ...home, data })
    const asOf = { blockNumber: Number(blockNumber), timestamp: Number(timestamp) }
    return { asOf, chainId: deployment.chainId, lens: `0x${lens.slice(2).toLowerCase()}`, data }
  }

  return {
    /** @throws {HttpError} 503 `unavailable`: no node answers */
    home: share(
      () =>
        readHome().catch((cause) => {
          throw unavailable('unavailable', 'The chain cannot be read at the moment.', { cause })
        }),
      FRESH_MS,
    ),
    /** Unix seconds of the newest block; of this machine's clock while no node answers. */
    time: share(
      () =>
        client.getBlock().then(
          ({ timestamp }) => Number(timestamp),
          () => Math.floor(Date.now() / 1_000),
        ),
      FRESH_MS,
    ),
  }
}

export type ChainReads = ReturnType<typeof createChainReads>
