import type { Hex, LocalAccount } from 'viem'
import { ORIGIN } from './prepareGateway.ts'

export const ZONE = 'foyer.example'
export const COIN_TYPE = 2_147_483_704

type RegistrationOptions = {
  account: LocalAccount
  name?: unknown
  /** Fields of the message that differ. */
  message?: Record<string, unknown>
  /** Fields of the body that differ. */
  body?: Record<string, unknown>
  wrap?: (signature: Hex) => Hex
}

/** The body of a request for a name, signed now. */
export async function signRegistration({ account, name, wrap, ...differs }: RegistrationOptions) {
  const message = JSON.stringify({
    name: name ?? `alice.${ZONE}`,
    attributes: {},
    timestamp: Math.floor(Date.now() / 1_000),
    domain: new URL(ORIGIN).host,
    coinType: COIN_TYPE,
    ...differs.message,
  })
  const signature = await account.signMessage({ message })
  return {
    coin_type: COIN_TYPE,
    address: account.address,
    message,
    signature: wrap?.(signature) ?? signature,
    ...differs.body,
  }
}
