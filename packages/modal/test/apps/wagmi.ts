import { createTestWallet } from '@foyer/testing'
import { createConfig, http } from 'wagmi'
import { bsc } from 'wagmi/chains'

// Nothing in these pages needs a node, so none answers there.
const rpcUrl = 'http://127.0.0.1:9'
const wallet = createTestWallet({ rpcUrl, chainId: bsc.id })
wallet.announce()

declare global {
  interface Window {
    /** For the tests: what goes wrong is set here. */
    wallet: typeof wallet
  }
}
window.wallet = wallet

export const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpcUrl) } })
export { bsc }
