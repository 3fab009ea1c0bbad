import { LIMITS } from '@foyer/harness/limits'
import { identityOf } from '@foyer/modal/identity'
import { networkOf } from '@foyer/modal/network'
import { createModal, loadActivity, loadBalance, type NetworkInput } from '@foyer/modal-core'
import { DevToken } from '@foyer/stand-ins/market'
import {
  createPublicClient,
  decodeAbiParameters,
  encodeFunctionData,
  http,
  namehash,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bnb, mountModal, mountsModals } from './mountModal.ts'
import { ORIGIN, PROJECT_ID } from './prepareGateway.ts'
import { ZONE } from './signRegistration.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { resolverAbi, startTestZone } from './startTestZone.ts'

let chain: TestChain
let gateway: Awaited<ReturnType<typeof startTestZone>>
beforeAll(async () => {
  chain = await startTestChain()
  gateway = await startTestZone({ chain, scan: true })
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
mountsModals()

/** The headless modal with the testing wallet, over the gateway. */
const setup = (options: { network?: NetworkInput; hasNode?: boolean } = {}) =>
  mountModal({ chain, gateway, ...options })

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
  await vi.waitUntil(() => modal.state.send?.status === 'confirmed')
  const { hash } = modal.state.send ?? {}
  async function isListed() {
    await loadActivity(modal)
    return operations().some((item) => item.hash === hash)
  }
  // Ten seconds, on a machine of the usual speed.
  await vi.waitUntil(isListed, { timeout: LIMITS.wait / 4, interval: 250 })
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
  // A browser adds the origin of a page by itself.
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
    abi: resolverAbi,
    address: gateway.resolver,
    functionName: 'resolve',
    args: [toHex(packetToBytes(name)), record],
  })
  expect(decodeAbiParameters([{ type: 'address' }], answer)).toEqual([OWNER.address])
})

test('reads a network of the gateway through its RPC, and another through its own', async () => {
  const server = { gateway: gateway.url, projectId: PROJECT_ID }
  const own = { default: { http: ['http://127.0.0.1:9'] } }
  const served = networkOf({ ...bnb(chain), rpcUrls: own }, server)
  const { modal, tokens } = await setup({ network: served, hasNode: false })
  modal.balance.source = undefined
  await loadBalance(modal)
  expect(tokens()[0]?.amount).toBe(await chain.client.getBalance({ address: OWNER.address }))

  const other = networkOf({ ...bnb(chain), id: 97 }, server)
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
