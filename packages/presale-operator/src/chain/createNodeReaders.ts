import {
  type AbiEvent,
  type Address,
  type Chain,
  createPublicClient,
  type GetLogsReturnType,
  type Hex,
  http,
  type PublicClient,
  type Transport,
} from 'viem'
import type { ChainClient } from './openChain.ts'

export type LogFilter<events extends readonly AbiEvent[]> = {
  address: Address | Address[]
  events: events
  firstArgument?: Hex
  fromBlock: bigint
  toBlock: bigint
}

/** Asks for logs and blocks, each request once. */
export type NodeReader = ReturnType<typeof createReader>

/**
 * Two readers of an endpoint behind which there may be many nodes: requests of `together` that are made at the same
 * time travel in one batch, which one node answers; those of `apart` travel alone. Where the transport is not HTTP,
 * there is no `together`.
 */
export function createNodeReaders(client: ChainClient): { together?: NodeReader; apart: NodeReader } {
  const { type, url, timeout } = client.transport ?? {}
  if (type !== 'http' || typeof url !== 'string') return { apart: createReader(client) }
  const connect = (batch: boolean) =>
    createReader(
      createPublicClient({
        chain: client.chain,
        transport: http(url, { batch, retryCount: 0, timeout }),
        cacheTime: 0,
      }),
    )
  return { together: connect(true), apart: connect(false) }
}

function createReader(client: PublicClient<Transport, Chain>) {
  return {
    /** @throws {BlockNotFoundError} the node does not have the block */
    getBlock: (blockNumber: bigint) => client.getBlock({ blockNumber }),

    async getLogs<const events extends readonly AbiEvent[]>({
      firstArgument,
      events,
      ...range
    }: LogFilter<events>): Promise<GetLogsReturnType<undefined, events, true, bigint, bigint>> {
      const [event] = events
      const name = event?.inputs.find(({ indexed }) => indexed)?.name
      if (firstArgument === undefined || event === undefined || name === undefined)
        return client.getLogs({ ...range, events, strict: true })
      const logs = await client.getLogs({ ...range, event, args: { [name]: firstArgument }, strict: true })
      return logs as unknown as GetLogsReturnType<undefined, events, true, bigint, bigint>
    },
  }
}
