import { createTestWallet } from '@foyer/testing'
import { isTestingId, TESTING_RDNS } from './isTestingWallet.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

/** One account of the development mnemonic. @property role part of the wallet's name and `rdns`, when there are several */
export type DevelopmentWallet = { index: number; role?: string }

type Chain = { id: number; rpcUrls: readonly string[] }

/** Offers test wallets to a browser that has none. Part of development builds only. */
export function announceDevelopmentWallets(chain: Chain, wallets: readonly DevelopmentWallet[]) {
  const [rpcUrl] = chain.rpcUrls
  if (rpcUrl === undefined || hasTestingWallet()) return
  for (const { index, role } of wallets)
    createTestWallet({
      rpcUrl,
      chainId: chain.id,
      account: { mnemonic: MNEMONIC, index },
      ...(role !== undefined && {
        info: { name: `Dev ${role}`, rdns: `${TESTING_RDNS}.${role.toLowerCase()}` },
      }),
    }).announce()
}

/** True if a test brought its own wallet: wallets that are there answer the request at once (EIP-6963). */
function hasTestingWallet() {
  let found = false
  const listen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (isTestingId(readObject(readObject(detail).info).rdns)) found = true
  }
  window.addEventListener('eip6963:announceProvider', listen)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', listen)
  return found
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
