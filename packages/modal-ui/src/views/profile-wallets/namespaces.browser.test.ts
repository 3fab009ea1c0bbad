import { open } from '@foyer/modal-core'
import {
  bsc,
  connected,
  createFakeAdapter,
  loginConnector,
  memoryStorage,
  solana,
  wallet,
} from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../components/button/fy-button.ts'
import '../../exports/namespaces.ts'
import { button, dialog, mountModal } from '../../test/mountModal.ts'
import { toInstance } from '../../test/toInstance.ts'

const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const onSolana = (connectorId = 'sol') =>
  connected({ connectorId, address: SOLANA_ADDRESS, addresses: [SOLANA_ADDRESS], chainId: solana.id })

function mount(parameters: Parameters<typeof mountModal>[0] = {}) {
  const other = createFakeAdapter({
    namespace: 'solana',
    connectors: [wallet('sol', 'One'), wallet('sun', 'Sun')],
  })
  other.answers.connect = async (connectorId) => onSolana(connectorId)
  const adapter = createFakeAdapter()
  const mounted = mountModal({ networks: [bsc, solana], adapters: [adapter, other], ...parameters })
  return { ...mounted, adapter, other }
}

async function openGroups(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mount(parameters)
  mounted.adapter.report(connected())
  await open(mounted.modal, { view: 'ProfileWallets' })
  await expect.element(page.getByRole('heading', { name: 'BNB Smart Chain' })).toBeVisible()
  return mounted
}

const onAccount = page.getByRole('button', { name: /7S3P4H…AaKv/ })

test('has a group for each namespace, and connects the wallet of one in the other', async () => {
  const { modal } = await openGroups()
  await button('Also connect One on Solana').click()
  await expect.element(onAccount).toHaveAttribute('aria-current')
  expect(modal.networks.active().chainNamespace).toBe('solana')
  await button(/0xf39F…2266/).click()
  await expect.poll(() => modal.networks.active().chainNamespace).toBe('eip155')
  await button('Disconnect all').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const { eip155, solana: other } = modal.state.accounts
  expect([eip155.status, other.status]).toEqual(['disconnected', 'disconnected'])
})

test('names the wallet behind an e-mail address in the user’s language, with an envelope', async () => {
  const connectors = [{ ...loginConnector, name: 'Embedded wallet' }]
  const adapter = createFakeAdapter({ connectors })
  const other = createFakeAdapter({ namespace: 'solana', connectors })
  const { modal } = mountModal({ networks: [bsc, solana], adapters: [adapter, other] })
  modal.options.update({ locale: 'ja' })
  adapter.report(connected({ connectorId: loginConnector.id }))
  await open(modal, { view: 'ProfileWallets' })
  const row = button('Solanaでもメールのウォレットを接続')
  await expect.element(row).toBeVisible()
  expect(row.element().querySelector('fy-wallet-icon svg')).not.toBeNull()
  await expect.element(page.getByText('メールのウォレット', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Embedded')).not.toBeInTheDocument()
})

test('connects another wallet through the switch of the network, and comes back', async () => {
  const { modal } = await openGroups()
  await button('Connect on Solana').click()
  await button('Switch network').click()
  await button('Sun Solana').click()
  await expect.poll(() => modal.state.accounts.solana).toMatchObject({ connectorId: 'sun' })
})

test('disconnects one group, and the button shows the account of the other, also after a reload', async () => {
  const storage = memoryStorage()
  const first = await openGroups({ storage })
  first.other.report(onSolana())
  await button('Disconnect One').first().click()
  await expect.element(button('Connect on BNB Smart Chain')).toBeVisible()
  expect(first.modal.networks.active().chainNamespace).toBe('solana')
  first.modal.destroy()
  first.element.remove()
  const { modal, other, opener } = mount({ storage })
  other.report({ status: 'reconnecting' })
  other.report(onSolana())
  opener.replaceWith(Object.assign(document.createElement('fy-button'), { modal: toInstance(modal) }))
  await expect.element(page.getByRole('button', { name: /7S3P4H…AaKv/ })).toBeVisible()
})

test('says what a wallet connects to, and where an account of Solana can do what it cannot do here', async () => {
  const strings = { en: { otherTokens: (wallet: string) => `More in ${wallet}.` } }
  const { modal, other } = await openGroups({ strings })
  const answer = Promise.withResolvers<ReturnType<typeof onSolana>>()
  other.answers.connect = () => answer.promise
  await button('Also connect One on Solana').click()
  await expect.element(page.getByText('Connect to Solana')).toBeVisible()
  answer.resolve(onSolana())
  await expect.poll(() => modal.networks.active().chainNamespace).toBe('solana')
  modal.router.reset({ view: 'Account' })
  const note = page.getByText('To send or swap on Solana, use One.')
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText('More in One.')).toBeVisible()
  // The first account of EVM is connected, too, and is no part of the balance.
  const scope = page.getByText('Balance on Solana only. Accounts on BNB Smart Chain are not included.')
  await expect.element(scope).toBeVisible()
  modal.networks.setActive(modal.networks.get(bsc.id))
  await expect.element(note).not.toBeInTheDocument()
  await expect
    .element(page.getByText('Balance on BNB Smart Chain only. Accounts on Solana are not included.'))
    .toBeVisible()
  other.report({ status: 'disconnected' })
  await expect.element(page.getByText(/not included/)).not.toBeInTheDocument()
})
