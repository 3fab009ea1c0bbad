import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import { delay } from '@foyer/kit'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../rpc/createPost.ts'
import { RpcRefusedError } from '../rpc/errors.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import type { SolanaTransaction } from './readTransaction.ts'

/** In milliseconds. */
const EVERY = 1_000
const PATIENCE = 45_000

const statuses = z.object({
  value: z.tuple([z.nullable(z.object({ err: z.unknown(), confirmationStatus: z.optional(z.string()) }))]),
})

/**
 * True if the network still takes the transaction.
 *
 * @throws {ReplyError} it does not
 */
export async function requireValid({ message }: SolanaTransaction, node: RpcRequest): Promise<void> {
  const answer = await node('isBlockhashValid', [
    base58.encode(message.blockhash),
    { commitment: 'processed' },
  ])
  if (!z.object({ value: z.boolean() }).parse(answer).value)
    throw new ReplyError('The transaction has expired. Try again')
}

/**
 * Sends a signed transaction, and waits until the network has it. One that is on its way when nobody answers any more
 * counts as sent: the dapp can look it up.
 *
 * @param id the first of its signatures
 * @throws {ReplyError} the network refuses it, or it has failed there
 */
export async function sendTransaction(
  node: RpcRequest,
  { transaction, id, options }: { transaction: string; id: string; options: Options },
): Promise<void> {
  const until = Date.now() + PATIENCE
  const sent = node('sendTransaction', [transaction, { ...options, encoding: 'base64' }])
  const loss: unknown = await sent.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof RpcRefusedError)
        throw new ReplyError('The network refused the transaction', { cause })
      // An answer that is lost says nothing of the transaction: its signature is looked up.
      return cause
    },
  )
  while (Date.now() < until) {
    const found = await node('getSignatureStatuses', [[id]]).then(
      (answer) => statuses.safeParse(answer).data?.value[0],
      () => undefined,
    )
    if (found && found.err !== null) throw new ReplyError('The transaction has failed on the network')
    if (found?.confirmationStatus === 'confirmed' || found?.confirmationStatus === 'finalized') return
    await delay(EVERY)
  }
  if (loss !== undefined) throw toReplyError(loss)
}

type Options = RpcParams<'solana_signAndSendTransaction'>['options']
