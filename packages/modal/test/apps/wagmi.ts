import type { createTestWallet } from '@foyer/testing'
import { createConfig, http } from 'wagmi'
import { bsc as wagmiBsc } from 'wagmi/chains'

// No node is there: the tests answer in its place.
const rpcUrl = 'http://127.0.0.1:9'
export const bsc = { ...wagmiBsc, rpcUrls: { default: { http: [rpcUrl] } } }

declare global {
  interface Window {
    /** For the tests: what goes wrong is set here. */
    wallet: ReturnType<typeof createTestWallet>
  }
}

// In a chunk of its own, because a wallet is no part of the page: bundlers put what both it and the modal's later chunks
// use, such as zod, into the page's first chunk.
import('@foyer/testing').then(({ createTestWallet }) => {
  window.wallet = createTestWallet({ rpcUrl, chainId: bsc.id })
  window.wallet.announce()
})

export const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http(rpcUrl) } })
