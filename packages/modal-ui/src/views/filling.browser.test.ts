import { type ActivityState, open, type TokenBalance, type Wallet } from '@foyer/modal-core'
import {
  ADDRESS,
  activityItem,
  bsc,
  connected,
  createFakeActivity,
  createFakeAdapter,
  createFakeLogin,
  deferred,
  loginConnector,
  mainnet,
  polygon,
  tokenBalance,
} from '@foyer/modal-core/test'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, mountModal } from '../test/mountModal.ts'
import { moving } from '../test/moving.ts'
import { findElements } from '../test/stories/findElements.ts'
import { drawn, watchShifts } from '../test/watchShifts.ts'

beforeAll(() => page.viewport(1024, 768))
beforeEach(moving)

/** Waits until the modal shows this many pictures. */
const picturesLoad = ({ shadowRoot }: Element, count: number) =>
  vi.waitUntil(() => {
    const elements = shadowRoot === null ? [] : [...findElements(shadowRoot)]
    return elements.filter((element) => element instanceof HTMLImageElement).length >= count
  })

const many = Array.from(
  { length: 30 },
  (_, order): Wallet => ({
    id: `w${order}`,
    name: `Wallet ${order}`,
    injected: true,
    chains: [],
    certified: false,
    order,
  }),
)

describe('nothing moves while a view fills', () => {
  test('Connect, by the wallets of the list and their pictures', async () => {
    const { modal, element } = mountModal()
    const shifts = watchShifts()
    open(modal)
    await expect.element(button('MetaMask')).toBeVisible()
    await picturesLoad(element, 2)
    expect(await shifts()).toBe(0)
  })

  test('All wallets, by the wallets that are found', async () => {
    const { modal } = mountModal()
    await modal.wallets.load()
    open(modal, { view: 'AllWallets' })
    await expect.element(button('Zerion')).toBeInTheDocument()
    modal.wallets.state.browse = { status: 'loading', wallets: [] }
    await expect.element(button('Zerion')).not.toBeInTheDocument()
    await drawn()
    const shifts = watchShifts()
    modal.wallets.state.browse = { status: 'ready', wallets: many, count: many.length }
    await expect.element(button('Wallet 3')).toBeVisible()
    expect(await shifts()).toBe(0)
  })

  test('Networks, by their pictures', async () => {
    const { modal, adapter, element } = mountModal({ networks: [bsc, mainnet, polygon] })
    adapter.report(connected())
    const shifts = watchShifts()
    open(modal, { view: 'Networks' })
    await expect.element(button('Polygon')).toBeVisible()
    await picturesLoad(element, 2)
    expect(await shifts()).toBe(0)
  })

  test('Account, by its balances and their pictures', async () => {
    const { modal, adapter, element } = mountModal()
    const balances = deferred<readonly TokenBalance[]>()
    adapter.answers.getBalances = () => balances.promise
    adapter.report(connected())
    open(modal)
    await expect.element(button('Disconnect')).toBeVisible()
    await drawn()
    const shifts = watchShifts()
    balances.resolve([tokenBalance({ price: 600, value: 900 })])
    await expect.element(page.getByTestId('total')).toMatchTextContent('$900.00')
    await picturesLoad(element, 2)
    expect(await shifts()).toBe(0)
  })

  // The rows load once a page: a second try would find them there.
  test('Account of a login, by the rows that only a login has, when they load after it shows', {
    retry: 0,
  }, async () => {
    const accounts = (['smartAccount', 'eoa'] as const).map((type) => ({ address: ADDRESS, type }))
    const login = createFakeLogin({ user: { email: 'ada@example.org', accounts } })
    const adapter = createFakeAdapter({ connectors: [loginConnector] })
    const { modal, element } = mountModal({ adapter, features: [login.feature] })
    adapter.answers.getBalances = async () => []
    adapter.report(connected({ connectorId: loginConnector.id }))
    open(modal)
    await expect.element(button('Disconnect')).toBeVisible()
    await drawn()
    const shifts = watchShifts()
    void import('../exports/login.ts')
    await expect.element(page.getByRole('link', { name: 'Wallet settings' })).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    expect(await shifts()).toBe(0)
    // The other type has no explanation, and no empty room instead.
    login.state.user = { email: 'ada@example.org', accounts: accounts.toReversed() }
    const rows = () =>
      (element.shadowRoot === null ? [] : [...findElements(element.shadowRoot)]).find(
        ({ localName }) => localName === 'fy-account-login',
      )
    await vi.waitUntil(() => rows()?.className === 'eoa')
    await drawn()
    const heights = [...(rows()?.shadowRoot?.children ?? [])].map((row) => row.getBoundingClientRect().height)
    expect(rows()?.getBoundingClientRect().height).toBe(heights.reduce((sum, height) => sum + height))
  })

  test.each([
    ['by its transactions', Array.from({ length: 12 }, (_, index) => activityItem({ id: `tx-${index}` }))],
    ['where there are none', []],
  ])('Activity, %s', async (_, items) => {
    const first = deferred<ActivityState>()
    const { feature, answers } = createFakeActivity({ status: 'ready', items: [], isEnd: true })
    answers.load = () => first.promise
    const { modal, adapter } = mountModal({ features: [feature] })
    adapter.report(connected())
    open(modal)
    await page.getByRole('tab', { name: 'Activity' }).click()
    await vi.waitUntil(() => customElements.get('fy-activity-list') !== undefined)
    await drawn()
    const shifts = watchShifts()
    first.resolve({ status: 'ready', items, isEnd: true })
    const shown = items.length === 0 ? 'No transactions yet' : 'December 2025'
    await expect.element(page.getByText(shown)).toBeVisible()
    expect(await shifts()).toBe(0)
  })
})
