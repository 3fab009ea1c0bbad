import { findLoopbackUrl } from '../../config/loopback.ts'
import type { AppConfig } from '../../config/schema.ts'

/** What test wallets call themselves (EIP-6963 `rdns`): wagmi makes it the connector's id. */
export const TESTING_RDNS = 'dev.foyer.testing'

/** What pairs with wallets on other devices. */
const PAIRING = 'walletConnect'

/** A relay of this machine reaches only wallets that somebody has started on it for testing. */
export function isTestingWallet({ id }: { id: string }, { endpoints: { relay } }: AppConfig) {
  return (
    id === TESTING_RDNS || (id === PAIRING && relay !== undefined && findLoopbackUrl([relay]) !== undefined)
  )
}
