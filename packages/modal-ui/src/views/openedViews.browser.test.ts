import { open } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, mountModal } from '../test/mountModal.ts'

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'
const aurora = { id: 'aurora', name: 'Aurora', mobileLink: 'aurora://' }

/** A modal with a pairing connector, on a desktop. */
function mount() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(LINUX)
  onTestFinished(() => void vi.restoreAllMocks())
  const mounted = mountModal({ customWallets: [aurora] })
  const { modal, adapter } = mounted
  const source = { connectorId: 'pairing', prepare: async () => {}, forget: () => {}, wake: () => {} }
  modal.pairing.setSource(source)
  adapter.setConnectors([
    { id: 'io.one', name: 'One', type: 'ANNOUNCED', installed: true },
    { id: 'pairing', name: 'WalletConnect', type: 'WALLET_CONNECT', installed: false },
  ])
  adapter.answers.connect = vi.fn(() => new Promise<never>(() => {}))
  adapter.answers.switchNetwork = vi.fn(() => new Promise<never>(() => {}))
  return mounted
}

test('asks the wallet once when ConnectingExternal is opened', async () => {
  const { modal, adapter } = mount()
  await open(modal, { view: 'ConnectingExternal', connectorId: 'io.one' })
  await expect.element(page.getByRole('status')).toMatchTextContent('Continue in One')
  expect(adapter.answers.connect).toHaveBeenCalledExactlyOnceWith('io.one')
})

test('connects and closes when the wallet approves in ConnectingExternal', async () => {
  const { modal, adapter } = mount()
  adapter.answers.connect = async (connectorId) => connected({ connectorId })
  await open(modal, { view: 'ConnectingExternal', connectorId: 'io.one' })
  await vi.waitUntil(() => !modal.state.router.open)
  expect(modal.accounts.get('eip155').status).toBe('connected')
})

test.each([
  { view: 'ConnectingWalletConnectBasic' },
  { view: 'ConnectingWalletConnect', walletId: 'aurora' },
] as const)('asks for a code once when $view is opened', async (target) => {
  const { modal, adapter } = mount()
  await open(modal, target)
  await expect.element(dialog()).toBeVisible()
  await vi.waitUntil(() => modal.state.request.current.status === 'pending')
  expect(adapter.answers.connect).toHaveBeenCalledExactlyOnceWith('pairing')
})

test('asks the wallet once when SwitchNetwork is opened, and goes back when it refuses', async () => {
  const { modal, adapter } = mount()
  const answer = Promise.withResolvers<never>()
  adapter.answers.switchNetwork = vi.fn(() => answer.promise)
  adapter.report(connected())
  await open(modal, { view: 'SwitchNetwork', caipNetworkId: 'eip155:1' })
  await expect.element(page.getByRole('status')).toMatchTextContent('Ethereum')
  await vi.waitUntil(() => modal.state.request.current.status === 'pending')
  answer.reject({ code: 4001 })
  await expect.element(dialog()).toHaveAccessibleName('Account')
  expect(adapter.answers.switchNetwork).toHaveBeenCalledOnce()
})

test('draws a wallet of the bundled list when WalletDetails is opened first', async () => {
  const { modal } = mount()
  await open(modal, { view: 'WalletDetails', walletId: 'metamask' })
  await expect.element(dialog()).toHaveAccessibleName('MetaMask')
})
