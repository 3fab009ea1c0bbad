import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
  toEventSelector,
} from 'viem'
import { getBlock, getBlockNumber, getCode, getLogs } from 'viem/actions'
import { findReceipt } from './findReceipt.ts'

/** The code of an account whose one key has delegated it (EIP-7702) starts with it. Such an account sends by itself. */
const DELEGATION = '0xef0100'

/** Events of a Safe. Version 1.4 and later index the hash. */
const EXECUTED = toEventSelector('ExecutionSuccess(bytes32,uint256)')
const FAILED = toEventSelector('ExecutionFailure(bytes32,uint256)')

/** The most blocks that logs are asked for at once: public nodes refuse more. */
const RANGE = 5_000n
/** Blocks behind the newest one at which the next search starts: a reorganization may replace them. */
const MARGIN = 100n

/** The outcome of a transaction that an account with code was asked for. */
export type Execution =
  /** In a block, by whoever sent it. */
  | { status: 'executed'; hash: Hash }
  /** Waits for other owners, or for whoever sends it. @property since the block to search from next time */
  | { status: 'shared'; since: number }

export type FindExecutionParameters = {
  account: Address
  /** The account's own name of the transaction. */
  hash: Hash
  /** Block to search from; `undefined` for the newest ones. */
  since: number | undefined
  /** Blocks that may hold it by the records of the contracts. */
  blocks: AsyncIterable<bigint>
  /** True if a receipt proves that it is this transaction. */
  isProof: (receipt: TransactionReceipt) => boolean
}

/** True if an account is a contract, such as a Safe, whose transactions others send: its hash is none of the chain's. */
export async function isContractAccount(client: Client, account: Address) {
  const code = await getCode(client, { address: account })
  return code !== undefined && !code.startsWith(DELEGATION)
}

/**
 * Searches for the transaction in which others executed that of a contract account: by the event of a Safe, which names
 * the Safe's own hash, or by what the contracts have recorded.
 */
export async function findExecution(client: Client, parameters: FindExecutionParameters): Promise<Execution> {
  const { account, hash, since, blocks, isProof } = parameters
  const head = await getBlockNumber(client, { cacheTime: 0 })
  const start = since === undefined ? max(head - MARGIN, 0n) : BigInt(since)
  const executed = await findByEvent(client, account, hash, start, head)
  if (executed !== undefined) return { status: 'executed', hash: executed }
  for await (const block of blocks) {
    if (block < start) continue
    const { transactions } = await getBlock(client, { blockNumber: block, includeTransactions: true })
    for (const one of transactions) {
      if (isAddressEqual(one.from, account)) continue
      const receipt = await findReceipt(client, one.hash)
      if (receipt !== null && isProof(receipt)) return { status: 'executed', hash: one.hash }
    }
  }
  // Records of the contracts may be older than its search: only the search by event moves on.
  return { status: 'shared', since: Number(start) }
}

async function findByEvent(client: Client, account: Address, hash: Hash, from: bigint, head: bigint) {
  for (let start = from; start <= head; start += RANGE) {
    const toBlock = start + RANGE - 1n < head ? start + RANGE - 1n : head
    const logs = await getLogs(client, { address: account, fromBlock: start, toBlock })
    const found = logs.find(({ topics, data }) => isOf(topics, data, hash))
    if (found?.transactionHash) return found.transactionHash
  }
  return undefined
}

function isOf([event, indexed]: readonly Hex[], data: Hex, hash: Hash) {
  if (event !== EXECUTED && event !== FAILED) return false
  return (indexed ?? data.slice(0, 66)).toLowerCase() === hash.toLowerCase()
}

/** True if a Safe says in a receipt that its owners' call has failed. The transaction itself succeeds then. */
export const hasFailedExecution = ({ logs }: Pick<TransactionReceipt, 'logs'>, account: Address) =>
  logs.some(({ address, topics }) => topics[0] === FAILED && isAddressEqual(address, account))

const max = (a: bigint, b: bigint) => (a > b ? a : b)
