import { bsc, memoryStorage, solana } from '@foyer/modal-core/test'
import { createTestWallet } from '@foyer/testing'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFoyer } from './createFoyer.ts'
import { eip1193Adapter } from './eip1193/eip1193Adapter.ts'
import { siwe } from './siwe/siwe.ts'
import { solanaAdapter } from './solana/solanaAdapter.ts'

const RDNS = 'dev.foyer.testing'

/** Creates what outlives a reload of the page: its storage, and the one wallet that is there in both namespaces. */
function setup() {
  const storage = memoryStorage()
  const evm = createTestWallet({ rpcUrl: 'http://127.0.0.1:9', chainId: 56, storage })
  const solanaWallet = createSolanaTestWallet({ storage })
  onTestFinished(() => {
    evm.destroy()
    solanaWallet.destroy()
  })
  const [solanaAddress = ''] = solanaWallet.addresses

  /** A page of the dapp, whose wallets announce themselves. */
  function load() {
    const target = new EventTarget()
    const foyer = createFoyer({
      networks: [bsc, solana],
      adapters: [eip1193Adapter({ target }), solanaAdapter({ target })],
      siwx: siwe({ required: false, storage }),
      storage,
    })
    onTestFinished(foyer.destroy)
    evm.announce(target)
    solanaWallet.announce(target)
    const statuses = () => [foyer.state.accounts.eip155.status, foyer.state.accounts.solana.status]
    return { foyer, statuses }
  }

  return { load, solanaWallet, solanaAddress }
}

test('one wallet connects and signs in on BNB and on Solana, comes back after a reload, and leaves one by one', async () => {
  const { load, solanaWallet, solanaAddress } = setup()
  const first = load()
  await vi.waitUntil(() => first.foyer.state.connectors.list.some(({ members }) => members.length === 2))
  expect(first.foyer.state.connectors.list.filter(({ name }) => name === 'Dev Wallet')).toHaveLength(1)

  await first.foyer.connect({ connectorId: RDNS, namespace: 'eip155' })
  await vi.waitUntil(() => first.foyer.state.siwx.current.status === 'signedOut')
  await first.foyer.signIn()
  expect(first.foyer.state.siwx.current).toMatchObject({ status: 'signedIn', chainId: 'eip155:56' })
  await first.foyer.connect({ connectorId: RDNS, namespace: 'solana' })
  await vi.waitUntil(() => first.foyer.state.siwx.current.status === 'signedIn')
  expect(first.foyer.state.siwx.current).toMatchObject({
    accountAddress: solanaAddress,
    chainId: `solana:${solana.id}`,
  })
  expect(first.statuses()).toEqual(['connected', 'connected'])
  expect(await first.foyer.getProvider({ namespace: 'solana' })).toMatchObject({ chain: 'solana:mainnet' })
  first.foyer.destroy()

  const prompts = solanaWallet.asked.length
  const second = load()
  await vi.waitUntil(() => second.statuses().every((status) => status === 'connected'))
  expect(second.foyer.state.networks.active).toBe(`solana:${solana.id}`)
  await vi.waitUntil(() => second.foyer.state.siwx.current.status === 'signedIn')
  expect(solanaWallet.asked.slice(prompts)).toEqual([
    { feature: 'standard:connect', inputs: [{ silent: true }] },
  ])
  await second.foyer.disconnect({ namespace: 'solana' })
  expect(second.statuses()).toEqual(['connected', 'disconnected'])
  second.foyer.destroy()

  const third = load()
  await vi.waitUntil(() => third.statuses()[0] === 'connected')
  expect(third.statuses()).toEqual(['connected', 'disconnected'])
  await third.foyer.connect({ connectorId: RDNS, namespace: 'solana' })
  await third.foyer.disconnect({ namespace: 'all' })
  expect(third.statuses()).toEqual(['disconnected', 'disconnected'])
})
