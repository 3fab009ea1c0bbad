import { DevToken } from '@foyer/market'
import { activity } from '@foyer/modal/activity'
import { assets } from '@foyer/modal/assets'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { identityOf } from '@foyer/modal/identity'
import { networkOf } from '@foyer/modal/network'
import { send } from '@foyer/modal/send'
import {
  connect,
  createModal,
  loadActivity,
  loadBalance,
  type Modal,
  type NetworkInput,
} from '@foyer/modal-core'
import { createTestWallet } from '@foyer/testing'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PROJECT_ID } from './prepareGateway.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

/** The key of OWNER. */
const KEY = { mnemonic: 'test test test test test test test test test test test junk', index: 45 }

/** What a wallet keeps, for one test. */
function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

let chain: TestChain
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  gateway = await startTestGateway({ chain, scan: true })
  const { address } = chain.stablecoins.USDT
  const hash = await chain.client.writeContract({
    chain: null,
    account: OWNER,
    address,
    abi: DevToken.abi,
    functionName: 'mint',
    args: [OWNER.address, parseEther('1000')],
  })
  await chain.client.waitForTransactionReceipt({ hash })
})
afterAll(async () => {
  await gateway?.stop()
  await chain?.stop()
})
// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeAll(() => void vi.stubGlobal('window', new EventTarget()))
afterAll(() => void vi.unstubAllGlobals())

const bnb = (): NetworkInput => ({
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [chain.rpcUrl] } },
})

/** The headless modal with the testing wallet, over the gateway. */
async function setup({ network = bnb(), hasNode = true } = {}) {
  const target = new EventTarget()
  const rpcUrl = hasNode ? chain.rpcUrl : 'http://127.0.0.1:9'
  const wallet = createTestWallet({ rpcUrl, chainId: 56, account: KEY, storage: memory() })
  wallet.announce(target)
  const modal: Modal = createModal({
    networks: [network],
    adapters: [eip1193Adapter({ target })],
    features: [assets(), activity(), send()],
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

test('shows what the account has in dollars, no token without decimals and none that is on no list', async () => {
  const { modal, tokens } = await setup()
  await loadBalance(modal)
  const symbols = tokens().map(({ symbol }) => symbol)
  expect(symbols.slice(0, 2)).toEqual(['BNB', 'USDT'])
  expect(symbols).not.toContain('DUST')
  expect(symbols).not.toContain('SPAM')
  const balance = await chain.client.getBalance({ address: OWNER.address })
  expect(tokens()[0]).toMatchObject({ chainId: 'eip155:56', amount: balance, price: 600 })
  expect(tokens()[1]).toMatchObject({ amount: parseEther('1000'), price: 1, value: 1000 })
})

test('sends 1 USDT to alice.bnb, which is in the activity within ten seconds of its receipt', async () => {
  const { modal, tokens, operations } = await setup()
  await loadBalance(modal)
  const control = modal.controls.send
  control?.setToken(tokens().find(({ symbol }) => symbol === 'USDT'))
  control?.setAmount('1')
  control?.setReceiver('alice.bnb')
  expect(await control?.preview()).toBe(true)
  expect(modal.state.send).toMatchObject({
    receiverAddress: chain.market.alice,
    receiverProfileName: 'alice.bnb',
    networkBalanceInUsd: expect.any(Number),
  })
  expect(await control?.send()).toBe(true)
  await vi.waitUntil(() => modal.state.send?.status === 'confirmed', { timeout: 5_000 })
  const { hash } = modal.state.send ?? {}
  async function isListed() {
    await loadActivity(modal)
    return operations().some((item) => item.hash === hash)
  }
  await vi.waitUntil(isListed, { timeout: 10_000, interval: 250 })
  const sent = operations().find((item) => item.hash === hash)
  expect(sent).toMatchObject({
    operation: 'send',
    status: 'confirmed',
    transfers: [{ direction: 'out', name: 'USDT' }],
  })
  expect(tokens().find(({ symbol }) => symbol === 'USDT')?.amount).toBe(parseEther('999'))
})

test('looks up the name of an account', async () => {
  const resolve = identityOf({ gateway: gateway.url, projectId: PROJECT_ID })
  const account = { address: chain.market.alice, namespace: 'eip155' as const }
  expect(await resolve(account, { signal: new AbortController().signal })).toMatchObject({
    name: 'alice.bnb',
  })
})

test('reads a network of the gateway through its RPC, and another through its own', async () => {
  const server = { gateway: gateway.url, projectId: PROJECT_ID }
  const own = { default: { http: ['http://127.0.0.1:9'] } }
  const served = networkOf({ ...bnb(), rpcUrls: own }, server)
  const { modal, tokens } = await setup({ network: served, hasNode: false })
  modal.balance.source = undefined
  await loadBalance(modal)
  expect(tokens()[0]?.amount).toBe(await chain.client.getBalance({ address: OWNER.address }))

  const other = networkOf({ ...bnb(), id: 97 }, server)
  const adapter = modal.adapterOf('eip155')
  const networks = createModal({ networks: [other], storage: null }).networks
  const query = { address: OWNER.address, connectorId: 'none', network: networks.active(), tokens: [] }
  expect((await adapter?.getBalances?.(query))?.[0]?.amount).toBe(tokens()[0]?.amount)
})

test('still shows the balances when the gateway is switched off', async () => {
  const { modal, tokens } = await setup()
  await gateway.stopServing()
  await loadBalance(modal)
  const balance = await chain.client.getBalance({ address: OWNER.address })
  expect(tokens()).toMatchObject([{ symbol: 'BNB', amount: balance, price: undefined }])
})
