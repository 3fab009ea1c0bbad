import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMarketClient, DevToken, marketAccount } from '@foyer/market'
import { activity } from '@foyer/modal/activity'
import { assets } from '@foyer/modal/assets'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { identityOf } from '@foyer/modal/identity'
import { names } from '@foyer/modal/names'
import { networkOf } from '@foyer/modal/network'
import { send } from '@foyer/modal/send'
import { swap } from '@foyer/modal/swap'
import {
  connect,
  createModal,
  loadActivity,
  loadBalance,
  type Modal,
  type NetworkInput,
  swapTokens,
} from '@foyer/modal-core'
import { createTestWallet } from '@foyer/testing'
import {
  type Address,
  createPublicClient,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  http,
  namehash,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ZoneResolver } from '../src/generated/zoneResolver.ts'
import { ORIGIN, PROJECT_ID } from './prepareGateway.ts'
import { ZONE } from './signRegistration.ts'
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
let directory: string
let resolver: Address
beforeAll(async () => {
  chain = await startTestChain()
  directory = await mkdtemp(join(tmpdir(), 'foyer-names-key-'))
  const namesKey = generatePrivateKey()
  const namesKeyFile = join(directory, 'key')
  await writeFile(namesKeyFile, namesKey, { mode: 0o600 })
  const deployer = createMarketClient({ rpcUrl: chain.rpcUrl, chainId: 56 })
  // The port of the gateway is known only when it runs.
  const urls = ['http://127.0.0.1:9']
  const signers = [privateKeyToAccount(namesKey).address]
  resolver = await deployer.deploy(ZoneResolver, [marketAccount().address, urls, signers])
  const zone = { zone: ZONE, resolver: { address: resolver, chain: 'eip155:56' } }
  gateway = await startTestGateway({ chain, scan: true, names: zone, namesKeyFile })
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
  await chain.client.writeContract({
    chain: null,
    account: marketAccount(),
    address: resolver,
    abi: ZoneResolver.abi,
    functionName: 'setUrls',
    args: [[`${gateway.url}/ccip/{sender}/{data}.json`]],
  })
})
afterAll(async () => {
  await gateway?.stop()
  await chain?.stop()
  await rm(directory, { recursive: true, force: true })
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
    // Not the token's contract, which the transaction calls.
    to: expect.stringMatching(new RegExp(chain.market.alice, 'i')),
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

test('registers a name with one signature, which Send and viem’s own reader then find', async () => {
  vi.stubGlobal('location', new URL(ORIGIN))
  const withoutOrigin = globalThis.fetch
  // What a browser says of a page by itself.
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', ORIGIN)
    return withoutOrigin(input, { ...init, headers })
  })
  onTestFinished(() => void vi.stubGlobal('fetch', withoutOrigin))
  const { modal } = await setup()
  const control = modal.controls.names
  const name = `dev-wallet.${ZONE}`
  control?.setName('admin')
  expect(await control?.register()).toBe(false)
  expect(modal.state.names).toMatchObject({
    name: 'admin',
    error: { code: 'register', reason: 'This name is reserved. Choose another one.' },
  })
  control?.setName('dev-wallet')
  await vi.waitUntil(() => modal.state.names?.suggestions[0]?.name === name)
  expect(await control?.register()).toBe(true)
  expect(modal.state.names).toMatchObject({ status: 'registered', registered: name })
  expect(Object.values(modal.state.profiles ?? {})).toEqual([{ name, image: undefined }])
  expect(await control?.namesOf(OWNER.address)).toEqual([name])

  await loadBalance(modal)
  const { current } = modal.state.balance
  const { send } = modal.controls
  send?.setToken(current.status === 'ready' ? current.tokens[0] : undefined)
  send?.setAmount('1')
  send?.setReceiver(name)
  expect(await send?.preview()).toBe(true)
  expect(modal.state.send).toMatchObject({ receiverAddress: OWNER.address, receiverProfileName: name })

  const abi = parseAbi(['function addr(bytes32 node) view returns (address)'])
  const record = encodeFunctionData({ abi, args: [namehash(name)] })
  const answer = await createPublicClient({ transport: http(chain.rpcUrl) }).readContract({
    abi: ZoneResolver.abi,
    address: resolver,
    functionName: 'resolve',
    args: [toHex(packetToBytes(name)), record],
  })
  expect(decodeAbiParameters([{ type: 'address' }], answer)).toEqual([OWNER.address])
})

/** The form for an amount of one token of the list for another, with its preview. */
async function previewSwap(from: string, to: string, amount: string) {
  const mounted = await setup()
  const { modal } = mounted
  await loadBalance(modal)
  const control = modal.controls.swap
  await control?.load()
  const find = (symbol: string) => swapTokens(modal.state).find((token) => token.symbol === symbol)
  const [source, target] = [find(from), find(to)]
  if (source === undefined || target === undefined) throw new Error('The server does not list the tokens')
  control?.setSourceToken({ ...source })
  control?.setToToken({ ...target })
  await control?.setAmount(amount)
  const isReady = await control?.preview()
  return { ...mounted, control, isReady, state: () => modal.state.swap }
}

const usdtOf = (owner: Address) =>
  chain.client.readContract({
    address: chain.stablecoins.USDT.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })

test('swaps 1 BNB for USDT and a part of it back, and both balances move', async () => {
  const { control, isReady, modal, state } = await previewSwap('BNB', 'USDT', '1')
  expect(isReady).toBe(true)
  expect(state()?.quote?.priceImpact).toBeLessThan(1)
  const before = await usdtOf(OWNER.address)
  const bnb = await chain.client.getBalance({ address: OWNER.address })
  const { minimum = 0n } = state()?.quote ?? {}
  expect(minimum).toBeGreaterThan(parseEther('590'))
  expect(await control?.swap()).toBe(true)
  await vi.waitUntil(() => state()?.status === 'confirmed', { timeout: 5_000 })
  const received = (await usdtOf(OWNER.address)) - before
  expect(received).toBeGreaterThanOrEqual(minimum)
  expect(bnb - (await chain.client.getBalance({ address: OWNER.address }))).toBeGreaterThan(parseEther('1'))

  const back = await previewSwap('USDT', 'BNB', '100')
  expect(back.state()).toMatchObject({ status: 'ready', needsApproval: true })
  expect(await back.control?.swap()).toBe(true)
  await vi.waitUntil(() => back.state()?.status === 'confirmed', { timeout: 5_000 })
  expect(await usdtOf(OWNER.address)).toBe(before + received - parseEther('100'))
  const left = await chain.client.readContract({
    address: chain.stablecoins.USDT.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [OWNER.address, chain.market.router],
  })
  expect(left).toBe(0n)
  modal.destroy()
})

test('asks to agree to the price impact of a thin pool', async () => {
  const { control, isReady, state } = await previewSwap('BNB', 'DEV', '2')
  expect(isReady).toBe(false)
  expect(state()).toMatchObject({ error: { code: 'impact' } })
  expect(state()?.quote?.priceImpact).toBeGreaterThan(25)
  await control?.acceptImpact(true)
  expect(await control?.preview()).toBe(true)
})

test('receives no less than the minimum: a swap that another trader overtakes in its block swaps nothing', async () => {
  const { control, isReady, state } = await previewSwap('BNB', 'USDT', '1')
  expect(isReady).toBe(true)
  const before = await usdtOf(OWNER.address)
  await chain.client.setAutomine(false)
  onTestFinished(() => chain.client.setAutomine(true))
  expect(await control?.swap()).toBe(true)
  const { timestamp } = await chain.client.getBlock()
  await chain.client.writeContract({
    chain: null,
    account: marketAccount(),
    address: chain.market.router,
    abi: parseAbi(['function swapExactETHForTokens(uint256, address[], address, uint256) payable']),
    functionName: 'swapExactETHForTokens',
    args: [
      0n,
      [chain.market.wrappedNative, chain.stablecoins.USDT.address],
      marketAccount().address,
      timestamp + 3_600n,
    ],
    value: parseEther('50'),
    gas: 500_000n,
    gasPrice: 500n * 10n ** 9n,
  })
  await chain.client.mine({ blocks: 1 })
  await vi.waitUntil(() => state()?.status === 'reverted', { timeout: 5_000 })
  expect(await usdtOf(OWNER.address)).toBe(before)
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
