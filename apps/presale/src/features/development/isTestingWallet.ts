/** What test wallets call themselves (EIP-6963 `rdns`): wagmi makes it the connector's id. */
export const TESTING_RDNS = 'dev.foyer.testing'

export function isTestingWallet(connector: { id: string }) {
  return connector.id === TESTING_RDNS
}
