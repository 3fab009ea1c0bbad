import type { Schedule, Sending } from '@foyer/modal-core'
import type { Request } from '../../rpc/rpcOf.ts'
import { followBy } from '../../send/followBy.ts'
import { toAmount, toFields } from '../answers.ts'

/** The time between two looks, in milliseconds, and after each how many the transaction is sent once more. */
const ASK_EVERY = 1_000
const SEND_EVERY = 3
/** So many looks after another have to find that it is too late: nodes differ in how far they are. */
const LATE_LOOKS = 3
const MOST_LOOKS = 180
/** So many blocks, some hours, all nodes remember what was in: many forget what is older than a day. */
const REMEMBERED_BLOCKS = 50_000n

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
  let lateLooks = 0

  async function read(looks: number) {
    const request = await parameters.request()
    // The network's progress comes first: what is not there afterwards was in no block up to there.
    const reached = last === undefined ? undefined : await reachedBy(request)
    const { status, slot } = await statusOf(request, signature)
    if (status === 'confirmed' || status === 'reverted') return status
    const isOver = reached !== undefined && last !== undefined && reached.height > last
    // A node that has not come so far itself, or has forgotten it, cannot know that the transaction is in no block.
    const isRemembered = isOver && reached.height - last <= REMEMBERED_BLOCKS
    const isLate = isRemembered && status === undefined && slot !== undefined && slot >= reached.slot
    lateLooks = isLate ? lateLooks + 1 : 0
    if (lateLooks === LATE_LOOKS) return 'expired'
    if (bytes !== undefined && status === undefined && !isOver && looks % SEND_EVERY === 0)
      await request('sendTransaction', [bytes, { encoding: 'base64', preflightCommitment: 'confirmed' }])
    return undefined
  }

  return followBy({ read, every: ASK_EVERY, most: MOST_LOOKS, tell, schedule })
}

type Status = 'pending' | 'confirmed' | 'reverted' | undefined

/** A node's word on a transaction, and the slot that it knows. The status is undefined while it does not know it. */
async function statusOf(
  request: Request,
  signature: string,
): Promise<{ status: Status; slot: bigint | undefined }> {
  const answer = await request('getSignatureStatuses', [[signature], { searchTransactionHistory: true }])
  const { value, context } = toFields(answer)
  if (!Array.isArray(value) || value.length !== 1)
    throw new Error('The node answered with something other than a status')
  return { status: toStatus(value[0]), slot: toAmount(toFields(context).slot) }
}

function toStatus(status: unknown): Status {
  if (status === null) return undefined
  const { err, confirmationStatus } = toFields(status)
  if (confirmationStatus !== 'confirmed' && confirmationStatus !== 'finalized') return 'pending'
  return err === null ? 'confirmed' : 'reverted'
}

/** The network's progress. Up to what is finalized no block is given up any more. */
export async function reachedBy(
  request: Request,
  commitment: 'processed' | 'confirmed' | 'finalized' = 'finalized',
): Promise<{ height: bigint; slot: bigint }> {
  const { blockHeight, absoluteSlot } = toFields(await request('getEpochInfo', [{ commitment }]))
  const [height, slot] = [toAmount(blockHeight), toAmount(absoluteSlot)]
  if (height === undefined || slot === undefined)
    throw new Error('The node answered with something other than how far it is')
  return { height, slot }
}
