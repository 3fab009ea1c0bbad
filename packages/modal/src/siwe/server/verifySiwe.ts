import type { SiwxMessage } from '@foyer/modal-core'
import type { Client } from 'viem'
import { checkMessage } from './checkMessage.ts'
import { evm } from './evm.ts'
import { Refusal } from './Refusal.ts'

export type VerifySiweParameters = {
  /** The text that the page sends. Anything that is not a text is refused. */
  message: unknown
  /** The signature that the page sends: `0x…`. */
  signature: unknown
  /** The nonce that your server gave to this browser. Use it once. */
  nonce: string | undefined
  /** The host of the page, with its port if it has one: `app.example.org`. */
  domain: string
  /** The chains that users may sign in on. */
  chainIds: readonly number[]
  /** A viem client of a chain, which verifies smart accounts. Without it only ordinary accounts can sign in. */
  client?: ((chainId: number) => Client | undefined) | undefined
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

/**
 * Verifies one sign-in for a server that keeps nonces and sessions itself: the form of the message, its domain, URI, chain,
 * times and nonce, and the signature. Resolves with the fields of the message.
 *
 * @throws {Refusal} the sign-in is not valid; `reason` says why
 *
 * @example
 * const { accountAddress } = await verifySiwe({ ...body, nonce, domain: 'app.example.org', chainIds: [56] })
 * // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export async function verifySiwe(parameters: VerifySiweParameters): Promise<SiwxMessage> {
  const { message, signature, nonce, domain, chainIds, client, now = Date.now } = parameters
  const verifier = evm({ client })
  if (typeof message !== 'string' || typeof signature !== 'string') throw new Refusal('body')
  return checkMessage(message, signature, {
    domain,
    chainIds: chainIds.map((id) => `eip155:${id}`),
    verifiers: [verifier],
    nonces: { isIssued: async (used) => used === nonce, consume: async () => true },
    now,
  })
}
