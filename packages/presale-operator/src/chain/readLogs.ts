import type { AbiEvent, Address, GetLogsReturnType } from 'viem'
import { type ChainClient, ChainError } from './openChain.ts'
import { isOutage } from './toOperatorError.ts'

/** Public endpoints allow some thousand blocks a request. */
const CHUNK = 5_000n

export type ReadLogsParameters<events extends readonly AbiEvent[]> = {
  client: ChainClient
  address: Address | Address[]
  events: events
  /** First and last block, both included. */
  fromBlock: bigint
  toBlock: bigint
}

type Logs<events extends readonly AbiEvent[]> = GetLogsReturnType<undefined, events, true, bigint, bigint>

/**
 * Decoded logs in the order of the chain, a batch per request. A range that the endpoint finds too large, or whose
 * answer it finds too long, is cut in halves until it is accepted.
 *
 * @throws {ChainError} the endpoint refuses even a single block, or does not answer
 */
export async function* readLogs<const events extends readonly AbiEvent[]>(
  parameters: ReadLogsParameters<events>,
): AsyncGenerator<Logs<events>> {
  const { client, address, events, fromBlock, toBlock } = parameters
  let chunk = CHUNK
  for (let from = fromBlock; from <= toBlock; ) {
    const to = from + chunk - 1n < toBlock ? from + chunk - 1n : toBlock
    try {
      yield await client.getLogs({ address, events, strict: true, fromBlock: from, toBlock: to })
      from = to + 1n
      chunk = chunk * 2n < CHUNK ? chunk * 2n : CHUNK
    } catch (cause) {
      if (isOutage(cause)) throw unreachable(from, to, cause)
      if (to === from) throw refused(from, cause)
      chunk = (to - from + 1n) / 2n
    }
  }
}

function unreachable(from: bigint, to: bigint, cause: unknown) {
  return new ChainError(
    `The RPC endpoint stopped answering while logs of blocks ${from} to ${to} were read.`,
    {
      remedy: 'wait, or pass another endpoint with --rpc, and run the command again',
      docs: 'when-something-fails',
      cause,
    },
  )
}

function refused(block: bigint, cause: unknown) {
  return new ChainError(`The RPC endpoint refuses to give the logs of block ${block}.`, {
    remedy: 'pass --rpc with an endpoint that serves eth_getLogs; the official BSC endpoints do not',
    docs: 'when-something-fails',
    cause,
  })
}
