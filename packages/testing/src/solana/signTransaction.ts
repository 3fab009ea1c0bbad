import { invalidParams } from '../errors.ts'
import type { Signer } from './createSigner.ts'

const SIGNATURE = 64
const KEY = 32

/**
 * Signs the message of a transaction (legacy or version 0), and puts the signature in its place.
 *
 * @throws {ProviderRpcError} -32602 when the account is none of its signers
 */
export function signTransaction(
  transaction: Uint8Array,
  { publicKey }: Signer,
  sign: Signer['sign'],
): Uint8Array {
  const [count = 0] = transaction
  const message = transaction.subarray(1 + count * SIGNATURE)
  // The first byte of a message of version 0 is 128, that of a legacy one how many signatures it needs.
  const start = message[0] === 128 ? 1 : 0
  const needed = message[start] ?? 0
  const keys = message.subarray(start + 4)
  const index = Array.from({ length: needed }, (_, at) => keys.subarray(at * KEY, (at + 1) * KEY)).findIndex(
    (key) => key.every((byte, at) => byte === publicKey[at]),
  )
  if (count !== needed || index === -1)
    throw invalidParams('solana:signTransaction', 'the account is none of the signers of this transaction')
  const signed = transaction.slice()
  signed.set(sign(message), 1 + index * SIGNATURE)
  return signed
}
