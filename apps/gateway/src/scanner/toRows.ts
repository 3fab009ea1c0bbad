import { type Hex, hexToBigInt, slice, zeroAddress } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { receiverOf } from '../receiverOf.ts'
import type { ScannedBlock, TransactionRow, TransferRow } from '../store/createBlockStore.ts'
import type { ChainBlock, ChainLog, ChainReceipt, ChainTransaction } from './readBlock.ts'

/** keccak256 of the events' signatures. ERC-20 and ERC-721 share one; the latter has the id as a fourth topic. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** `UserOperationEvent`: what a smart account did, in a transaction that a bundler sent. */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** The contracts whose word is taken for it. */
const ENTRY_POINTS = new Set(
  [entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address].map((one) =>
    one.toLowerCase(),
  ),
)

const APPROVE = '0x095ea7b3'
/** A longer ERC-1155 batch is skipped: no user would read it. */
const MAX_BATCH = 200

type Movement = {
  from: string
  to: string
  /** Null for the native currency. */
  token: string | null
  tokenId: string | null
  amount: bigint
}

export type ToRowsParameters = {
  chain: string
  block: ChainBlock
  /** Addresses of listed tokens and contracts, in lower case. */
  listed: ReadonlySet<string>
}

/** Returns the rows that the history keeps of a block: each transaction, and each movement once for every account it concerns. */
export function toRows({ chain, block, listed }: ToRowsParameters): ScannedBlock {
  const transactions: TransactionRow[] = []
  const transfers: TransferRow[] = []
  for (const [position, transaction] of block.transactions.entries()) {
    const receipt = block.receipts[position]
    if (!receipt) continue
    const place = { chain, block: block.number, position, hash: transaction.hash }
    transactions.push({
      ...place,
      minedAt: new Date(Number(block.timestamp) * 1_000),
      sender: transaction.from,
      receiver: receiverOf(transaction) ?? null,
      nonce: Number(transaction.nonce),
      status: receipt.status === 1n ? 'confirmed' : 'failed',
      operation: operationOf(transaction, receipt),
      selector: /^0x[0-9a-f]{8}/.exec(transaction.input)?.[0] ?? null,
    })
    transfers.push({
      ...place,
      account: transaction.from,
      ordinal: -1,
      direction: 'out',
      token: null,
      tokenId: null,
      amount: null,
      isSpam: false,
    })
    const actors = actorsOf(transaction, receipt)
    for (const [ordinal, movement] of movementsOf(transaction, receipt).entries())
      transfers.push(
        ...sidesOf(movement).map(({ account, direction }) => ({
          ...place,
          account,
          ordinal,
          direction,
          token: movement.token,
          tokenId: movement.tokenId,
          amount: String(movement.amount),
          isSpam: isSpam(movement, account, actors, listed),
        })),
      )
  }
  return { number: block.number, hash: block.hash, transactions, transfers }
}

function operationOf(transaction: ChainTransaction, receipt: ChainReceipt) {
  const { to, input } = transaction
  if (to == null) return 'deploy'
  if (input.startsWith(APPROVE)) return 'approve'
  const isMint = movementsOf(transaction, receipt).some(
    ({ from, tokenId }) => from === zeroAddress && tokenId !== null,
  )
  if (isMint) return 'mint'
  return input === '0x' ? 'send' : 'execute'
}

/** A failed transaction moves nothing. Internal transfers of the native currency leave no trace in a block. */
function movementsOf({ from, to, value }: ChainTransaction, { status, contractAddress, logs }: ChainReceipt) {
  if (status !== 1n) return []
  const receiver = to ?? contractAddress
  const native: Movement[] =
    value > 0n && receiver != null ? [{ from, to: receiver, token: null, tokenId: null, amount: value }] : []
  return [...native, ...logs.flatMap(movementsOfLog)]
}

function movementsOfLog({ address: token, topics, data }: ChainLog): Movement[] {
  const [event, ...indexed] = topics
  try {
    if (event === TRANSFER && indexed.length === 2)
      return [
        {
          from: toAddress(indexed[0]),
          to: toAddress(indexed[1]),
          token,
          tokenId: null,
          amount: word(data, 0),
        },
      ]
    if (event === TRANSFER && indexed.length === 3)
      return [
        {
          from: toAddress(indexed[0]),
          to: toAddress(indexed[1]),
          token,
          tokenId: String(hexToBigInt(indexed[2] as Hex)),
          amount: 1n,
        },
      ]
    if ((event === TRANSFER_SINGLE || event === TRANSFER_BATCH) && indexed.length === 3) {
      const sides = { from: toAddress(indexed[1]), to: toAddress(indexed[2]), token }
      const items = event === TRANSFER_SINGLE ? [[word(data, 0), word(data, 1)]] : itemsOfBatch(data)
      return items.map(([id = 0n, amount = 0n]) => ({ ...sides, tokenId: String(id), amount }))
    }
  } catch {
    // A contract may write anything under a known signature.
  }
  return []
}

function itemsOfBatch(data: string): bigint[][] {
  const [ids, amounts] = [wordsAt(data, word(data, 0)), wordsAt(data, word(data, 1))]
  if (ids.length !== amounts.length) return []
  return ids.map((id, index) => [id, amounts[index] ?? 0n])
}

function wordsAt(data: string, offset: bigint): bigint[] {
  const start = Number(offset) / 32
  const length = Number(word(data, start))
  if (length > MAX_BATCH) throw new Error('Too long.')
  return Array.from({ length }, (_, index) => word(data, start + 1 + index))
}

const word = (data: string, index: number) =>
  hexToBigInt(slice(data as Hex, index * 32, (index + 1) * 32, { strict: true }))

const toAddress = (topic: string | undefined) => `0x${topic?.slice(26)}`

function sidesOf({ from, to }: Movement): { account: string; direction: TransferRow['direction'] }[] {
  if (from === to) return [{ account: from, direction: 'self' }]
  return [
    { account: from, direction: 'out' },
    { account: to, direction: 'in' },
  ]
}

/** The accounts that asked for a transaction: its sender, and the smart accounts whose operations it carries. */
const actorsOf = ({ from }: ChainTransaction, { logs }: ChainReceipt): ReadonlySet<string> =>
  new Set([
    from,
    ...logs
      .filter(({ address, topics }) => topics[0] === USER_OPERATION && ENTRY_POINTS.has(address))
      .map(({ topics }) => toAddress(topics[2])),
  ])

/** True for a transfer of an unlisted contract to an account that did not ask for it. */
const isSpam = (
  { token }: Movement,
  account: string,
  actors: ReadonlySet<string>,
  listed: ReadonlySet<string>,
) => token !== null && !listed.has(token) && !actors.has(account)
