import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { UNKNOWN_CALLS } from '@foyer/embedded-wallet-frame/protocol'
import { delay } from '@foyer/kit'
import { keccak256 } from 'viem/utils'
import type { Rpc, RpcOf } from '../rpc/createRpc.ts'
import { sendTransaction } from '../rpc/sendTransaction.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import { readCallsId, toCallsId } from './callsId.ts'
import { isReverted, readCallsStatus, readReceipt } from './readCallsStatus.ts'

type Hex = `0x${string}`

export type CreateCallsParameters = {
  rpcOf: RpcOf
  /** Waits between two looks at the chain. Default `setTimeout`. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Between two looks for a receipt, in milliseconds: often at first, then seldom. */
const FAST = 1_000
const SLOW = 5_000
/** Looks at each pace. After both nothing more is sent: the calls are no longer what the user expects. */
const LOOKS = 60

/**
 * Sends several signed transactions as one request (EIP-5792), each when the one before it is in a block. One that
 * fails is the last.
 *
 * @example
 * const calls = createCalls({ rpcOf })
 * const id = await calls.send([approve, buy], 56)
 * await calls.status(id) // { status: 100, … }
 */
export function createCalls({ rpcOf, wait = delay }: CreateCallsParameters) {
  let sending: string | undefined

  /** True if the transaction is in a block and has not failed. */
  async function isDone(hash: Hex, rpc: Rpc): Promise<boolean> {
    for (let look = 0; look < 2 * LOOKS; look++) {
      const receipt = await readReceipt(rpc, hash).catch(() => undefined)
      if (receipt !== undefined) return !isReverted(receipt)
      await wait(look < LOOKS ? FAST : SLOW)
    }
    return false
  }

  async function sendRest(previous: Hex, [next, ...rest]: readonly Hex[], rpc: Rpc): Promise<void> {
    if (next === undefined || !(await isDone(previous, rpc))) return
    await sendRest(await sendTransaction(next, { rpc, wait }), rest, rpc)
  }

  return {
    /** Until the last one is sent, another transaction would take the number of the next one. */
    isSending: () => sending !== undefined,

    /**
     * Sends the first and answers with the id of all; the others follow.
     *
     * @throws {ReplyError} the first is refused, or nobody knows whether it was sent
     */
    async send(signed: readonly Hex[], chainId: number): Promise<string> {
      const [first, ...rest] = signed
      if (first === undefined) throw new ReplyError('There are no calls')
      const rpc = rpcOf(chainId)
      const id = toCallsId(
        chainId,
        signed.map((each) => keccak256(each)),
      )
      const hash = await sendTransaction(first, { rpc, wait })
      sending = id
      // Calls that were not sent are read from the chain.
      void sendRest(hash, rest, rpc)
        .catch(() => {})
        .finally(() => {
          sending = undefined
        })
      return id
    },

    /** @throws {ReplyError} no calls have this id, or the network does not answer */
    async status(id: string) {
      const read = readCallsId(id)
      if (read === undefined) throw new ReplyError(UNKNOWN_CALLS)
      const status = readCallsStatus({ id, ...read, rpc: rpcOf(read.chainId), isSending: sending === id })
      return status.catch((error: unknown) => {
        throw toReplyError(error)
      })
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
