import { connect, createModal } from '@foyer/modal-core'
import { bsc, mainnet, memoryStorage } from '@foyer/modal-core/test'
import type { TestWalletOptions } from '@foyer/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { eip1193Adapter } from './eip1193Adapter.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const RDNS = 'dev.foyer.testing'

function setup({
  storage = memoryStorage(),
  ...options
}: { storage?: ReturnType<typeof memoryStorage> } & Partial<TestWalletOptions> = {}) {
  const target = new EventTarget()
  const wallet = createWallet({ storage, ...options })
  const adapter = eip1193Adapter({ target })
  const modal = createModal({ networks: [bsc, mainnet], defaultNetwork: bsc, adapters: [adapter], storage })
  const account = () => modal.state.accounts.eip155
  const isConnected = () => vi.waitUntil(() => account()?.status === 'connected')
  return { target, wallet, adapter, modal, storage, account, isConnected }
}

const asked = (wallet: ReturnType<typeof createWallet>) => {
  const request = vi.spyOn(wallet.provider, 'request')
  return () => request.mock.calls.map(([{ method }]) => method)
}

test('default: wallets that announce themselves are connectors', () => {
  const { target, wallet, modal } = setup()
  expect(modal.state.connectors.list).toEqual([])
  wallet.announce(target)
  expect(modal.state.connectors.list).toMatchObject([
    { id: RDNS, name: 'Dev Wallet', type: 'ANNOUNCED', installed: true },
  ])
})

test('behavior: a first visit asks the wallet nothing', async () => {
  const { target, wallet, account } = setup()
  const methods = asked(wallet)
  wallet.announce(target)
  await Promise.resolve()
  expect(methods()).toEqual([])
  expect(account()).toBeUndefined()
})

test('behavior: connected only after the wallet has answered eth_accounts', async () => {
  const { target, wallet, adapter } = setup()
  wallet.announce(target)
  const methods = asked(wallet)
  expect(await adapter.connect({ connectorId: RDNS })).toEqual({
    status: 'connected',
    address: ADDRESS,
    addresses: [ADDRESS],
    chainId: 56,
    connectorId: RDNS,
  })
  expect(methods()).toEqual(['eth_requestAccounts', 'eth_accounts', 'eth_chainId'])
})

test('error: a wallet that shares no account', async () => {
  const { target, wallet, adapter } = setup()
  wallet.announce(target)
  vi.spyOn(wallet.provider, 'request').mockResolvedValue([])
  await expect(adapter.connect({ connectorId: RDNS })).rejects.toThrow('The wallet shared no account')
})

test('error: a wallet that is not there', async () => {
  await expect(setup().adapter.connect({ connectorId: RDNS })).rejects.toThrow('Connector not found')
})

test('behavior: a reload reconnects without a prompt', async () => {
  const before = setup()
  before.wallet.announce(before.target)
  await before.adapter.connect({ connectorId: RDNS })

  const { target, wallet, account, isConnected } = setup({ storage: before.storage })
  const methods = asked(wallet)
  wallet.announce(target)
  expect(account()).toEqual({ status: 'reconnecting' })
  await isConnected()
  expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
})

test('behavior: a wallet that forgot the page in between is disconnected', async () => {
  const before = setup()
  before.wallet.announce(before.target)
  await before.adapter.connect({ connectorId: RDNS })

  const { target, wallet, account } = setup({ storage: before.storage })
  wallet.disconnect()
  wallet.announce(target)
  await vi.waitUntil(() => account()?.status === 'disconnected')
})

test('behavior: a locked wallet is disconnected, and back when it is unlocked', async () => {
  const { target, wallet, modal, account, isConnected } = setup()
  wallet.announce(target)
  await connect(modal, { connectorId: RDNS })
  wallet.set({ locked: true })
  await vi.waitUntil(() => account()?.status === 'disconnected')
  wallet.set({ locked: false })
  await isConnected()
})

test('behavior: follows the wallet’s chain', async () => {
  const { target, wallet, adapter, account } = setup()
  wallet.announce(target)
  await adapter.connect({ connectorId: RDNS })
  wallet.set({ wrongChain: 137 })
  await vi.waitUntil(() => account()?.status === 'connected')
  expect(account()).toMatchObject({ chainId: 137 })
})

test('behavior: an unknown chain is added, then switched to', async () => {
  const { target, wallet, adapter, modal, account } = setup({ switches: { chainNotAdded: true } })
  wallet.announce(target)
  await adapter.connect({ connectorId: RDNS })
  const methods = asked(wallet)
  await adapter.switchNetwork({ network: modal.networks.get(56) })
  expect(methods()).toContain('wallet_addEthereumChain')
  expect(account()).toMatchObject({ chainId: 56 })
})

test('behavior: disconnect gives the permission back and stays disconnected over a reload', async () => {
  const { target, wallet, adapter, storage, account } = setup()
  wallet.announce(target)
  await adapter.connect({ connectorId: RDNS })
  await adapter.disconnect()
  expect(account()).toEqual({ status: 'disconnected' })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])

  const after = setup({ storage })
  after.wallet.announce(after.target)
  expect(after.account()).toBeUndefined()
})

test('behavior: after destroy the wallet is not listened to', async () => {
  const { target, wallet, modal, account } = setup()
  wallet.announce(target)
  await connect(modal, { connectorId: RDNS })
  modal.destroy()
  const methods = asked(wallet)
  wallet.set({ wrongChain: 137 })
  expect(methods()).toEqual([])
  expect(account()).toMatchObject({ chainId: 56 })
})

test('behavior: adapters of one page have the same source', () => {
  const target = new EventTarget()
  expect(eip1193Adapter({ target }).source).toBe(eip1193Adapter({ target }).source)
  expect(eip1193Adapter().source).toBe(window)
})
