import { causesOf } from '@foyer/chain-kit'
import { type AbiEvent, type Address, BlockNotFoundError, type GetLogsReturnType, type Hex } from 'viem'
import { createNodeReaders, type NodeReader } from './createNodeReaders.ts'
import { type ChainClient, ChainError } from './openChain.ts'
import { isLimited, isOutage } from './toSaleError.ts'

/** Public endpoints allow some thousand blocks a request. */
const CHUNK = 5_000n
/** The words of a node that has given up on a search. One that does not answer in time has no code. */
const TIMEOUT = /time[d-]? ?out|deadline exceeded/i

export type ReadLogsParameters<events extends readonly AbiEvent[]> = {
  client: ChainClient
  address: Address | Address[]
  events: events
  /** First indexed argument of the only event: logs with another value are not asked for. */
  firstArgument?: Hex
  /** First and last block, both included. */
  fromBlock: bigint
  toBlock: bigint
}

export type Logs<events extends readonly AbiEvent[]> = GetLogsReturnType<
  undefined,
  events,
  true,
  bigint,
  bigint
>

/**
 * Decoded logs in the order of the chain, a batch per request. A range that the endpoint finds too large, or whose
 * answer it finds too long, is cut in halves at once until it is accepted. An answer counts only from a node that has
 * the last block of its range: one that is behind gives an empty list for blocks that it does not know.
 *
 * @throws {ChainError} the endpoint refuses even a single block, does not answer, or its nodes have not got that far
 */
export async function* readLogs<const events extends readonly AbiEvent[]>(
  parameters: ReadLogsParameters<events>,
): AsyncGenerator<Logs<events>> {
  const { client, fromBlock, toBlock } = parameters
  const read = createRangeReader(parameters)
  const { retryCount = 0, retryDelay = 250 } = client.transport ?? {}
  let chunk = CHUNK
  let failures = 0
  for (let from = fromBlock; from <= toBlock; ) {
    const to = from + chunk - 1n < toBlock ? from + chunk - 1n : toBlock
    try {
      yield await read(from, to)
      from = to + 1n
      chunk = chunk * 2n < CHUNK ? chunk * 2n : CHUNK
      failures = 0
    } catch (cause) {
      const isPassing = (isOutage(cause) && !isTooMuch(cause)) || isBehind(cause)
      if (!isPassing && to !== from) chunk = (to - from + 1n) / 2n
      else if ((isPassing || isLimited(cause) || isTooMuch(cause)) && failures < retryCount)
        await wait(retryDelay * 2 ** failures++)
      else if (isBehind(cause)) throw behind(to, cause)
      else throw isPassing ? unreachable(from, to, cause) : refused(from, cause)
    }
  }
}

/** Reads a range without repeating a request: which failures are worth it is decided above. */
function createRangeReader<events extends readonly AbiEvent[]>(parameters: ReadLogsParameters<events>) {
  const { client, address, events, firstArgument } = parameters
  const { together, apart } = createNodeReaders(client)
  let isBatchRefused = together === undefined
  const filter = { address, events, firstArgument }

  return async function read(fromBlock: bigint, toBlock: bigint): Promise<Logs<events>> {
    const range = { fromBlock, toBlock }
    const settle = (reader: NodeReader) =>
      Promise.allSettled([reader.getLogs({ ...filter, ...range }), reader.getBlock(toBlock)])
    if (together !== undefined && !isBatchRefused) {
      const [logs, block] = await settle(together)
      // If both fail, the endpoint may not take batches.
      if (logs.status === 'fulfilled' || block.status === 'fulfilled') return answerOf(logs, block)
      if (isBehind(block.reason)) throw block.reason
    }
    const [logs, block] = await settle(apart)
    if (logs.status === 'fulfilled' || block.status === 'fulfilled') isBatchRefused = true
    return answerOf(logs, block)
  }
}

function answerOf<T>(logs: PromiseSettledResult<T>, block: PromiseSettledResult<unknown>): T {
  if (block.status === 'rejected' && isBehind(block.reason)) throw block.reason
  if (logs.status === 'rejected') throw logs.reason
  if (block.status === 'rejected') throw block.reason
  return logs.value
}

const isBehind = (error: unknown) => error instanceof BlockNotFoundError

/** Tells an error by which the endpoint says that the search took too long, or whose answer is too long to be read: a shorter range may do. */
function isTooMuch(error: unknown) {
  return causesOf(error).some(
    ({ name, code, message }) =>
      name === 'ResponseBodyTooLargeError' || (typeof code === 'number' && TIMEOUT.test(message)),
  )
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function behind(block: bigint, cause: unknown) {
  return new ChainError(`The node behind the RPC endpoint has not reached block ${block} yet.`, {
    remedy:
      'wait and run the command again; if the error persists, pass another endpoint with --rpc: this one leads to nodes at different heights',
    docs: 'when-something-fails',
    cause,
  })
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
