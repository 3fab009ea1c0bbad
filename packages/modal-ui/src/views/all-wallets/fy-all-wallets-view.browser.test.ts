import type { Wallet } from '@foyer/modal-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FyWalletList } from '../../components/wallet-list/fy-wallet-list.ts'
import {
  activeElement,
  button,
  dialog,
  expectFocus,
  expectNoAxeViolations,
  openModal,
} from '../../test/mountModal.ts'
import { settled } from '../../test/settled.ts'
import type { FyAllWalletsView } from './fy-all-wallets-view.ts'

const search = () => page.getByRole('searchbox', { name: 'Search wallets' })

async function openAllWallets(parameters: Parameters<typeof openModal>[0] = {}) {
  const mounted = await openModal(parameters)
  await mounted.modal.wallets.load()
  mounted.modal.router.push({ view: 'AllWallets' })
  await expect.element(search()).toBeVisible()
  await expect.poll(list).toBeDefined()
  return mounted
}

/** The element with this tag in the modal, however deep. */
function find(tag: string, root: ParentNode = document): Element | undefined {
  for (const element of root.querySelectorAll('*')) {
    const found = element.localName === tag ? element : element.shadowRoot && find(tag, element.shadowRoot)
    if (found) return found
  }
  return undefined
}
const list = () => find('fy-wallet-list') as FyWalletList | undefined
const view = () => find('fy-all-wallets-view') as FyAllWalletsView
const rows = () => [...(list()?.renderRoot.querySelectorAll('li') ?? [])]
const names = () => rows().map((row) => row.querySelector('.grow')?.textContent)

const many = (count: number): Wallet[] =>
  Array.from({ length: count }, (_, order) => ({
    id: `w${order}`,
    name: `Wallet ${order}`,
    injected: true,
    chains: [],
    certified: false,
    order,
  }))

/** AllWallets over a list of this length. */
async function openMany(count: number) {
  const mounted = await openAllWallets()
  mounted.modal.wallets.state.browse = { status: 'ready', wallets: many(count), count }
  await expect.poll(() => list()?.items.length).toBe(count + 2)
  return mounted
}

test('lists the wallets of the page first, then the directory, with images', async () => {
  await openAllWallets()
  await expect.poll(() => names().slice(0, 4)).toEqual(['One', 'Two', 'MetaMask', 'Trust'])
  await expect.element(page.getByText('Results: ', { exact: false })).toBeInTheDocument()
  await expect.poll(() => rows()[2]?.querySelector('fy-wallet-icon')?.src).toMatch(/^data:image/)
})

test('searches by name, and explains an empty result', async () => {
  await openAllWallets()
  await search().fill('zEr')
  await expect.poll(names).toEqual(['Zerion'])
  await search().fill('no such wallet')
  await expect.element(page.getByText('No wallet matches this name')).toBeVisible()
  // That of the field, and that of the result.
  const clear = page.getByRole('button', { name: 'Clear search' })
  expect(clear.all()).toHaveLength(2)
  await clear.last().click()
  await expect.poll(() => names().length).toBeGreaterThan(10)
  await expectFocus(search())
})

test('keeps the height of the dialog while a search finds one wallet or none', async () => {
  await openAllWallets()
  const height = () => dialog().element().getBoundingClientRect().height
  await expect.poll(() => names().length).toBeGreaterThan(10)
  await settled()
  const before = height()
  await search().fill('zEr')
  await expect.poll(names).toEqual(['Zerion'])
  await settled()
  expect(height()).toBe(before)
  await search().fill('no such wallet')
  await expect.element(page.getByText('No wallet matches this name')).toBeVisible()
  await settled()
  expect(height()).toBe(before)
})

test('keeps at most 40 rows in the document with 600 wallets', async () => {
  await openMany(600)
  const scroller = list()?.renderRoot.querySelector('.scroller') as HTMLElement
  let most = 0
  for (let top = 0; top < scroller.scrollHeight; top += 997) {
    scroller.scrollTop = top
    scroller.dispatchEvent(new Event('scroll'))
    await list()?.updateComplete
    most = Math.max(most, rows().length)
    const box = scroller.getBoundingClientRect()
    const boxes = rows().map((row) => row.getBoundingClientRect())
    // Whatever the place, the frame is full.
    expect(boxes.some(({ top }) => top <= box.top + 8)).toBe(true)
    expect(boxes.some(({ bottom }) => bottom >= box.bottom - 8)).toBe(true)
  }
  expect(most).toBeLessThanOrEqual(40)
  expect(most).toBeGreaterThan(6)
})

test('updates once per key press with 600 wallets', async () => {
  await openMany(600)
  const updates: string[] = []
  const shown = Promise.withResolvers<string[]>()
  const count = (element: { updated: (changed: never) => void }, name: string) => {
    const updated = element.updated
    element.updated = function (changed) {
      updates.push(name)
      updated.call(this, changed)
      // Its picture may come later: another update, of another cause.
      if (names().includes('Zerion')) shown.resolve([...updates])
    }
  }
  count(view() as never, 'view')
  count(list() as never, 'list')
  await search().click()
  updates.length = 0
  await userEvent.keyboard('z')
  expect(await shown.promise).toEqual(['view', 'list'])
})

test('moves from the search into the list with arrow keys, Page, Home and End', async () => {
  const { modal } = await openMany(600)
  const focused = () => activeElement()?.querySelector('.grow')?.textContent
  await search().click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('One')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focused).toBe('Wallet 0')
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('Wallet 599')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('Wallet 598')
  await userEvent.keyboard('{Home}{PageDown}')
  await expect.poll(focused).toMatch(/^Wallet [3-9]$/)
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}')
  expect(modal.state.router.route).toEqual({ view: 'WalletDetails', walletId: 'w0' })
})

test('has one row in the tab order', async () => {
  await openMany(600)
  expect(list()?.renderRoot.querySelectorAll('button[tabindex="0"]')).toHaveLength(1)
})

test('keeps the focus in the list when its row scrolls away', async () => {
  await openMany(600)
  await search().click()
  await userEvent.keyboard('{ArrowDown}')
  const scroller = list()?.renderRoot.querySelector('.scroller') as HTMLElement
  scroller.scrollTop = 20_000
  await expect.poll(() => activeElement()?.localName).toBe('ul')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => activeElement()?.querySelector('.grow')?.textContent).toBe('Two')
})

test('shows a failure with a button to retry', async () => {
  const { modal } = await openAllWallets()
  modal.connectors.set('eip155', [])
  modal.wallets.state.browse = { status: 'failed', wallets: [] }
  await expect.element(page.getByRole('alert')).toMatchTextContent('The list of wallets could not be loaded.')
  await expectNoAxeViolations()
  await button('Try again').click()
  await expect.poll(() => names().length).toBeGreaterThan(10)
})

test('names an error of the page, and no connection, where code of our own keeps the list from loading', async () => {
  const { modal } = await openAllWallets()
  modal.connectors.set('eip155', [])
  modal.wallets.state.browse = { status: 'failed', wallets: [], reason: 'error' }
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^An error on this page has stopped this part/)
  await expect.element(page.getByText(/connection/)).not.toBeInTheDocument()
})

test('says that the page is offline where the list has failed', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const { modal } = await openAllWallets()
  modal.connectors.set('eip155', [])
  modal.wallets.state.browse = { status: 'failed', wallets: [] }
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline.')
  await expect.element(button('Try again')).toBeVisible()
})

test('shows a skeleton while it loads', async () => {
  const { modal } = await openAllWallets()
  modal.connectors.set('eip155', [])
  modal.wallets.state.browse = { status: 'loading', wallets: [] }
  await expect.poll(() => view().renderRoot.querySelector('fy-skeleton')?.rows).toBe(4)
})

test('connects an installed wallet, and shows how to get another one', async () => {
  const { modal, adapter } = await openAllWallets()
  adapter.answers.connect = () => new Promise(() => {})
  await button('Trust').click()
  expect(modal.state.router.route).toEqual({ view: 'WalletDetails', walletId: 'trust' })
  await button('Back').click()
  await button('One').click()
  expect(modal.state.router.route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.one' })
})

test('keeps the search on the way back and clears it on closing', async () => {
  const { modal } = await openAllWallets()
  await search().fill('rab')
  await button('Rabby Wallet').click()
  await button('Back').click()
  await expect.element(search()).toHaveValue('rab')
  await button('Close').click()
  expect(modal.state.wallets.query).toBe('')
})
