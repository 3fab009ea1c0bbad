// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { beginRequest } from './actions/askWallet.ts'
import { close } from './actions/close.ts'
import { open } from './actions/open.ts'
import { createModal } from './createModal.ts'
import { connected, createFakeAdapter, wallet } from './test/createFakeAdapter.ts'
import { bsc } from './test/networks.ts'
import { memoryStorage, setupModal } from './test/setupModal.ts'

test('returns a frozen state snapshot with a stable identity while nothing changes', () => {
  const { modal } = setupModal()
  expect(modal.state).toBe(modal.state)
  expect(() => Object.assign(modal.state.router, { open: true })).toThrow('read only')
  const before = modal.state
  open(modal)
  expect(before.router.open).toBe(false)
  expect(modal.state.router.open).toBe(true)
  expect(modal.state.connectors).toBe(before.connectors)
})

test('calls a subscriber once per batch, until it unsubscribes', async () => {
  const { modal } = setupModal()
  const listener = vi.fn()
  const stop = modal.subscribe(listener)
  open(modal)
  modal.options.update({ locale: 'zh-CN' })
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  modal.options.update({ locale: 'en' })
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('returns the server-rendered state as initialState', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  expect(modal.initialState).toMatchObject({
    accounts: {},
    connectors: { list: [] },
    router: { open: false },
  })
})

test('is restoring after a reload until the wallet has answered, for 3 s at most', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const storage = memoryStorage()
  const visit = () => setupModal({ storage })
  const first = visit()
  expect([first.modal.initialState.restoring, first.modal.state.restoring]).toEqual([true, false])
  first.adapter.report(connected())
  first.modal.destroy()

  const second = visit()
  expect(second.modal.state.restoring).toBe(true)
  second.adapter.report({ status: 'disconnected' })
  second.adapter.report({ status: 'reconnecting' })
  expect(second.modal.state.restoring).toBe(true)
  second.adapter.report(connected())
  expect(second.modal.state.restoring).toBe(false)
  second.modal.destroy()

  const third = visit()
  vi.advanceTimersByTime(2_999)
  expect(third.modal.state.restoring).toBe(true)
  vi.advanceTimersByTime(1)
  expect(third.modal.state.restoring).toBe(false)
  third.modal.destroy()
  expect(visit().modal.state.restoring).toBe(false)
})

test('keeps two modals independent', () => {
  const storage = memoryStorage()
  const one = setupModal({ id: 'one', storage })
  const two = setupModal({ id: 'two', storage })
  open(one.modal)
  one.adapter.report(connected({ chainId: 1 }))
  expect(two.modal.state.router.open).toBe(false)
  expect(two.modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect([...storage.items.keys()].sort()).toEqual([
    'foyer.1.one.connectedNamespaces',
    'foyer.1.one.lastChain',
  ])
})

test('stops the adapters and the events on destroy', () => {
  const { modal, adapter } = setupModal()
  const onConnect = vi.fn()
  modal.events.on('connect', onConnect)
  expect(adapter.isStarted()).toBe(true)
  modal.destroy()
  expect(adapter.isStarted()).toBe(false)
  adapter.report(connected())
  modal.accounts.set('eip155', connected())
  expect(onConnect).not.toHaveBeenCalled()
})

test('starts no adapter on a server', () => {
  vi.stubGlobal('window', undefined)
  const adapter = createFakeAdapter()
  createModal({ networks: [bsc], adapters: [adapter], storage: null })
  expect(adapter.isStarted()).toBe(false)
  vi.unstubAllGlobals()
})

test('has an account state of every namespace before anything starts', () => {
  const { modal } = setupModal()
  const disconnected = { status: 'disconnected' }
  expect(modal.initialState.accounts).toEqual({
    eip155: disconnected,
    solana: disconnected,
    polkadot: disconnected,
    bip122: disconnected,
    cosmos: disconnected,
  })
})

test('is loading while the open modal waits for a wallet, until the wallet answers or the modal closes', () => {
  const { modal } = setupModal()
  expect(modal.state.loading).toBe(false)
  const end = beginRequest(modal.request, 'one')
  expect(modal.state.loading).toBe(false)
  open(modal)
  expect(modal.state.loading).toBe(true)
  end({ status: 'idle' })
  expect(modal.state.loading).toBe(false)
  beginRequest(modal.request, 'two')
  modal.router.state.starting = true
  expect(modal.state.loading).toBe(true)
  close(modal)
  expect(modal.state.loading).toBe(false)
})

test('names the wallet of the directory that has the rdns of a connector', async () => {
  const { modal, adapter } = setupModal()
  adapter.setConnectors([
    wallet('io.metamask', 'Mask'),
    { ...wallet('io.rabby'), explorerId: 'own' },
    wallet('io.unknown'),
  ])
  expect(modal.state.connectors.list[0]).toMatchObject({ explorerId: undefined, imageId: undefined })
  await modal.wallets.load()
  const { known } = modal.state.wallets
  const pictureOf = (rdns: string) => known.find((one) => one.rdns === rdns)?.imageId
  expect(pictureOf('io.metamask')).toBeDefined()
  expect(modal.state.connectors.list).toMatchObject([
    { explorerId: 'metamask', imageId: pictureOf('io.metamask') },
    { explorerId: 'own', imageId: pictureOf('io.rabby') },
    { explorerId: undefined, imageId: undefined },
  ])
})
