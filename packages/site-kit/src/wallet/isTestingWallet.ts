import { findLoopbackUrl } from '../config/loopback.ts'

/** What test wallets call themselves, or begin to (EIP-6963 `rdns`): wagmi makes it the connector's id. */
export const TESTING_RDNS = 'dev.foyer.testing'

/** The connector that pairs with wallets on other devices. */
const PAIRING_ID = 'walletConnect'

/** Whether a connector id, or an EIP-6963 `rdns`, is that of a test wallet. */
export const isTestingId = (id: unknown) =>
  typeof id === 'string' && (id === TESTING_RDNS || id.startsWith(`${TESTING_RDNS}.`))

/**
 * Whether a wallet holds nothing of value, so that it may be used on a development chain.
 *
 * @param relay of the configuration: one on this machine reaches only wallets that were started there for testing
 */
export function isTestingWallet({ id }: { id: string }, relay?: string) {
  return (
    isTestingId(id) || (id === PAIRING_ID && relay !== undefined && findLoopbackUrl([relay]) !== undefined)
  )
}
