import type { SiwxMessage } from '@foyer/modal-core'
import type { Client, Hex } from 'viem'
import type { createNonces } from './createNonces.ts'
import { isLoopback } from './isLoopback.ts'
import { isSignedBy } from './isSignedBy.ts'
import type { SiweStore } from './memoryStore.ts'
import { parseMessage } from './parseMessage.ts'
import { Refusal } from './Refusal.ts'

/** In bytes. */
const MAX_MESSAGE = 4 * 1024

type CheckMessageParameters = {
  domain: string
  chainIds: readonly number[]
  client: ((chainId: number) => Client | undefined) | undefined
  nonces: ReturnType<typeof createNonces>
  store: SiweStore
  now: () => number
}

/** The origins that may sign in to a domain. This machine needs no HTTPS. */
export const originsOf = (domain: string) =>
  (isLoopback(domain) ? ['https', 'http'] : ['https']).map(
    (scheme) => new URL(`${scheme}://${domain}`).origin,
  )

/**
 * Verifies a signed message, and uses up its nonce. Returns its fields, with the address in its checksummed form.
 *
 * @throws {Refusal} the message or its signature is not accepted
 */
export async function checkMessage(
  text: string,
  signature: Hex,
  { domain, chainIds, client, nonces, store, now }: CheckMessageParameters,
): Promise<SiwxMessage> {
  if (new TextEncoder().encode(text).length > MAX_MESSAGE) throw new Refusal('tooLarge')
  const data = parseMessage(text)
  if (data === undefined) throw new Refusal('message')
  const chainId = Number(data.chainId.replace('eip155:', ''))
  if (data.domain !== domain) throw new Refusal('domain')
  if (!originsOf(domain).includes(new URL(data.uri).origin)) throw new Refusal('uri')
  if (!chainIds.includes(chainId)) throw new Refusal('chain')
  if (data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now())
    throw new Refusal('expired')
  if (data.notBefore !== undefined && Date.parse(data.notBefore) > now()) throw new Refusal('notBefore')
  const expiresAt = await nonces.read(data.nonce)
  if (expiresAt === undefined) throw new Refusal('nonce')
  const address = data.accountAddress as Hex
  const isSigned = await isSignedBy({ message: text, signature, address, client: client?.(chainId) }).catch(
    () => {
      throw new Refusal('unavailable')
    },
  )
  if (!isSigned) throw new Refusal(signature === '0x' ? 'unsigned' : 'signature')
  // After the signature, so that only accounts that sign take up space in the store.
  if (!(await store.consumeNonce(data.nonce, expiresAt))) throw new Refusal('nonce')
  return data
}
