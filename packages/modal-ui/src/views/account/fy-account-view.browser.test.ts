import {
  cancelSignIn,
  type LoginRecord,
  loadBalance,
  type Modal,
  open,
  type TokenBalance,
} from '@foyer/modal-core'
import {
  ADDRESS,
  bsc,
  connected,
  createFakeActivity,
  createFakeAdapter,
  createFakeLogin,
  createFakeSend,
  createFakeSiwx,
  deferred,
  loginConnector,
  OTHER_ADDRESS,
  signInSession,
  tokenBalance,
  USDT_ADDRESS,
  wallet,
} from '@foyer/modal-core/test'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../exports/login.ts'
import '../../exports/transactions.ts'
import { button, dialog, expectNoAxeViolations, mountModal } from '../../test/mountModal.ts'
import { drawn, watchShifts } from '../../test/watchShifts.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const activeBalance = ({ state }: Modal) =>
  state.balance.current.status === 'ready' ? state.balance.current.tokens[0]?.amount : undefined

async function openAccount(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal(parameters)
  mounted.adapter.report(connected())
  open(mounted.modal)
  await expect.element(button('Disconnect')).toBeVisible()
  return mounted
}

test('shows address, wallet and network', async () => {
  await openAccount()
  await expect.element(page.getByText('0xf39F…2266')).toHaveAttribute('title', ADDRESS)
  await expect.element(page.getByText('Connected with One')).toBeInTheDocument()
  await expect.element(page.getByTestId('network')).toHaveTextContent('BNB Smart Chain')
})

test('shows the name of the account beside its address', async () => {
  const { modal } = await openAccount()
  modal.attach('profiles', {
    [`eip155:${ADDRESS}`]: { name: 'alice.eth', image: 'data:image/png;base64,broken' },
  })
  await expect.element(page.getByText('alice.eth')).toBeVisible()
  await expect.element(page.getByText('0xf39F…2266')).toHaveAttribute('title', ADDRESS)
})

test('shows whose login it is by the e-mail address, after 30 characters with an ellipsis', async () => {
  const login = createFakeLogin()
  const { modal, adapter } = mountModal({ features: [login.feature] })
  const accounts = [{ address: ADDRESS, type: 'eoa' as const }]
  login.state.user = { email: 'ada@example.org', accounts }
  adapter.report(connected({ connectorId: loginConnector.id }))
  open(modal)
  await expect.element(page.getByText('ada@example.org', { exact: true })).toBeVisible()
  const email = 'augusta.ada.king.countess@example.org'
  login.state.user = { email, accounts }
  const shown = page.getByText('augusta.ada.king.countess@exam…', { exact: true })
  await expect.element(shown).toHaveAttribute('title', email)
})

test('links to the settings of an embedded wallet, and of no other one', async () => {
  const adapter = createFakeAdapter({ connectors: [wallet('io.one', 'One'), loginConnector] })
  adapter.answers.getBalances = async () => []
  const { modal } = mountModal({ adapter, features: [createFakeLogin().feature] })
  adapter.report(connected())
  open(modal)
  await expect.element(button('Disconnect')).toBeVisible()
  const link = page.getByRole('link', { name: 'Wallet settings' })
  await expect.element(link).not.toBeInTheDocument()
  adapter.report(connected({ connectorId: loginConnector.id }))
  await expect.element(link).toHaveAttribute('href', 'https://wallet.example/')
})

test('reminds of a backup when value first arrives, until the user has one, in a row of the same height', async () => {
  const adapter = createFakeAdapter({ connectors: [loginConnector] })
  const login = createFakeLogin()
  const { modal } = mountModal({ adapter, features: [login.feature] })
  const link = page.getByRole('link', { name: 'Wallet settings' })
  const reminder = button('Save a backup of your wallet')
  async function hold(address: string, amount: bigint) {
    adapter.answers.getBalances = async () => [tokenBalance({ amount })]
    adapter.report(connected({ connectorId: loginConnector.id, address, addresses: [address] }))
    await loadBalance(modal)
    await vi.waitUntil(() => activeBalance(modal) === amount)
  }
  await hold(OTHER_ADDRESS, 0n)
  open(modal)
  await expect.element(link).toBeVisible()
  const { height } = link.element().getBoundingClientRect()
  await hold(ADDRESS, 1n)
  await expect.element(reminder).toBeVisible()
  expect(reminder.element().getBoundingClientRect()).toMatchObject({ height })
  login.flow.saveBackup = () => Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
  await reminder.click()
  await vi.waitFor(() => expect(login.state.backup).toBeUndefined())
  await expect.element(reminder).toBeVisible()
  login.flow.saveBackup = () => Promise.reject(new Error('no answer'))
  await reminder.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No backup was saved here.')
  await expect.element(link).toBeVisible()
  login.state.backup = undefined
  login.flow.saveBackup = async () => {}
  await expect.element(reminder).toBeVisible()
  const opened = reminder.element() as HTMLElement
  opened.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link).toBeVisible()
  await hold(OTHER_ADDRESS, 2n)
  await expect.element(reminder).toBeVisible()
  await hold(ADDRESS, 3n)
  await expect.element(reminder).not.toBeInTheDocument()
})

describe('account type', () => {
  const accounts = (['eoa', 'smartAccount'] as const).map((type) => ({ address: ADDRESS, type }))
  const radio = (name: string) => page.getByRole('radio', { name })

  async function openTypes(differs: Partial<LoginRecord> = {}) {
    const user = { email: 'ada@example.org', accounts }
    const login = createFakeLogin({ user, smartAccountNetworks: [56], ...differs })
    const adapter = createFakeAdapter({ connectors: [loginConnector] })
    adapter.answers.getBalances = async () => []
    const { modal } = mountModal({ adapter, features: [login.feature] })
    login.flow.switchAccount = async (type) => {
      login.state.user = { ...user, accounts: type === 'eoa' ? accounts : accounts.toReversed() }
    }
    adapter.report(connected({ connectorId: loginConnector.id }))
    open(modal)
    await expect.element(page.getByRole('link', { name: 'Wallet settings' })).toBeVisible()
    return { modal, login }
  }

  test('switches to the smart account and back', async () => {
    await openTypes()
    await expect.element(page.getByRole('group', { name: 'Account type' })).toBeVisible()
    await expect.element(radio('Ordinary account')).toBeChecked()
    await radio('Smart account').click()
    await expect.element(radio('Smart account')).toBeChecked()
    await expect.element(page.getByText(/^Approve several steps at once\./)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(radio('Ordinary account')).toBeChecked()
  })

  test('says that the wallet did not switch, and goes back', async () => {
    const { login } = await openTypes()
    login.flow.switchAccount = () => Promise.reject(new Error('gone'))
    await radio('Smart account').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your wallet did not switch. Try again.')
    await expect.element(radio('Ordinary account')).toBeChecked()
  })

  test('is no choice where the network has no smart accounts, or the wallet has one account', async () => {
    const { login } = await openTypes({ smartAccountNetworks: [97] })
    expect(page.getByRole('radio').query()).toBeNull()
    login.state.smartAccountNetworks = [56]
    await expect.element(radio('Smart account')).toBeInTheDocument()
    login.state.user = { email: undefined, accounts: accounts.slice(0, 1) }
    await expect.element(radio('Smart account')).not.toBeInTheDocument()
  })
})

describe('headline', () => {
  const headline = () => page.getByTestId('total')
  const usdt = tokenBalance({ address: '0x55', name: 'Tether USD', symbol: 'USDT', value: 334.5, price: 1 })

  test('shows what the account has in all in US dollars', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = async () => [tokenBalance({ price: 600, value: 900 }), usdt]
    const { modal } = await openAccount({ adapter })
    await expect.element(headline()).toMatchTextContent('Total balance $1,234.50')
    const tokens = page.getByRole('region', { name: 'Tokens' })
    await expect.element(tokens).toMatchTextContent('$900.00')
    modal.options.update({ locale: 'ru' })
    await expect.element(headline()).toMatchTextContent(/1\s234,50\s\$/)
  })

  test('shows the network’s currency where its value is not known', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = async () => [tokenBalance(), usdt]
    await openAccount({ adapter })
    await expect.element(headline()).toMatchTextContent('Total balance 1.5 BNB')
  })

  test('shows the note of a token beside its amount', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = async () => [tokenBalance(), { ...usdt, note: 'Vested' }]
    await openAccount({ adapter })
    await expect.element(page.getByText('$334.50 · Vested')).toBeVisible()
  })

  test('shows no amount while there is none', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = () => Promise.reject(new Error('node down'))
    await openAccount({ adapter })
    await expect.element(page.getByText(/Token Balance Unavailable/)).toBeVisible()
    expect(headline().query()).toBeNull()
  })
})

test('opens what can be done with the account, and comes back', async () => {
  await openAccount()
  await button('Receive').click()
  await expect.element(dialog()).toHaveAccessibleName('Receive')
  await button('Back').click()
  await expect.element(button('Receive')).toBeVisible()
})

test('offers nothing that the network of the wallet does not allow', async () => {
  const { adapter } = await openAccount({ allowUnsupportedChain: true })
  await expect.element(button('Receive')).toBeVisible()
  adapter.report(connected({ chainId: 137 }))
  await expect.element(button('Receive')).not.toBeInTheDocument()
})

test('copies the whole address and confirms it for two seconds', async () => {
  await openAccount()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  button('Copy address')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(write).toHaveBeenCalledWith(ADDRESS)
  const isMarked = () => button('Copy address').element().classList.contains('copied')
  await vi.waitUntil(isMarked)
  await vi.waitUntil(() => page.getByText('Address copied').query())
  vi.advanceTimersByTime(1999)
  expect(isMarked()).toBe(true)
  vi.advanceTimersByTime(1)
  await Promise.resolve()
  expect(isMarked()).toBe(false)
})

test('reports that copying is forbidden', async () => {
  await openAccount()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await button('Copy address').click()
  await expect.element(page.getByText('The address could not be copied')).toBeVisible()
})

const item = (name: string) => page.getByRole('menuitem', { name })

test('leads to Networks from its menu when there is another one', async () => {
  const { modal } = await openAccount()
  await button('More').click()
  await item('Network').click()
  await expect.element(page.getByRole('heading', { name: 'Select network' })).toBeVisible()
  await button('Back').click()
  modal.options.update({ enableNetworkSwitch: false })
  await button('More').click()
  await expect.element(item('Wallets')).toBeVisible()
  expect(item('Network').query()).toBeNull()
  await expect.element(page.getByTestId('network')).toBeVisible()
})

describe('the menu of settings', () => {
  const isFocused = (name: string) => expect.poll(() => item(name).element().matches(':focus')).toBe(true)
  const menu = () => page.getByRole('menu', { name: 'More' })

  test('opens under its button, takes the focus, and is gone through with the keyboard', async () => {
    await openAccount()
    await expect.element(button('More')).toHaveAttribute('aria-haspopup', 'menu')
    button('More').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await isFocused('Wallets')
    await expect.element(button('More')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await isFocused('View on explorer')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isFocused('Network')
    await userEvent.keyboard('{End}')
    await isFocused('View on explorer')
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(dialog()).toHaveAccessibleName('Your wallets')
  })

  test('gives the focus back on Escape, which does not close the dialog, and on Tab', async () => {
    const { modal } = await openAccount()
    await button('More').click()
    await isFocused('Wallets')
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(modal.state.router.open).toBe(true)
    await expect.poll(() => button('More').element().matches(':focus')).toBe(true)
    await userEvent.keyboard('{Enter}')
    await isFocused('Wallets')
    await userEvent.keyboard('{Tab}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(button('More').element().matches(':focus')).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('closes when its button or something else is pressed', async () => {
    await openAccount()
    await button('More').click()
    await isFocused('Wallets')
    await button('More').click()
    await expect.element(menu()).not.toBeInTheDocument()
    await button('More').click()
    await isFocused('Wallets')
    await page.getByRole('heading', { name: 'Account' }).click()
    await expect.element(menu()).not.toBeInTheDocument()
  })
})

test('fits into 360 × 640 pixels with its actions, three tokens and Disconnect', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const adapter = createFakeAdapter()
  adapter.answers.getBalances = async () =>
    Array.from({ length: 6 }, (_, index) => tokenBalance({ address: index === 0 ? undefined : `0x${index}` }))
  const activity = createFakeActivity({ status: 'ready', items: [], isEnd: true })
  const { element } = await openAccount({ adapter, features: [activity.feature, createFakeSend().feature] })
  await expect.element(button('All tokens')).toBeInTheDocument()
  for (const name of ['Send', 'Receive', 'Disconnect', 'More'])
    await expect.element(button(name)).toBeInViewport({ ratio: 1 })
  const frame = element.renderRoot.querySelector('.frame') as HTMLElement
  const rows = page.getByRole('tabpanel').getByRole('listitem').elements()
  expect(rows).toHaveLength(3)
  // Above the edge that fades where there is more.
  const edge = frame.getBoundingClientRect().bottom - 28
  expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(edge)
})

test('shows a network that is not configured by its id, and leaves it through Networks', async () => {
  const { adapter } = await openAccount({ allowUnsupportedChain: true, networks: [bsc] })
  adapter.report(connected({ chainId: 137 }))
  await expect.element(page.getByTestId('network')).toHaveTextContent('Unknown (137)')
  await button('More').click()
  await item('Network').click()
  await expect.element(button('BNB Smart Chain')).not.toHaveAttribute('aria-current')
  await button('BNB Smart Chain').click()
  await expect.element(page.getByTestId('network')).toHaveTextContent('BNB Smart Chain')
})

describe('tokens', () => {
  const tokens = () => page.getByRole('region', { name: 'Tokens' })

  test('the network’s currency and the configured tokens', async () => {
    const adapter = createFakeAdapter()
    const usdt = tokenBalance({ name: 'Tether USD', symbol: 'USDT', decimals: 6, amount: 1_234_560_000n })
    adapter.answers.getBalances = async () => [tokenBalance(), usdt]
    await openAccount({ adapter })
    await expect.element(tokens()).toMatchTextContent('1.5 BNB')
    await expect.element(tokens()).toMatchTextContent('1,234.56 USDT')
  })

  test('three of them, and all on request', async () => {
    const adapter = createFakeAdapter()
    const symbols = ['BNB', 'USDT', 'USDC', 'CAKE', 'YES']
    adapter.answers.getBalances = async () =>
      symbols.map((symbol, index) =>
        tokenBalance({ symbol, name: symbol, address: index === 0 ? undefined : `0x${index}` }),
      )
    await openAccount({ adapter })
    const rows = tokens().getByRole('listitem')
    await expect.element(button('All tokens')).toBeVisible()
    expect(rows.elements()).toHaveLength(3)
    await button('All tokens').click()
    await expect.poll(() => rows.elements().length).toBe(5)
    await expect.poll(() => rows.nth(3).element().matches(':focus')).toBe(true)
    await expect.element(button('All tokens')).not.toBeInTheDocument()
  })

  test('a placeholder while they are read', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = () => new Promise(() => {})
    await openAccount({ adapter })
    await expect.element(tokens()).toHaveAttribute('aria-busy', 'true')
    await expect.element(tokens().getByRole('status')).toHaveTextContent('Loading…')
  })

  test('nothing moves when they come', async () => {
    const adapter = createFakeAdapter()
    const balances = deferred<readonly TokenBalance[]>()
    adapter.answers.getBalances = () => balances.promise
    const usdt = { address: USDT_ADDRESS, note: 'Locked' }
    await openAccount({ adapter, tokens: { 56: [usdt] } })
    await expect.element(tokens()).toHaveAttribute('aria-busy', 'true')
    await drawn()
    const shifts = watchShifts()
    const height = () => dialog().element().clientHeight
    const before = height()
    const named = { name: 'Tether USD', symbol: 'USDT' }
    balances.resolve([tokenBalance({ price: 600, value: 900 }), tokenBalance({ ...usdt, ...named })])
    await expect.element(tokens()).toMatchTextContent('Locked')
    expect(await shifts()).toBe(0)
    expect(height()).toBe(before)
  })

  test('follow the account', async () => {
    const { adapter } = await openAccount()
    adapter.answers.getBalances = async () => [tokenBalance({ amount: 0n })]
    adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
    await expect.element(tokens()).toMatchTextContent('0 BNB')
  })

  test('shows Token Balance Unavailable, and requests the balance again after 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { modal, adapter } = mountModal()
    adapter.answers.getBalances = () => Promise.reject(new Error('node down'))
    adapter.report(connected())
    open(modal)
    await vi.waitUntil(() => modal.state.balance.current.status === 'failed')
    await vi.waitUntil(() => tokens().query()?.textContent?.includes('Token Balance Unavailable'))
    adapter.answers.getBalances = async () => [tokenBalance()]
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitUntil(() => tokens().query()?.textContent?.includes('1.5'))
  })

  test('are read again at once by a press on Try again, and nothing moves', async () => {
    const adapter = createFakeAdapter()
    adapter.answers.getBalances = () => Promise.reject(new Error('node down'))
    await openAccount({ adapter })
    await expect.element(tokens()).toMatchTextContent('Token Balance Unavailable')
    const answer = deferred<readonly TokenBalance[]>()
    adapter.answers.getBalances = () => answer.promise
    await drawn()
    const shifts = watchShifts()
    await button('Try again').click()
    await expect.element(button('Try again')).toHaveAttribute('aria-busy', 'true')
    await expectNoAxeViolations()
    answer.resolve([tokenBalance()])
    await expect.element(tokens()).toMatchTextContent('1.5 BNB')
    expect(await shifts()).toBe(0)
  })
})

describe('signing in later', () => {
  /** Whoever was asked to sign has declined, and comes back. */
  async function openAgain(parameters: Parameters<typeof createFakeSiwx>[0]) {
    const { feature, sessions } = createFakeSiwx(parameters)
    const mounted = mountModal({ siwx: feature })
    mounted.adapter.report(connected())
    await mounted.modal.siwx?.settle()
    if (mounted.modal.state.router.open) await cancelSignIn(mounted.modal)
    open(mounted.modal)
    await expect.element(button('Disconnect')).toBeVisible()
    return { ...mounted, sessions }
  }

  test('links to signing in and back where signing in is optional', async () => {
    const { sessions } = await openAgain({ required: false })
    await button('Sign in').click()
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await button('Back').click()
    await button('Sign in').click()
    await button('Sign').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sessions).toHaveLength(1)
  })

  test('does not offer signing in during a session', async () => {
    await openAgain({ required: false, sessions: [signInSession()] })
    expect(button('Sign in').query()).toBeNull()
  })

  test('does not offer signing in without SIWX', async () => {
    await openAccount()
    expect(button('Sign in').query()).toBeNull()
  })
})

test('disconnects and closes', async () => {
  const { modal } = await openAccount()
  await button('Disconnect').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
})

test('disconnects and says so at Connect when the wallet fails: Failed to disconnect', async () => {
  const { modal, adapter } = await openAccount()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await button('Disconnect').click()
  await expect.element(page.getByText(/Failed to disconnect/)).toBeVisible()
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.router.route.view).toBe('Connect')
})

test('links to the block explorer over https only', async () => {
  const { adapter } = await openAccount()
  const link = item('View on explorer')
  await button('More').click()
  await expect.element(link).toHaveAttribute('href', `https://bscscan.com/address/${ADDRESS}`)
  adapter.report(connected({ chainId: 1 }))
  await expect.element(link).not.toBeInTheDocument()
})

test('shows the transactions that this browser has sent, and clears them', async () => {
  const { modal } = await openAccount()
  await expect.element(page.getByText('Recent transactions')).not.toBeInTheDocument()
  const sent = { caipNetworkId: 'eip155:56', address: ADDRESS }
  const state = modal.attach('transactions', {
    recent: [
      { ...sent, hash: `0x${'ab'.repeat(32)}`, status: 'pending', description: 'Stake 5 CAKE' },
      { ...sent, hash: `0x${'cd'.repeat(32)}`, status: 'confirmed', description: undefined },
      { ...sent, hash: `0x${'12'.repeat(32)}`, status: 'shared', description: 'Vote' },
      { ...sent, hash: `0x${'34'.repeat(32)}`, status: 'timedOut', description: 'Claim' },
      { ...sent, hash: `0x${'56'.repeat(32)}`, status: 'expired', description: 'Send 1 SOL' },
      {
        ...sent,
        hash: `0x${'ef'.repeat(32)}`,
        address: OTHER_ADDRESS,
        status: 'confirmed',
        description: 'Other',
      },
    ],
  })
  modal.controls.transactions = {
    clear: (address) => {
      state.recent = state.recent.filter((one) => one.address !== address)
    },
  }
  const link = page.getByRole('link', { name: /^Stake 5 CAKE Pending/ })
  await expect.element(link).toHaveAttribute('href', `https://bscscan.com/tx/0x${'ab'.repeat(32)}`)
  await expect.element(page.getByRole('link', { name: /^0xcdcd…cdcd Confirmed/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Claim Not confirmed yet/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Send 1 SOL Not sent/ })).toBeVisible()
  await expect.element(page.getByText('Other', { exact: true })).not.toBeInTheDocument()
  // No explorer knows the hash that a contract account gives it.
  await expect.element(page.getByText('Vote')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Vote/ })).not.toBeInTheDocument()
  await button('Clear').click()
  await expect.element(page.getByText('Recent transactions')).not.toBeInTheDocument()
})
