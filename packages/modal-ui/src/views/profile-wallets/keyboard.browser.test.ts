import { open } from '@foyer/modal-core'
import {
  bsc,
  connected,
  connection,
  createFakeAdapter,
  OTHER_ADDRESS,
  solana,
  wallet,
} from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../exports/namespaces.ts'
import { activeElement, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'

const SOLANA_ADDRESSES = [
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
]

const rowOf = (address: RegExp) => page.getByRole('button', { name: address })
const EVM = [rowOf(/0xf39F…2266/), rowOf(/0x7099…79C8/)] as const
const SOLANA = [rowOf(/7S3P4H…AaKv/), rowOf(/9WzDXw…AWWM/)] as const

const press = (keys: string) => userEvent.keyboard(keys)

/** Two wallets of EVM and one of Solana with two accounts, opened by a key on a button of the page. */
async function openByKey(parameters: Parameters<typeof mountModal>[0] = {}) {
  const other = createFakeAdapter({ namespace: 'solana', connectors: [wallet('sol', 'Aurora')] })
  const adapter = createFakeAdapter()
  const mounted = mountModal({ networks: [bsc, solana], adapters: [adapter, other], ...parameters })
  const { modal, opener } = mounted
  adapter.report(connected())
  const two = connection({ connectorId: 'io.two', accounts: [{ address: OTHER_ADDRESS }] })
  adapter.reportConnections([connection(), two])
  const [address = ''] = SOLANA_ADDRESSES
  other.report(connected({ connectorId: 'sol', address, addresses: SOLANA_ADDRESSES, chainId: solana.id }))
  other.answers.switchConnection = async (connectorId, next = address) =>
    other.report(connected({ connectorId, address: next, addresses: SOLANA_ADDRESSES, chainId: solana.id }))
  const accounts = SOLANA_ADDRESSES.map((one) => ({ address: one }))
  other.reportConnections([connection({ connectorId: 'sol', accounts, chainId: solana.id })])
  opener.addEventListener('click', () => void open(modal, { view: 'ProfileWallets' }))
  opener.focus()
  await press('{Enter}')
  await expect.element(EVM[0]).toBeVisible()
  return { ...mounted, adapter, other }
}

/** The names of what Tab stops at, until it is back where it was. */
async function listStops() {
  const names: string[] = []
  const first = activeElement()
  do {
    const active = activeElement() as HTMLElement
    // Past the end of the page, the browser has the focus.
    if (active !== document.body)
      names.push(active.getAttribute('aria-label') ?? active.textContent.replace(/\s+/g, ' ').trim())
    await press('{Tab}')
  } while (activeElement() !== first && names.length < 30)
  return names
}

test('Tab stops at each wallet and account, in the order that they are read', async () => {
  await openByKey()
  ;(EVM[0].element() as HTMLElement).focus()
  const stops = await listStops()
  const start = stops.indexOf('Disconnect One')
  expect([...stops.slice(start), ...stops.slice(0, start)]).toEqual([
    'Disconnect One',
    expect.stringMatching(/^0xf39F…2266/),
    'Disconnect Two',
    expect.stringMatching(/^0x7099…79C8/),
    'Disconnect Aurora',
    expect.stringMatching(/^7S3P4H…AaKv/),
    expect.stringMatching(/^9WzDXw…AWWM/),
    'Connect another wallet',
    'Disconnect all',
    'Close',
  ])
})

test('the arrow keys, Home and End go through the accounts of all namespaces, and stop at the ends', async () => {
  await openByKey()
  ;(EVM[0].element() as HTMLElement).focus()
  for (const next of [EVM[1], SOLANA[0], SOLANA[1], SOLANA[1]]) {
    await press('{ArrowDown}')
    await expectFocus(next)
  }
  await press('{Home}')
  await expectFocus(EVM[0])
  await press('{ArrowUp}')
  await expectFocus(EVM[0])
  await press('{End}')
  await expectFocus(SOLANA[1])
})

test('switches the namespace and the account by keys, keeps the focus, and gives it back, 360 px wide', async () => {
  const before = [window.innerWidth, window.innerHeight] as const
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(...before))
  const { modal, opener } = await openByKey()
  ;(EVM[0].element() as HTMLElement).focus()
  await press('{End}{Enter}')
  await expect.poll(() => modal.networks.active().chainNamespace).toBe('solana')
  await expect.element(SOLANA[1]).toHaveAttribute('aria-current', 'true')
  await expectFocus(SOLANA[1])
  await press('{ArrowUp}{ArrowUp}{Enter}')
  await expect.poll(() => modal.networks.active().chainNamespace).toBe('eip155')
  await expect.element(EVM[1]).toHaveAttribute('aria-current', 'true')
  await expectFocus(EVM[1])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await press('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(activeElement).toBe(opener)
})

test('a wallet that is disconnected by a key leaves the focus in the dialog', async () => {
  const { other } = await openByKey()
  other.answers.disconnect = async () => other.report({ status: 'disconnected' })
  const disconnectAurora = page.getByRole('button', { name: 'Disconnect Aurora' })
  ;(disconnectAurora.element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Connect on Solana' })).toBeVisible()
  await expectFocus(page.getByRole('button', { name: 'Disconnect One' }))
})
