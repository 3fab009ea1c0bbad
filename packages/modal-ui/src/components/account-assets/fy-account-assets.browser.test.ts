import { onlyInFull, selectRows } from '@foyer/harness/full'
import { type ActivityItem, type ActivityState, close, open } from '@foyer/modal-core'
import {
  activityItem,
  activityTransfer,
  bsc,
  connected,
  createFakeActivity,
  createFakeAdapter,
  OTHER_ADDRESS,
  USDT_ADDRESS,
} from '@foyer/modal-core/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectFocus, mountModal } from '../../test/mountModal.ts'
import { FyAccountAssets } from './fy-account-assets.ts'

const testInFull = onlyInFull(test)

const ready = (items: ActivityItem[] = [activityItem()], isEnd = true): ActivityState => ({
  status: 'ready',
  items,
  isEnd,
})

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    activityItem({ id: `tx-${index}`, minedAt: new Date(2025, 11, 24 - index, 12, 30).getTime() }),
  )

const tab = (name: string) => page.getByRole('tab', { name })
const panel = () => page.getByRole('tabpanel')
const rows = () => panel().getByRole('listitem')

type Setup = Parameters<typeof mountModal>[0] & { first?: ActivityState }

/** The Account view of somebody with a chain API. */
async function openAccount({ first = ready(), ...parameters }: Setup = {}) {
  const { feature, answers } = createFakeActivity(first)
  const load = vi.spyOn(answers, 'load')
  const mounted = mountModal({ features: [feature], ...parameters })
  mounted.adapter.report(connected())
  open(mounted.modal)
  await expect.element(tab('Activity')).toBeVisible()
  return { ...mounted, answers, load }
}

/** The same with its tab Activity open. */
async function openActivity(parameters: Setup = {}) {
  const mounted = await openAccount(parameters)
  await tab('Activity').click()
  return mounted
}

describe('tabs', () => {
  test('has the tabs Tokens and Activity, and loads the activity when its tab is opened', async () => {
    const { load } = await openAccount()
    await expect.element(tab('Tokens')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('region', { name: 'Tokens' })).toMatchTextContent('1.5 BNB')
    expect(load).not.toHaveBeenCalled()
    await tab('Activity').click()
    await expect.element(panel().getByText('Sent', { exact: true })).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  test('reopens the tab that was open', async () => {
    const { modal, load } = await openActivity()
    await expect.element(rows()).toBeVisible()
    close(modal)
    open(modal)
    await expect.element(tab('Activity')).toHaveAttribute('aria-selected', 'true')
    expect(modal.state.activity.currentTab).toBe('activity')
    await expect.poll(() => load.mock.calls.length).toBe(2)
  })

  test('moves between tabs with arrow keys, Home and End', async () => {
    await openAccount()
    await tab('Tokens').click()
    for (const [key, name] of [
      ['ArrowRight', 'Activity'],
      ['ArrowRight', 'Tokens'],
      ['ArrowLeft', 'Activity'],
      ['Home', 'Tokens'],
      ['End', 'Activity'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expectFocus(tab(name))
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await expect.element(tab('Tokens')).toHaveAttribute('tabindex', '-1')
  })

  test('reverses the arrow keys in a right-to-left language', async () => {
    const { modal } = await openAccount()
    modal.options.update({ strings: { en: { $dir: 'rtl' } } })
    await tab('Tokens').click()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expectFocus(tab('Activity'))
  })

  test('has Activity alone where balances cannot be read', async () => {
    const adapter = createFakeAdapter()
    Object.assign(adapter, { getBalances: undefined })
    await openAccount({ adapter })
    await expect.element(tab('Activity')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Tokens').query()).toBeNull()
  })

  test('has no tabs without a chain API', async () => {
    const { modal, adapter } = mountModal()
    adapter.report(connected())
    open(modal)
    await expect.element(button('Disconnect')).toBeVisible()
    expect(page.getByRole('tablist').query()).toBeNull()
  })

  test('loads the activity of another account', async () => {
    const { adapter, load } = await openActivity()
    await expect.element(rows()).toBeVisible()
    adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
    await vi.waitUntil(() => load.mock.calls.length === 2)
  })
})

describe('activity', () => {
  test('shows operation, amount, time, recipient and a link to the explorer', async () => {
    await openActivity()
    const link = panel().getByRole('link')
    await expect.element(link).toMatchTextContent('Sent')
    await expect.element(link).toMatchTextContent('−1.5 BNB')
    await expect.element(link).toMatchTextContent('Dec 24, 12:30 PM')
    await expect.element(link).toMatchTextContent('To 0x7099…79C8')
    await expect.element(link).toHaveAttribute('href', `https://bscscan.com/tx/${activityItem().hash}`)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('shows both sides of a swap, the name of a collectible, and a count of further transfers', async () => {
    const usdt = activityTransfer({ direction: 'in', name: 'USDT', amount: 123_456n, decimals: 2 })
    const cat = activityTransfer({
      direction: 'in',
      name: 'Cool Cat #7',
      collectible: true,
      amount: 1n,
      decimals: 0,
    })
    const items = [
      activityItem({ id: 'a', operation: 'trade', transfers: [activityTransfer(), usdt] }),
      activityItem({ id: 'b', operation: 'mint', transfers: [cat], application: 'Cat House' }),
      activityItem({ id: 'c', operation: 'execute', transfers: [usdt, cat, cat] }),
    ]
    await openActivity({ first: ready(items) })
    await expect.element(rows().nth(0)).toMatchTextContent(/Swapped.*−1.5 BNB.*\+1,234.56 USDT/s)
    await expect.element(rows().nth(1)).toMatchTextContent(/Minted Cool Cat #7.*Cat House/s)
    await expect.element(rows().nth(1)).not.toMatchTextContent(/Cool Cat.*Cool Cat/s)
    await expect.element(rows().nth(2)).toMatchTextContent(/Contract call.*2 more/s)
  })

  test('says what was minted and paid, and what the server calls a transaction in the language of the visitor', async () => {
    const fragment = activityTransfer({ direction: 'in', name: 'Genesis Fragment', collectible: true })
    const items = [
      activityItem({
        id: 'a',
        operation: 'mint',
        transfers: [
          activityTransfer({ name: 'USDT', amount: 100n, decimals: 0 }),
          { ...fragment, amount: 2n, decimals: 0 },
          activityTransfer({ direction: 'in', name: 'YES', amount: 2_000n, decimals: 0 }),
        ],
      }),
      activityItem({ id: 'b', title: { en: 'Bound invitation', ja: '招待を登録' }, transfers: [] }),
      activityItem({ id: 'c', title: { ja: '招待を登録' }, operation: 'execute', transfers: [] }),
    ]
    const { modal } = await openActivity({ first: ready(items) })
    await expect
      .element(rows().nth(0))
      .toMatchTextContent(/Minted Genesis Fragment × 2.*−100 USDT.*\+2,000 YES/s)
    await expect.element(rows().nth(0)).not.toMatchTextContent('more')
    await expect.element(rows().nth(1)).toMatchTextContent('Bound invitation')
    await expect.element(rows().nth(2)).toMatchTextContent('Contract call')
    modal.options.update({ locale: 'ja' })
    await expect.element(rows().nth(0)).toMatchTextContent('Genesis Fragment × 2をミント')
    await expect.element(rows().nth(1)).toMatchTextContent('招待を登録')
  })

  test('marks pending and failed transactions', async () => {
    const items = [
      activityItem({ id: 'a', status: 'pending' }),
      activityItem({ id: 'b', status: 'failed', operation: 'approve', transfers: [] }),
    ]
    await openActivity({ first: ready(items) })
    await expect.element(rows().nth(0)).toMatchTextContent('Pending')
    await expect.element(rows().nth(1)).toMatchTextContent(/Approved\s+Failed/)
    await expect.element(rows().nth(1)).not.toMatchTextContent('false')
    const sign = (row: number) => rows().nth(row).element().querySelector('.sign')?.className.trim()
    expect([sign(0), sign(1)]).toEqual(['sign', 'sign failed'])
  })

  test.each(
    selectRows(
      [
        ['en', 'January 2026', 'December 2025'],
        ['ja', '2026年1月', '2025年12月'],
        ['ru', 'январь 2026 г.', 'декабрь 2025 г.'],
      ] as const,
      ([locale]) => locale === 'ja',
    ),
  )('groups by year, then month, newest first; months in %s', async (locale, ...months) => {
    const items = [
      activityItem({ id: 'old' }),
      activityItem({ id: 'new', minedAt: new Date(2026, 0, 2, 12).getTime() }),
    ]
    const { modal } = await openActivity({ first: ready(items) })
    await expect.element(rows().nth(1)).toBeVisible()
    modal.options.update({ locale })
    const headings = () =>
      panel()
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent?.trim())
    await expect.poll(headings).toEqual(months)
  })

  test('shows ten more rows on request and loads the next page when none are left', async () => {
    const { answers } = await openActivity({ first: ready(days(15), false) })
    const more = vi.spyOn(answers, 'more').mockResolvedValue(ready(days(25)))
    await expect.poll(() => rows().elements().length).toBe(10)
    await button('Show older').click()
    await expect.poll(() => rows().elements().length).toBe(20)
    expect(more).toHaveBeenCalledOnce()
    await button('Show older').click()
    await expect.poll(() => rows().elements().length).toBe(25)
    expect(more).toHaveBeenCalledOnce()
    expect(button('Show older').query()).toBeNull()
  })

  test('moves the focus from the button to the first row that it shows', async () => {
    await openActivity({ first: ready(days(15)) })
    await expect.element(button('Show older')).toBeVisible()
    button('Show older').element().focus()
    await userEvent.keyboard('{Enter}')
    await expectFocus(rows().nth(10).getByRole('link'))
  })

  test('keeps the button after a page without transactions', async () => {
    const { answers } = await openActivity({ first: ready([], false) })
    const more = vi.spyOn(answers, 'more').mockResolvedValue(ready())
    await expect.element(panel().getByText('No transactions yet', { exact: true })).toBeVisible()
    expect(more).not.toHaveBeenCalled()
    button('Show older').element().focus()
    await userEvent.keyboard('{Enter}')
    await expectFocus(panel().getByRole('link'))
  })

  test('scrolls the list with the rest of the view', async () => {
    const { element } = await openActivity({ first: ready(days(15)) })
    await expect.poll(() => rows().elements().length).toBe(10)
    const findScrolling = (root: ParentNode): (string | undefined)[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        ...(each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto'
          ? [each.classList[0]]
          : []),
        ...(each.shadowRoot === null ? [] : findScrolling(each.shadowRoot)),
      ])
    await expect.poll(() => findScrolling(element.renderRoot)).toEqual(['frame'])
  })

  testInFull('shows a skeleton while it loads', async () => {
    const { answers } = await openAccount()
    answers.load = () => new Promise(() => {})
    await tab('Activity').click()
    await expect.element(panel().getByRole('status')).toHaveTextContent('Loading…')
  })

  testInFull('shows an empty state without transactions', async () => {
    await openActivity({ first: ready([]) })
    await expect.element(panel().getByText('No transactions yet', { exact: true })).toBeVisible()
    expect(button('Show older').query()).toBeNull()
  })

  testInFull('explains a network that the chain API does not support', async () => {
    await openActivity({ first: { status: 'unsupported' } })
    await expect.element(panel().getByText('No activity on this network', { exact: true })).toBeVisible()
    await expect
      .element(panel().getByText('Transactions on this network cannot be shown here.', { exact: true }))
      .toBeVisible()
  })

  test('shows `Failed to fetch transactions` and retries on request', async () => {
    const { answers } = await openActivity({ first: { status: 'failed', items: [], isEnd: false } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to fetch transactions')
    answers.load = async () => ready()
    await button('Try again').click()
    await expect.element(panel().getByText('Sent', { exact: true })).toBeVisible()
  })

  test('keeps the rows before a page that fails, and retries that page', async () => {
    const { answers } = await openActivity({ first: { status: 'failed', items: days(2), isEnd: false } })
    const more = vi.spyOn(answers, 'more').mockResolvedValue(ready(days(3)))
    await expect.element(rows().nth(1)).toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to fetch transactions')
    expect(more).not.toHaveBeenCalled()
    await button('Try again').click()
    await expect.element(rows().nth(2)).toBeInTheDocument()
  })

  test('reports a chunk that fails to load and retries it', async () => {
    const { loadList } = FyAccountAssets
    onTestFinished(() => {
      FyAccountAssets.loadList = loadList
    })
    FyAccountAssets.loadList = () => Promise.reject(new TypeError('offline'))
    const { modal } = await openAccount()
    const errors: string[] = []
    modal.events.on('error', ({ error }) => errors.push(error.name))
    await tab('Activity').click()
    await vi.waitUntil(() => errors.length > 0)
    expect(errors).toEqual(['ModalLoadError'])
  })

  test('draws hostile names as text, and links to no explorer without https', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const transfers = [activityTransfer({ name, amount: undefined, imageUrl: 'data:image/png,x' })]
    const networks = [{ ...bsc, blockExplorers: { default: { name: 'Evil', url: 'javascript:alert(1)//' } } }]
    await openActivity({ networks, first: ready([activityItem({ transfers, application: name })]) })
    await expect.element(panel().getByText(name)).toBeInTheDocument()
    expect(panel().getByRole('link').query()).toBeNull()
  })
})

test('shows the picture of a token that the server names by its contract, and never by its symbol', async () => {
  const chainId = 'eip155:56'
  const send = (id: string, token?: { chainId: string; address: string | undefined }) =>
    activityItem({ id, transfers: [activityTransfer({ name: 'USDT', token })] })
  const known = send('known', { chainId, address: USDT_ADDRESS })
  const unknown = send('unknown', { chainId, address: OTHER_ADDRESS })
  await openActivity({ first: ready([known, unknown, send('unnamed')]) })
  await expect.element(rows().nth(2)).toBeVisible()
  const face = (index: number) => rows().nth(index).element().querySelector('fy-wallet-icon')
  await expect.poll(() => face(0)?.renderRoot.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  await expect.poll(() => face(1)?.renderRoot.textContent?.trim()).toBe('U')
  expect(face(2)).toBeNull()
})

test('has no Activity tab where the server of the directory switches it off', async () => {
  const { modal } = await openAccount()
  modal.wallets.state.features = { activity: false }
  await expect.element(tab('Activity')).not.toBeInTheDocument()
})
