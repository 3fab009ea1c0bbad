import { createTestWallet } from '@foyer/testing'
import { createConfig, http } from 'wagmi'
import { bsc as wagmiBsc } from 'wagmi/chains'

// No node is there: the tests answer in its place.
const rpcUrl = 'http://127.0.0.1:9'
export const bsc = { ...wagmiBsc, rpcUrls: { default: { http: [rpcUrl] } } }
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
