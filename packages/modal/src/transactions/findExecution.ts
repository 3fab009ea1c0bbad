import type { Request } from '../rpc/rpcOf.ts'
import { isTransactionHash } from './isTransactionHash.ts'
import type { SentTransaction, TransactionReceipt } from './readReceipt.ts'

/** The code of an account whose one key has delegated it (EIP-7702) starts with it. Such an account sends by itself. */
const DELEGATION = '0xef0100'

/** `ExecutionSuccess` and `ExecutionFailure` of a Safe. Version 1.4 and later index the hash. */
const EXECUTED = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const FAILED = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
/** `UserOperationEvent` of ERC-4337. */
const OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** The EntryPoints of versions 0.6 to 0.9. Anybody can emit their event elsewhere. */
const ENTRY_POINTS = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

/** The most blocks that logs are asked for at once: public nodes refuse more. */
const RANGE = 1_000n
/** So many blocks are searched again: they may be exchanged for others, and a node may not have had them yet. */
const MARGIN = 100n

const HEX = /^0x(?:[0-9a-f]{2})*$/i
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

type Outcome = Extract<TransactionReceipt['status'], 'confirmed' | 'reverted'>

/**
 * Reads from a log what became of a request to an account with code. Undefined for any other log.
 *
 * @param hash the account's own name of it; without one, any counts
 */
export function outcomeOf(log: unknown, account: string, hash?: string): Outcome | undefined {
  const { address, topics, data } = Object(log) as Record<string, unknown>
  const [event, first, sender] = Array.isArray(topics) ? topics.map(lower) : []
  const words = lower(data)
  const isOperation =
    event === OPERATION &&
    ENTRY_POINTS.includes(lower(address)) &&
    String(sender).endsWith(lower(account).slice(2))
  const isExecution = (event === EXECUTED || event === FAILED) && lower(address) === lower(account)
  if (!isOperation && !isExecution) return undefined
  if (hash !== undefined && lower(hash) !== (first ?? words.slice(0, 66))) return undefined
  // The second word of what an operation says is whether it did what it was asked for.
  const isDone = isOperation ? /[^0]/.test(words.slice(66, 130)) : event === EXECUTED
  return isDone ? 'confirmed' : 'reverted'
}

/**
 * Searches for the transaction in which others executed what an account with code was asked for, such as the other owners
 * of a Safe: its wallet answers with a hash that is none of the chain's.
 *
 * @returns asks once: `shared` while nobody has executed it, undefined for an account without code
 */
export function createSearch({ hash, network }: SentTransaction, account: string) {
  let hasCode: boolean | undefined
  /** The first block to search the next time. */
  let next: bigint | undefined

  async function find(request: Request): Promise<TransactionReceipt | undefined> {
    const head = toNumber(await request('eth_blockNumber', []))
    const margin = head > MARGIN ? head - MARGIN : 0n
    for (let first = next ?? margin; first <= head; first += RANGE) {
      const last = first + RANGE - 1n < head ? first + RANGE - 1n : head
      const found = await look(request, { fromBlock: toHex(first), toBlock: toHex(last) })
      if (found !== undefined) return found
      next = last + 1n
    }
    next = margin
    return undefined
  }

  async function look(request: Request, range: { fromBlock: string; toBlock: string }) {
    const answers = await Promise.all([
      request('eth_getLogs', [{ ...range, address: account, topics: [[EXECUTED, FAILED]] }]),
      request('eth_getLogs', [{ ...range, address: ENTRY_POINTS, topics: [OPERATION, hash] }]),
    ])
    for (const log of answers.flat()) {
      const status = outcomeOf(log, account, hash)
      const { transactionHash, blockNumber, removed } = Object(log) as Record<string, unknown>
      if (status === undefined || removed === true || !isTransactionHash(transactionHash)) continue
      return { hash: transactionHash, chainId: network.id, status, blockNumber: toNumber(blockNumber) }
    }
    return undefined
  }

  return async (request: Request): Promise<TransactionReceipt | 'shared' | undefined> => {
    hasCode ??= await isContract(request, account)
    if (!hasCode) return undefined
    // A node that keeps its logs to itself still knows that the account is one of several owners.
    return (await find(request).catch(() => undefined)) ?? 'shared'
  }
}

/** Resolves with true for an account that is a contract, such as a Safe. One with a key that has delegated its code (EIP-7702) is none. */
export async function isContract(request: Request, account: string): Promise<boolean> {
  const code = await request('eth_getCode', [account, 'latest'])
  if (typeof code !== 'string' || !HEX.test(code)) throw new Error('The node answered with no code')
  return code !== '0x' && !lower(code).startsWith(DELEGATION)
}

const lower = (value: unknown) => String(value).toLowerCase()

const toHex = (block: bigint) => `0x${block.toString(16)}`

function toNumber(value: unknown): bigint {
  if (typeof value !== 'string' || !QUANTITY.test(value)) throw new Error('The node answered with no number')
  return BigInt(value)
}
