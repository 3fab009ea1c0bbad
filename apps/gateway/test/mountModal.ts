import { activity } from '@foyer/modal/activity'
import { assets } from '@foyer/modal/assets'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { names } from '@foyer/modal/names'
import { send } from '@foyer/modal/send'
import { swap } from '@foyer/modal/swap'
import { connect, createModal, type Modal, type NetworkInput } from '@foyer/modal-core'
import { createTestWallet } from '@foyer/testing'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'
import { PROJECT_ID } from './prepareGateway.ts'
import { ZONE } from './signRegistration.ts'
import type { TestChain } from './startTestChain.ts'
import type { TestGateway } from './startTestGateway.ts'

/** The key of OWNER. */
const KEY = { mnemonic: 'test test test test test test test test test test test junk', index: 45 }

/** Storage of a wallet, for one test. */
function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** Has a test file mount modals: a modal starts its adapters wherever there is a window, and uses nothing else of it. */
export function mountsModals() {
  beforeAll(() => void vi.stubGlobal('window', new EventTarget()))
  afterAll(() => void vi.unstubAllGlobals())
}

export const bnb = ({ rpcUrl }: Pick<TestChain, 'rpcUrl'>): NetworkInput => ({
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})

type MountModalParameters = {
  chain: TestChain
  gateway: Pick<TestGateway, 'url'>
  network?: NetworkInput
  /** True if the wallet reaches the chain. Default true. */
  hasNode?: boolean
}

/** The headless modal with the testing wallet, over a gateway. */
export async function mountModal({
  chain,
  gateway,
  network = bnb(chain),
  hasNode = true,
}: MountModalParameters) {
  const target = new EventTarget()
  const rpcUrl = hasNode ? chain.rpcUrl : 'http://127.0.0.1:9'
  const wallet = createTestWallet({ rpcUrl, chainId: 56, account: KEY, storage: memory() })
  wallet.announce(target)
  const modal: Modal = createModal({
    networks: [network],
    adapters: [eip1193Adapter({ target })],
    features: [assets(), activity(), send(), swap(), names({ zone: ZONE })],
    endpoints: { gateway: gateway.url },
    projectId: PROJECT_ID,
    storage: null,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await connect(modal, { connectorId: 'dev.foyer.testing' })
  const tokens = () => {
    const { current } = modal.state.balance
    return current.status === 'ready' ? current.tokens : []
  }
  const operations = () => {
    const { current } = modal.state.activity
    return 'items' in current ? current.items : []
  }
  return { modal, tokens, operations }
}
