import type { SiwxMessage } from '@foyer/modal-core'
import type { SiwxVerifier } from './evm.ts'
import { isLoopback } from './isLoopback.ts'
import { Refusal } from './Refusal.ts'

/** In bytes. */
const MAX_MESSAGE = 4 * 1024

export type NonceCheck = {
  /** Resolves with true if the nonce was issued here and has not expired. */
  isIssued: (nonce: string) => Promise<boolean>
  /** Uses up the nonce. Resolves with false if it was used before. */
  consume: (nonce: string) => Promise<boolean>
}

type CheckMessageParameters = {
  domain: string
  /** CAIP-2. */
  chainIds: readonly string[]
  verifiers: readonly SiwxVerifier[]
  nonces: NonceCheck
  now: () => number
}

/** The origins that may sign in to a domain. This machine needs no HTTPS. */
export const originsOf = (domain: string) =>
  (isLoopback(domain) ? ['https', 'http'] : ['https']).map(
    (scheme) => new URL(`${scheme}://${domain}`).origin,
  )

/**
 * Verifies a signed message, and uses up its nonce. Returns its fields, with the address as its namespace writes it.
 *
 * @throws {Refusal} the message or its signature is not accepted
 */
export async function checkMessage(
  text: string,
  signature: string,
  { domain, chainIds, verifiers, nonces, now }: CheckMessageParameters,
): Promise<SiwxMessage> {
  if (new TextEncoder().encode(text).length > MAX_MESSAGE) throw new Refusal('tooLarge')
  const [read] = verifiers.flatMap((verifier) => {
    const data = verifier.parse(text)
    return data === undefined ? [] : [{ data, verifier }]
  })
  if (read === undefined) throw new Refusal('message')
  const { data, verifier } = read
  if (!verifier.isSignature(signature)) throw new Refusal('body')
  if (data.domain !== domain) throw new Refusal('domain')
  if (!originsOf(domain).includes(new URL(data.uri).origin)) throw new Refusal('uri')
  if (!chainIds.includes(data.chainId)) throw new Refusal('chain')
  if (data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now())
    throw new Refusal('expired')
  if (data.notBefore !== undefined && Date.parse(data.notBefore) > now()) throw new Refusal('notBefore')
  if (!(await nonces.isIssued(data.nonce))) throw new Refusal('nonce')
  const isSigned = await verifier.verify({ data, message: text, signature }).catch(() => {
    throw new Refusal('unavailable')
  })
  if (!isSigned) throw new Refusal(signature === '0x' ? 'unsigned' : 'signature')
  // After the signature, so that only accounts that sign take up space in the store.
  if (!(await nonces.consume(data.nonce))) throw new Refusal('nonce')
  return data
}
