/** What test wallets call themselves, or begin to (EIP-6963 `rdns`): wagmi makes it the connector's id. */
export const TESTING_RDNS = 'dev.foyer.testing'

export function isTestingWallet({ id }: { id: string }) {
  return id === TESTING_RDNS || id.startsWith(`${TESTING_RDNS}.`)
}
