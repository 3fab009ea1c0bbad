import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { UNKNOWN_CALLS } from '@foyer/embedded-wallet-frame/protocol'
import * as z from 'zod/mini'
import { type Receipt, readReceipt, STATUS } from '../calls/readCallsStatus.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError } from '../rpc/errors.ts'
import { quantity, toHex } from '../rpc/quantity.ts'
import { ENTRY_POINT } from './contracts.ts'
import type { OperationRecord } from './operationId.ts'
import { readNonce } from './readEntryPoint.ts'

type Hex = `0x${string}`

/** Topics of EntryPoint's `UserOperationEvent` and `BeforeExecution`. */
const OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const BEFORE_EXECUTION = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

/** Networks limit how many blocks a request for logs may span. */
const SPAN = 4_000
/** After so many spans an operation is too old to be looked for. */
const MAX_SPANS = 10

const logsSchema = z.array(z.object({ transactionHash: z.string().check(z.regex(/^0x[\da-f]{64}$/i)) }))

/** The transaction that an operation was in, whoever has sent it. */
export async function findOperation(
  { hash, block }: Pick<OperationRecord, 'hash' | 'block'>,
  rpc: Rpc,
): Promise<Hex | undefined> {
  const latest = Number(quantity(await rpc('eth_blockNumber')))
  for (let span = 0; span < MAX_SPANS && block + span * SPAN <= latest; span++) {
    const from = block + span * SPAN
    const range = { fromBlock: toHex(from), toBlock: toHex(Math.min(from + SPAN - 1, latest)) }
    const filter = { ...range, address: ENTRY_POINT, topics: [OPERATION_EVENT, hash] }
    const parsed = logsSchema.safeParse(await rpc('eth_getLogs', [filter]))
    if (!parsed.success) throw new ReplyError('The network gave an answer that cannot be used')
    const [log] = parsed.data
    if (log !== undefined) return log.transactionHash as Hex
  }
  if (block + MAX_SPANS * SPAN <= latest) throw new ReplyError(UNKNOWN_CALLS)
  return undefined
}

/**
 * Reads the status of an operation from the chain alone: a bundler may say what it likes.
 *
 * @throws {ReplyError} the operation is too old, or the network does not answer
 */
export async function readOperationStatus(id: string, record: OperationRecord, rpc: Rpc) {
  const { chainId, sender, nonce, hash } = record
  const answer = (status: number, receipts: Receipt[]) => ({
    version: '2.0.0',
    id,
    chainId: toHex(chainId),
    atomic: true,
    status,
    receipts,
  })
  // The number first, and of a block that all nodes have: an operation that comes into one in between, or that a node
  // which lags behind does not know of, is not taken for a lost one. Its calls would be made again.
  const next = await readNonce(rpc, sender, 'finalized').catch((error: unknown) => {
    // Nothing is final yet, or the node cannot say.
    if (error instanceof ReplyError || error instanceof RpcRefusedError) return nonce
    throw error
  })
  const transaction = await findOperation(record, rpc)
  const receipt = transaction && (await readReceipt(rpc, transaction))
  const found = receipt && partOf(receipt, hash)
  if (found) return answer(found.isDone ? STATUS.confirmed : STATUS.reverted, [found.receipt])
  // Another operation has its number: it can never happen.
  return answer(next > nonce ? STATUS.lost : STATUS.pending, [])
}

/** The receipt with what is the operation's own. A transaction may have many, each with its events. */
function partOf(receipt: Receipt, hash: Hex): { isDone: boolean; receipt: Receipt } | undefined {
  const { logs } = receipt
  const isOf = (log: Receipt['logs'][number], ...topics: string[]) =>
    log.address.toLowerCase() === ENTRY_POINT.toLowerCase() &&
    topics.includes(log.topics[0]?.toLowerCase() ?? '')
  const at = logs.findIndex((log) => isOf(log, OPERATION_EVENT) && log.topics[1]?.toLowerCase() === hash)
  const event = logs[at]
  if (event === undefined) return undefined
  const before = logs.slice(0, at).findLastIndex((log) => isOf(log, OPERATION_EVENT, BEFORE_EXECUTION))
  // The data: nonce, success, cost and gas, 32 bytes each.
  const isDone = /^0x.{64}0{63}1/.test(event.data)
  return {
    isDone,
    receipt: { ...receipt, status: isDone ? '0x1' : '0x0', logs: logs.slice(before + 1, at) },
  }
}
