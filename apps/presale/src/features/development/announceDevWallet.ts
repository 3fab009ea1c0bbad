import { createTestWallet } from '@foyer/testing'
import type { AppConfig } from '../../config/schema.ts'
import { TESTING_RDNS } from './isTestingWallet.ts'

/** The first of the development chain's fresh buyers: funded, on the whitelist, invited by nobody. */
const ACCOUNT = { mnemonic: 'test test test test test test test test test test test junk', index: 22 }

/** Offers the "Dev Wallet" to a browser without one. Part of development builds only. */
export function announceDevWallet({ chain }: AppConfig) {
  const [rpcUrl] = chain.rpcUrls
  if (rpcUrl === undefined || hasTestingWallet()) return
  createTestWallet({ rpcUrl, chainId: chain.id, account: ACCOUNT }).announce()
}

/** Whether a test brought its own wallet: wallets that are there answer the request at once (EIP-6963). */
function hasTestingWallet() {
  let found = false
  const listen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    const info = readObject(readObject(detail).info)
    if (info.rdns === TESTING_RDNS) found = true
  }
  window.addEventListener('eip6963:announceProvider', listen)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', listen)
  return found
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
