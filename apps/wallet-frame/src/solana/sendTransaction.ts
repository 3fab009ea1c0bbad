import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import { delay } from '@foyer/kit'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import type { RpcRequest } from '../rpc/createPost.ts'
import { RpcRefusedError } from '../rpc/errors.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import { readAccounts, readNonce } from './accounts.ts'
import type { SolanaMessage } from './readTransaction.ts'

/** In milliseconds. */
const EVERY = 1_000
const PATIENCE = 45_000

const statuses = z.object({
  value: z.tuple([z.nullable(z.object({ err: z.unknown(), confirmationStatus: z.optional(z.string()) }))]),
})

type RequireValidParameters = {
  node: RpcRequest
  /** The account whose stored number may stand in place of a blockhash. */
  nonce: string | undefined
}

/**
 * Requires that the network which the screen names takes the transaction. Nothing else in the bytes says for which network
 * they are.
 *
 * @throws {ReplyError} it takes it no longer, or it is for another network
 */
export async function requireValid(
  { message }: { message: Pick<SolanaMessage, 'blockhash'> },
  { node, nonce }: RequireValidParameters,
): Promise<void> {
  const blockhash = base58.encode(message.blockhash)
  const answer = await node('isBlockhashValid', [blockhash, { commitment: 'processed' }])
  if (z.object({ value: z.boolean() }).parse(answer).value) return
  const [account] = nonce === undefined ? [] : await readAccounts(node, [nonce])
  if (readNonce(account) !== blockhash) throw new ReplyError('The transaction has expired. Try again')
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
