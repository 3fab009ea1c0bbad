import * as z from 'zod/mini'
import type { RpcRequest } from './createPost.ts'

/** One call, as it is in the transaction or the operation that is shown. */
export type SimulatedCall = { to: string | undefined; value: bigint; data: string }

/** A difference that an account has afterwards: of the chain's currency, a token, or one item of a collection. */
export type Movement = {
  /** Undefined for the chain's currency. */
  token: string | undefined
  /** Of an item. */
  id: bigint | undefined
  /** In the smallest units. Below zero where the account pays. */
  amount: bigint
}

/** Items in one call. Whoever moves more is not summed up. */
const MAX_ITEMS = 200

/** Nodes log movements of the chain's currency as those of a token with this address. */
const CURRENCY = `0x${'ee'.repeat(20)}`
/** `Transfer(address,address,uint256)`, of ERC-20 and ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` */
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` */
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const log = z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })
const answer = z.array(z.object({ calls: z.array(z.object({ status: z.string(), logs: z.array(log) })) }))

type Log = z.infer<typeof log>

/**
 * Has the node try calls of an account, one after another, and sums up what moves to and from it. Undefined where the node
 * has no `eth_simulateV1`, one of them fails, or a log cannot be read: then nobody knows what moves.
 */
export async function simulate(
  rpc: RpcRequest,
  account: string,
  calls: readonly SimulatedCall[],
): Promise<Movement[] | undefined> {
  const asked = calls.map(({ to, value, data }) => ({
    from: account,
    value: `0x${value.toString(16)}`,
    data,
    ...(to === undefined ? {} : { to }),
  }))
  const options = { blockStateCalls: [{ calls: asked }], traceTransfers: true, validation: false }
  try {
    const [block] = answer.parse(await rpc('eth_simulateV1', [options, 'latest']))
    if (block?.calls.length !== calls.length || block.calls.some(({ status }) => status !== '0x1'))
      return undefined
    return sum(
      block.calls.flatMap(({ logs }) => logs.flatMap(toMoves)),
      account.toLowerCase(),
    )
  } catch {
    return undefined
  }
}

type Move = { token: string | undefined; id: bigint | undefined; from: string; to: string; amount: bigint }

function toMoves({ address, topics: [event, ...topics], data }: Log): Move[] {
  const token = address.toLowerCase() === CURRENCY ? undefined : address.toLowerCase()
  if (event === TRANSFER) {
    const [from, to, id] = topics
    const isNft = id !== undefined
    return [
      {
        token,
        from: toAddress(from),
        to: toAddress(to),
        ...(isNft ? { id: BigInt(id), amount: 1n } : { id: undefined, amount: words(data)[0] ?? 0n }),
      },
    ]
  }
  if (event !== SINGLE && event !== BATCH) return []
  const [, from, to] = topics.map(toAddress)
  const items = event === SINGLE ? [words(data)] : toItems(words(data))
  return items.map(([id = 0n, amount = 0n]) => ({ token, id, from: from ?? '', to: to ?? '', amount }))
}

const toAddress = (topic = '') => `0x${topic.slice(-40)}`.toLowerCase()

const words = (data: string) => (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))

/** Two lists of the same length, whose places are told in bytes. */
function toItems(all: bigint[]): bigint[][] {
  const list = (place: bigint | undefined) => {
    const start = Number((place ?? -1n) / 32n)
    const length = Number(all[start])
    const items = all.slice(start + 1, start + 1 + length)
    if (!(length <= MAX_ITEMS) || items.length !== length) throw new RangeError('The list is not complete')
    return items
  }
  const [ids, amounts] = [list(all[0]), list(all[1])]
  if (ids.length !== amounts.length) throw new RangeError('The lists differ')
  return ids.map((id, index) => [id, amounts[index] ?? 0n])
}

function sum(moves: readonly Move[], account: string): Movement[] {
  const sums = new Map<string, Movement>()
  for (const { token, id, from, to, amount } of moves) {
    const key = `${token} ${id}`
    const before = sums.get(key)?.amount ?? 0n
    const change = (to === account ? amount : 0n) - (from === account ? amount : 0n)
    sums.set(key, { token, id, amount: before + change })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
