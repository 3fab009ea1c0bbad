import { open } from '@foyer/modal-core'
import {
  connected,
  connection,
  createFakeAdapter,
  createFakeLogin,
  loginConnector,
  OTHER_ADDRESS,
} from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { brandPaths } from '../../styles/generated/brandPaths.ts'
import { button, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'

async function openWallets(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal(parameters)
  const { adapter, modal } = mounted
  adapter.report(connected())
  const two = connection({
    connectorId: 'io.two',
    accounts: [{ address: OTHER_ADDRESS, label: 'Savings' }],
  })
  adapter.reportConnections([connection(), two])
  await open(modal, { view: 'ProfileWallets' })
  await expect.element(page.getByRole('heading', { name: 'Your wallets' })).toBeVisible()
  return mounted
}

const OTHER = '0x7099…79C8 Savings'

test('lists every wallet with its accounts and marks the active one', async () => {
  await openWallets()
  await expect.element(page.getByRole('button', { name: /0xf39F…2266/ })).toHaveAttribute('aria-current')
  await expect.element(button(OTHER)).not.toHaveAttribute('aria-current')
})

test('switches to an account on a click', async () => {
  const { modal } = await openWallets()
  await button(OTHER).click()
  await expect.element(page.getByRole('button', { name: /0x7099…79C8/ })).toHaveAttribute('aria-current')
  expect(modal.state.accounts.eip155).toMatchObject({ connectorId: 'io.two', address: OTHER_ADDRESS })
})

test('shows the names of accounts beside their addresses', async () => {
  const { modal } = await openWallets()
  modal.attach('profiles', { [`eip155:${OTHER_ADDRESS}`]: { name: 'savings.alice.eth', image: undefined } })
  await expect.element(button(/^savings\.alice\.eth\s*0x7099…79C8 Savings$/)).toBeVisible()
})

test('names the provider of a social login, with its mark, and the user there', async () => {
  const login = createFakeLogin({
    provider: 'github',
    socialProviders: ['github'],
    user: { email: undefined, accounts: [], userName: 'ada' },
  })
  const adapter = createFakeAdapter({ connectors: [loginConnector] })
  const { modal } = mountModal({ adapter, features: [login.feature] })
  adapter.report(connected({ connectorId: loginConnector.id }))
  await open(modal)
  await expect.element(page.getByText('Connected with GitHub')).toBeInTheDocument()
  await expect.element(page.getByText('ada', { exact: true })).toBeVisible()
  modal.router.push({ view: 'ProfileWallets' })
  await expect.element(button('Disconnect GitHub')).toBeVisible()
  const view = button('Disconnect GitHub').element().getRootNode() as ShadowRoot
  const picture = () => view.querySelector('fy-wallet-icon')?.renderRoot
  const mark = () => picture()?.querySelector('path')?.getAttribute('d')
  await expect.poll(mark).toBe(brandPaths.github)
})

test('shows a message when a wallet cannot be switched to', async () => {
  const { adapter } = await openWallets()
  adapter.answers.switchConnection = () => Promise.reject(new Error('gone'))
  await button(OTHER).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The wallet did not answer.')
})

test('disconnects one wallet and stays open', async () => {
  const { adapter } = await openWallets()
  adapter.answers.disconnect = async () => adapter.reportConnections([connection()])
  await button('Disconnect Two').click()
  await expect.element(button(OTHER)).not.toBeInTheDocument()
  await expect.element(dialog()).toBeVisible()
  await expectFocus(button('Disconnect One'))
})

test('shows `Failed to disconnect connector`', async () => {
  const { adapter } = await openWallets()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await button('Disconnect Two').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to disconnect')
})

test('offers no further wallet when the directory server turns multi_wallet off', async () => {
  const { modal } = await openWallets()
  await expect.element(button('Connect another wallet')).toBeVisible()
  modal.wallets.state.features = { multiWallet: false }
  await expect.element(button('Connect another wallet')).not.toBeInTheDocument()
})

test('connects another wallet and comes back', async () => {
  const { modal } = await openWallets({ termsUrl: 'https://example.com/terms' })
  await button('Connect another wallet').click()
  await expect.element(page.getByRole('heading', { name: 'Connect another wallet' })).toBeVisible()
  // The legal footer.
  await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  await button('Two').click()
  await expect.element(page.getByRole('heading', { name: 'Your wallets' })).toBeVisible()
  expect(modal.state.accounts.eip155).toMatchObject({ connectorId: 'io.two' })
})

test('shows a paired wallet with its own name and the image of the directory, in Account too', async () => {
  const adapter = createFakeAdapter({
    connectors: [{ id: 'pairing', name: 'WalletConnect', type: 'WALLET_CONNECT', installed: false }],
  })
  const { modal } = mountModal({ adapter })
  modal.pairing.state.wallet = { name: 'MetaMask', imageUrl: undefined }
  adapter.report(connected({ connectorId: 'pairing' }))
  open(modal)
  await button('More').click()
  const pictureOf = (row: Locator) => row.element().closest('li, .row')?.querySelector('fy-wallet-icon')?.src
  await expect.poll(() => pictureOf(page.getByRole('menuitem', { name: 'Wallets' }))).toMatch(/^data:image/)
  await page.getByRole('menuitem', { name: 'Wallets' }).click()
  await expect.poll(() => pictureOf(button('Disconnect MetaMask'))).toMatch(/^data:image/)
})
