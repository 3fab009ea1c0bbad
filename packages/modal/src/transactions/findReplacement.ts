import type { Request } from '../rpc/rpcOf.ts'

/** A node's answer about a transaction that is in no block yet. */
export type SeenTransaction = {
  from: string
  nonce: bigint
  /** Receiver, value and data: what the transaction does, whatever its fee. */
  act: string
  /** A block before the one that it gets into. */
  since: bigint
}

/** The transaction of the account that got into a block in place of another one. */
export type Replacement = {
  hash: string
  /** True if it does what the replaced one was to do, for example with a higher fee. */
  isSame: boolean
}

const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/** Asks a node for a transaction. Undefined while the node does not know it. */
export async function lookAt(request: Request, hash: string): Promise<SeenTransaction | undefined> {
  const since = await askNumber(request, 'eth_blockNumber', [])
  const answer = await request('eth_getTransactionByHash', [hash])
  if (answer === null) return undefined
  const { from, nonce } = answer as Record<string, unknown>
  if (typeof from !== 'string') throw new Error('The node answered with something other than the transaction')
  return { from, nonce: toNumber(nonce), act: actOf(answer), since }
}

/**
 * Finds what took the place of a transaction: the one of the same account and nonce that is in a block. Undefined while
 * the nonce is not used, and where the transaction itself used it.
 */
export async function findReplacement(
  request: Request,
  hash: string,
  { from, nonce, act, since }: SeenTransaction,
): Promise<Replacement | undefined> {
  const isUsedAt = async (block: bigint | 'latest') => {
    const at = block === 'latest' ? block : `0x${block.toString(16)}`
    return (await askNumber(request, 'eth_getTransactionCount', [from, at])) > nonce
  }
  if (!(await isUsedAt('latest'))) return undefined
  // The first block at which the nonce is used, by bisection: a dozen small requests for an hour of blocks.
  let unused = since
  let used = await askNumber(request, 'eth_blockNumber', [])
  while (used - unused > 1n) {
    const middle = (unused + used) / 2n
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }
  const block = await request('eth_getBlockByNumber', [`0x${used.toString(16)}`, true])
  const { transactions } = (block ?? {}) as { transactions?: unknown }
  for (const each of Array.isArray(transactions) ? transactions : []) {
    const { hash: found, from: sender, nonce: used } = each as Record<string, unknown>
    if (!isEqual(sender, from) || toNumber(used) !== nonce) continue
    return isEqual(found, hash) ? undefined : { hash: String(found), isSame: actOf(each) === act }
  }
  return undefined
}

const isEqual = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

function actOf(transaction: unknown): string {
  const { to, value, input } = transaction as Record<string, unknown>
  return `${to} ${toNumber(value)} ${input}`.toLowerCase()
}

const askNumber = async (...[request, method, params]: [Request, ...Parameters<Request>]) =>
  toNumber(await request(method, params))

function toNumber(value: unknown): bigint {
  if (typeof value !== 'string' || !QUANTITY.test(value)) throw new Error('The node answered with no number')
  return BigInt(value)
}
