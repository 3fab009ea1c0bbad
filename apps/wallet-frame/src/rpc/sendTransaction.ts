import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { delay } from '@foyer/kit'
import { keccak256 } from 'viem/utils'
import type { Rpc } from './createRpc.ts'
import { PASSED_ON, RpcRefusedError } from './errors.ts'
import { isKnown } from './isKnown.ts'
import { toReplyError } from './toReplyError.ts'

type Hex = `0x${string}`

export type SendTransactionParameters = {
  rpc: Rpc
  /** Waits before a round of attempts. Default `setTimeout`. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** The error's text when it is unknown whether the transaction was sent: sending another one might pay twice. */
export const UNKNOWN_OUTCOME =
  'The network did not answer. The transaction may have been sent: look at your account before trying again'

/** Pauses before each round, in milliseconds. After a lost answer the transaction is first looked up at once. */
const DELAYS = [0, 0, 1_000, 3_000]

const KNOWN = /already known|already imported|known transaction|already exists|already in mempool/i
const NONCE_USED = /nonce too low|nonce has already been used|OldNonce/i

/**
 * Sends a signed transaction and returns its hash. It only ever sends these bytes, so repeating the request cannot pay
 * twice. After a lost answer it looks the transaction up by its hash at every endpoint, and sends it again only if none
 * knows it.
 *
 * @throws {ReplyError} an endpoint refuses it and none has it, or no endpoint answers
 */
export async function sendTransaction(
  signed: Hex,
  { rpc, wait = delay }: SendTransactionParameters,
): Promise<Hex> {
  const hash = keccak256(signed)
  let isLost = false
  let refusal: unknown
  for (const milliseconds of DELAYS) {
    if (milliseconds > 0) await wait(milliseconds)
    for (const endpoint of rpc.endpoints) {
      if (isLost && (await isKnown(hash, rpc))) return hash
      try {
        await endpoint('eth_sendRawTransaction', [signed])
        // The hash of what was signed, whatever the server says.
        return hash
      } catch (error) {
        if (!(error instanceof RpcRefusedError)) isLost = true
        else if (KNOWN.test(error.text)) return hash
        // It may have been mined between two tries.
        else if (NONCE_USED.test(error.text) && (await isKnown(hash, rpc))) return hash
        // After a lost answer a refusal decides nothing: another endpoint may have the transaction.
        else if (!isLost && !PASSED_ON.includes(error.code)) throw toReplyError(error)
        refusal = error
      }
    }
    if (!isLost) throw toReplyError(refusal)
  }
  throw new ReplyError(UNKNOWN_OUTCOME)
}
