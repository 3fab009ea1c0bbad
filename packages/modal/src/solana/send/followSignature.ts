import type { Schedule, Sending } from '@foyer/modal-core'
import type { Request } from '../../rpc/rpcOf.ts'
import { toAmount, toFields } from '../answers.ts'

/** How often a node is asked, in milliseconds, and each how many looks the transaction is sent once more. */
const ASK_EVERY = 1_000
const SEND_EVERY = 3
/** So many looks after another have to find that it is too late: nodes differ in how far they are. */
const LATE_LOOKS = 3
/** After so many looks that know nothing, the transaction is left to the user. */
const MOST_LOOKS = 180

type FollowSignatureParameters = {
  signature: string
  /** The last block that takes the transaction. */
  last?: bigint | undefined
  /** The signed transaction in base64, where it is known. To send it again is to send the same one. */
  bytes?: string | undefined
  request: () => Promise<Request>
  tell: Parameters<Sending['follow']>[1]
  schedule: Schedule
}

/** Follows a transaction until the network has taken it, or no longer can. */
export function followSignature(parameters: FollowSignatureParameters): () => void {
  const { signature, last, bytes, tell, schedule } = parameters
  let cancel = () => {}
  let isStopped = false
  let looks = 0
  let lateLooks = 0

  async function look() {
    looks++
    const status = await read().catch(() => undefined)
    if (isStopped) return
    if (status !== undefined) return tell(status)
    if (looks >= MOST_LOOKS) return tell('timedOut')
    cancel = schedule(look, ASK_EVERY)
  }

  async function read() {
    const request = await parameters.request()
    // The height is asked for first: what is not there afterwards was in no block up to it.
    const height = last === undefined ? undefined : await heightOf(request)
    const status = await statusOf(request, signature)
    if (status === 'confirmed' || status === 'reverted') return status
    const isLate = status === undefined && height !== undefined && last !== undefined && height > last
    lateLooks = isLate ? lateLooks + 1 : 0
    if (lateLooks === LATE_LOOKS) return 'expired'
    if (bytes !== undefined && status === undefined && !isLate && looks % SEND_EVERY === 0)
      await request('sendTransaction', [bytes, { encoding: 'base64', preflightCommitment: 'confirmed' }])
    return undefined
  }

  tell('pending')
  void look()
  return () => {
    isStopped = true
    cancel()
  }
}

/** What a node says of a transaction. Undefined while it does not know it. */
async function statusOf(
  request: Request,
  signature: string,
): Promise<'pending' | 'confirmed' | 'reverted' | undefined> {
  const answer = await request('getSignatureStatuses', [[signature], { searchTransactionHistory: true }])
  const { value } = toFields(answer)
  if (!Array.isArray(value) || value.length !== 1)
    throw new Error('The node answered with something else than a status')
  const [status] = value
  if (status === null) return undefined
  const { err, confirmationStatus } = toFields(status)
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return 'pending'
  return err === null ? 'confirmed' : 'reverted'
}

/** How far the network is. Up to a finalized height no block is given up any more. */
export async function heightOf(
  request: Request,
  commitment: 'confirmed' | 'finalized' = 'finalized',
): Promise<bigint> {
  const height = toAmount(await request('getBlockHeight', [{ commitment }]))
  if (height === undefined) throw new Error('The node answered with something else than a height')
  return height
}
