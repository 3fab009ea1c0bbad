import { bsc, memoryStorage } from '@foyer/modal-core/test'
import { createTestWallet } from '@foyer/testing'
import { createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bitcoinAdapter } from './bitcoin/bitcoinAdapter.ts'
import { createFoyer } from './createFoyer.ts'
import { eip1193Adapter } from './eip1193/eip1193Adapter.ts'
import { bitcoin } from './networks/bitcoin.ts'
import { siwe } from './siwe/siwe.ts'

const NAME = 'OKX Wallet'

/** The parts that outlive a reload of the page: its storage, and one wallet that is there in both namespaces. */
function setup() {
  const storage = memoryStorage()
  const evm = createTestWallet({
    rpcUrl: 'http://127.0.0.1:9',
    chainId: 56,
    storage,
    info: { name: NAME, rdns: 'com.okex.wallet' },
  })
  const wallet = createBitcoinTestWallet({
    dialect: 'unisat',
    path: 'okxwallet.bitcoin',
    name: NAME,
    storage,
  })
  onTestFinished(() => {
    evm.destroy()
    wallet.destroy()
  })

  /** A page of the dapp, with the wallet in it. */
  function load() {
    const target = new EventTarget()
    wallet.announce(target)
    const foyer = createFoyer({
      networks: [bsc, bitcoin],
      adapters: [eip1193Adapter({ target }), bitcoinAdapter({ target })],
      siwx: siwe({ required: false, storage }),
      storage,
    })
    onTestFinished(foyer.destroy)
    evm.announce(target)
    const statuses = () => [foyer.state.accounts.eip155.status, foyer.state.accounts.bip122.status]
    return { foyer, statuses }
  }
  return { load, wallet }
}

test('one wallet connects and signs in on BNB and on Bitcoin, comes back without a prompt, and leaves one by one', async () => {
  const { load, wallet } = setup()
  const first = load()
  await vi.waitUntil(() => first.foyer.state.connectors.list.some(({ members }) => members.length === 2))
  expect(first.foyer.state.connectors.list.filter(({ name }) => name === NAME)).toHaveLength(1)
  expect(wallet.asked).toEqual([])

  await first.foyer.connect({ connectorId: 'com.okex.wallet', namespace: 'eip155' })
  await first.foyer.connect({ connectorId: 'com.okex.wallet', namespace: 'bip122' })
  await vi.waitUntil(() => first.foyer.state.siwx.current.status === 'signedOut')
  await first.foyer.signIn()
  const [address] = wallet.addresses
  expect(first.foyer.state.siwx.current).toMatchObject({
    status: 'signedIn',
    accountAddress: address,
    chainId: `bip122:${bitcoin.id}`,
  })
  expect(await first.foyer.getProvider({ namespace: 'bip122' })).toMatchObject({ addresses: [{ address }] })
  first.foyer.destroy()

  const before = wallet.asked.length
  const second = load()
  await vi.waitUntil(() => second.statuses().every((status) => status === 'connected'))
  const asked = wallet.asked.slice(before).map(({ method }) => method)
  expect(asked).toContain('getAccounts')
  expect(asked.filter((method) => method === 'requestAccounts')).toHaveLength(0)
  await vi.waitUntil(() => second.foyer.state.siwx.current.status === 'signedIn')
  await second.foyer.disconnect({ namespace: 'bip122' })
  expect(second.statuses()).toEqual(['connected', 'disconnected'])
  second.foyer.destroy()

  const third = load()
  await vi.waitUntil(() => third.statuses()[0] === 'connected')
  expect(third.statuses()).toEqual(['connected', 'disconnected'])
})
