// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { open } from './open.ts'

test('rule 4: opens Connect when not connected', () => {
  const { modal } = setupModal()
  open(modal)
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, history: [] })
})

test('rule 3: opens Account when connected', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  expect(modal.state.router.route.view).toBe('Account')
})

test('rule 2: an explicitly requested view is honoured', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await open(modal, { view: 'Connect' })
  expect(modal.state.router.route.view).toBe('Connect')
})

test('rule 2: Account needs an account', async () => {
  const { modal } = setupModal()
  await open(modal, { view: 'Account' })
  expect(modal.state.router.route.view).toBe('Connect')
})

describe('rule 1: with no adapters and not connected', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
  const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'

  async function setupOn(userAgent: string, { pairs }: { pairs: boolean }) {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    onTestFinished(() => void vi.restoreAllMocks())
    const { modal } = setupModal({ adapters: [] })
    const source = { prepare: async () => {}, forget() {}, wake() {} }
    if (pairs) modal.pairing.setSource({ connectorId: 'pairing', ...source })
    await open(modal, { view: 'Networks' })
    return modal
  }

  test('on mobile it opens AllWallets, before any requested view', async () => {
    expect((await setupOn(IPHONE, { pairs: true })).state.router.route).toEqual({ view: 'AllWallets' })
  })

  test('elsewhere it opens ConnectingWalletConnectBasic, before any requested view', async () => {
    const { route } = (await setupOn(LINUX, { pairs: true })).state.router
    expect(route).toEqual({ view: 'ConnectingWalletConnectBasic', connectorId: 'pairing' })
  })

  test('elsewhere without a feature that pairs it opens Connect, which says what to do', async () => {
    expect((await setupOn(LINUX, { pairs: false })).state.router.route).toEqual({ view: 'Connect' })
  })

  test('an adapter that a feature adds connects; then a requested view is honoured', async () => {
    const modal = await setupOn(LINUX, { pairs: true })
    const adapter = createFakeAdapter()
    modal.addAdapter(adapter)
    adapter.report(connected())
    open(modal)
    expect(modal.state.router.route).toEqual({ view: 'Account' })
    await open(modal, { view: 'Networks' })
    expect(modal.state.router.route).toEqual({ view: 'Networks' })
    modal.destroy()
    expect(adapter.isStarted()).toBe(false)
  })
})

test('rule 2: Networks needs no account, but a network that may be switched', async () => {
  const { modal } = setupModal()
  await open(modal, { view: 'Networks' })
  expect(modal.state.router.route.view).toBe('Networks')
  modal.options.update({ enableNetworkSwitch: false })
  await open(modal, { view: 'Networks' })
  expect(modal.state.router.route.view).toBe('Connect')
})

describe('rule 5: another chain namespace goes through the network-switch flow', () => {
  function setup() {
    const evm = createFakeAdapter()
    const sol = createFakeAdapter({ namespace: 'solana' })
    const { modal } = setupModal({ networks: [bsc, solana], adapters: [evm, sol] })
    const onSolana = connected({ chainId: solana.id, connectorId: 'io.two' })
    return { modal, evm, sol, onSolana }
  }

  test('nobody is connected: its network becomes the active one', async () => {
    const { modal } = setup()
    await open(modal, { namespace: 'solana' })
    expect(modal.networks.active().chainNamespace).toBe('solana')
    expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, history: [] })
  })

  test('without an account there: SwitchActiveChain', async () => {
    const { modal, evm } = setup()
    evm.report(connected())
    await open(modal, { namespace: 'solana' })
    expect(modal.networks.active().chainNamespace).toBe('eip155')
    expect(modal.state.router).toMatchObject({
      route: { view: 'SwitchActiveChain' },
      history: [{ view: 'Account' }],
    })
  })

  test('with an account there: its Account, and no wallet is asked', async () => {
    const { modal, evm, sol, onSolana } = setup()
    evm.report(connected())
    sol.report(onSolana)
    sol.answers.switchNetwork = vi.fn()
    await open(modal, { namespace: 'solana' })
    expect(modal.networks.active().chainNamespace).toBe('solana')
    expect(modal.state.router).toMatchObject({ route: { view: 'Account' }, history: [] })
    expect(sol.answers.switchNetwork).not.toHaveBeenCalled()
  })

  test('the requested view follows', async () => {
    const { modal, sol, onSolana } = setup()
    sol.report(onSolana)
    await open(modal, { namespace: 'solana', view: 'Connect' })
    expect(modal.state.router.route.view).toBe('Connect')
  })

  test('a namespace without networks is passed over', async () => {
    const { modal } = setup()
    await open(modal, { namespace: 'cosmos' })
    expect(modal.networks.active().chainNamespace).toBe('eip155')
  })
})

test('opens UnsupportedChain on an unsupported network', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  expect(modal.state.router.route.view).toBe('UnsupportedChain')
})

test.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
  'opens Account with %j on an unsupported network',
  (options) => {
    const { modal, adapter } = setupModal(options)
    adapter.report(connected({ chainId: 137 }))
    open(modal)
    expect(modal.state.router.route.view).toBe('Account')
  },
)

test('treats a reconnecting account as not connected', () => {
  const { modal, adapter } = setupModal()
  adapter.report({ status: 'reconnecting' })
  open(modal)
  expect(modal.state.router.route.view).toBe('Connect')
})

test('opens no list of further wallets when the directory server turns multi_wallet off', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await open(modal, { view: 'ConnectWallets' })
  expect(modal.state.router.route.view).toBe('ConnectWallets')
  modal.wallets.state.features = { multiWallet: false }
  await open(modal, { view: 'ConnectWallets' })
  expect(modal.state.router.route.view).toBe('Account')
})
