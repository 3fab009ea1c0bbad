import { findLoopbackUrl } from '../config/loopback.ts'

/** The `rdns` of test wallets, or its start (EIP-6963): wagmi makes it the connector's id. */
export const TESTING_RDNS = 'dev.foyer.testing'

/** The connector that pairs with wallets on other devices. */
const PAIRING_ID = 'walletConnect'

/** The connector of the embedded wallet. */
const EMBEDDED_ID = 'ID_AUTH'

/** True if a connector id, or an EIP-6963 `rdns`, is that of a test wallet. */
export const isTestingId = (id: unknown) =>
  typeof id === 'string' && (id === TESTING_RDNS || id.startsWith(`${TESTING_RDNS}.`))

export type TestingServices = {
  /** The relay of pairing. */
  relay?: string | undefined
  /** The site of the embedded wallet. */
  secureSite?: string | undefined
}

/**
 * True if a wallet holds nothing of value, so that a development chain accepts it.
 *
 * @param services of the configuration: a relay on this machine reaches only wallets that were started there for testing,
 * and an embedded wallet whose site is on this machine has its keys there
 */
export function isTestingWallet({ id }: { id: string }, { relay, secureSite }: TestingServices = {}) {
  if (isTestingId(id)) return true
  const service = id === PAIRING_ID ? relay : id === EMBEDDED_ID ? secureSite : undefined
  return service !== undefined && findLoopbackUrl([service]) !== undefined
}
