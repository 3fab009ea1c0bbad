import { findModal } from '@foyer/modal-core'
import { bsc, connected, createFakeAdapter, createFakeSiwx } from '@foyer/modal-core/test'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CreateFoyerParameters, createFoyer } from '../createFoyer.ts'
import {
  FoyerCustomButton,
  FoyerWalletButton,
  useFoyerButton,
  useFoyerConnectWallet,
  useFoyerWallet,
  useFoyerWallets,
} from '../exports/react.ts'

function setup(parameters: Partial<CreateFoyerParameters> = {}) {
  const adapter = createFakeAdapter()
  const foyer = createFoyer({ networks: [bsc], adapters: [adapter], storage: null, ...parameters })
  onTestFinished(foyer.destroy)
  return { adapter, foyer }
}

function mount() {
  const container = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => container.remove())
  return container
}

function render(node: ReactNode) {
  const root = createRoot(mount())
  root.render(node)
  onTestFinished(() => root.unmount())
}

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const Custom = () => (
  <FoyerCustomButton>
    {({ status, account, open }) => (
      <button type="button" onClick={open}>
        {`${status} ${account?.name ?? 'nobody'}`}
      </button>
    )}
  </FoyerCustomButton>
)

test('a button of the page’s own opens what `<fy-button>` would, by keyboard', async () => {
  const { adapter, foyer } = setup({ siwx: createFakeSiwx().feature })
  render(
    <StrictMode>
      <Custom />
    </StrictMode>,
  )
  await expect.element(button('disconnected nobody')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  adapter.report(connected({ chainId: 137 }))
  await expect.element(button('wrongNetwork 0xf39F…2266')).toBeVisible()
  adapter.report(connected())
  await expect.poll(() => foyer.state.router.route.view).toBe('SIWXSignMessage')
  findModal()?.router.close()
  await button('signedOut 0xf39F…2266').click()
  await expect.poll(() => foyer.state.router.route.view).toBe('SIWXSignMessage')
})

/** Keeps the status of each render. */
function Recorder({ seen }: { seen: string[] }) {
  seen.push(useFoyerButton().status)
  return null
}

test('useFoyerButton renders again only when what it shows changes', async () => {
  const { adapter } = setup()
  const seen: string[] = []
  render(<Recorder seen={seen} />)
  await vi.waitUntil(() => seen.length === 1)
  adapter.report(connected())
  await vi.waitUntil(() => seen.includes('connected'))
  const modal = findModal()
  await expect.poll(() => modal?.state.accounts.eip155).toHaveProperty('connectedWalletInfo')
  modal?.wallets.browse({ query: 'mask' })
  await expect.poll(() => modal?.state.wallets.browse.status).toBe('ready')
  // The wallet's name comes after the account.
  expect(seen).toEqual(['disconnected', 'connected', 'connected'])
})

test('hydrates a custom button that a server has drawn, which shows no status before it is known', async () => {
  setup()
  const container = mount()
  container.innerHTML = '<button type="button">loading nobody</button>'
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, <Custom />, { onRecoverableError })
  onTestFinished(() => root.unmount())
  await expect.element(button('disconnected nobody')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

function Wallets() {
  const { items, query, setQuery, connect } = useFoyerWallets()
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      {items.map((item) => (
        <button type="button" key={item.key} onClick={() => connect(item)}>
          {item.name}
        </button>
      ))}
    </>
  )
}

test('useFoyerWallets has the list of Connect, searches all wallets, and connects without the modal', async () => {
  const { foyer } = setup()
  render(
    <StrictMode>
      <Wallets />
    </StrictMode>,
  )
  await expect.element(button('MetaMask')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill('rabb')
  await expect.element(button('Rabby Wallet')).toBeVisible()
  expect(document.querySelectorAll('main button')).toHaveLength(1)
  await button('Rabby Wallet').click()
  await expect
    .poll(() => foyer.state.router.route)
    .toMatchObject({ view: 'WalletDetails', walletId: 'rabby' })
  foyer.close()
  await button('One').click()
  await expect.poll(() => foyer.state.accounts.eip155?.status).toBe('connected')
  expect(foyer.state.router.open).toBe(false)
})

function One() {
  const { wallet, isReady, isInstalled, status, connect } = useFoyerConnectWallet('io.one')
  const { isConnected, chainId, wallet: inUse } = useFoyerWallet()
  return (
    <>
      <button type="button" disabled={!isReady} onClick={connect}>
        {`${wallet?.name} ${isInstalled} ${status}`}
      </button>
      <p>{`${isConnected} ${chainId} ${inUse?.name}`}</p>
    </>
  )
}

test('useFoyerConnectWallet connects one wallet, and useFoyerWallet has the one in use', async () => {
  setup()
  render(<One />)
  await button('One true disconnected').click()
  await expect.element(button('One true connected')).toBeVisible()
  await expect.element(page.getByText('true 56 One')).toBeVisible()
})

test('FoyerWalletButton asks its wallet, and is not disabled outside of StrictMode', async () => {
  const { foyer } = setup()
  render(<FoyerWalletButton wallet="io.two" />)
  await button('Two').click()
  await expect
    .poll(() => foyer.state.accounts.eip155)
    .toMatchObject({ status: 'connected', connectorId: 'io.two' })
})
