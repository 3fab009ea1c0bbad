import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import * as z from 'zod/mini'
import type { RpcRequest } from './createPost.ts'
import { RpcRefusedError } from './errors.ts'
import { quantity } from './quantity.ts'
import { toReplyError } from './toReplyError.ts'

const SIMPLE_TRANSFER = 21_000n
/** Times the estimate. */
const MOST_GAS = 3n

const FAILED = 'error estimating gas'

const simulation = z.tuple([
  z.object({ calls: z.array(z.object({ status: z.string(), gasUsed: z.string() })) }),
])

/**
 * The gas limit of a call: the one that is wanted, unless it is below the estimate or above three times of it.
 *
 * @throws {ReplyError} the call would fail
 */
export async function estimateGas(rpc: RpcRequest, call: object, wanted?: bigint): Promise<bigint> {
  const needed = await rpc('eth_estimateGas', [call])
    .then(quantity)
    .catch((error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error
      const reason = toReplyError(error) as ReplyError
      throw /insufficient funds/.test(reason.message) ? reason : new ReplyError(FAILED)
    })
  // A call may need more gas when it is mined than when it is estimated; a plain transfer always needs the same.
  const padded = needed === SIMPLE_TRANSFER ? needed : (needed * 5n) / 4n
  // Far more than is needed is a fee that nobody wants.
  return wanted !== undefined && wanted >= needed && wanted <= needed * MOST_GAS ? wanted : padded
}

/**
 * The gas limits of calls that are made one after another, each upon what those before it have changed. A network that
 * cannot simulate several calls estimates each by itself.
 *
 * @throws {ReplyError} one of them would fail
 */
export async function estimateGasOfAll(rpc: RpcRequest, calls: readonly object[]): Promise<bigint[]> {
  const block = { blockStateCalls: [{ calls }] }
  const answer = await rpc('eth_simulateV1', [block, 'latest']).catch((error: unknown) => {
    if (error instanceof RpcRefusedError) return undefined
    throw error
  })
  if (answer === undefined) return Promise.all(calls.map((call) => estimateGas(rpc, call)))
  const parsed = simulation.safeParse(answer)
  const results = parsed.success ? parsed.data[0].calls : []
  if (results.length !== calls.length || results.some(({ status }) => Number(status) !== 1))
    throw new ReplyError(FAILED)
  return results.map(({ gasUsed }) => {
    const used = quantity(gasUsed)
    // Gas that is paid back at the end, up to a fifth, is needed before; and a call may change until it is mined.
    return used === SIMPLE_TRANSFER ? used : (used * 3n) / 2n
  })
}
