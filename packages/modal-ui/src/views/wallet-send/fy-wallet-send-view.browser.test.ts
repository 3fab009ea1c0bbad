import { selectRows } from '@foyer/harness/full'
import { open, type SendErrorCode } from '@foyer/modal-core'
import {
  ADDRESS,
  connected,
  createFakeAdapter,
  FEE,
  OTHER_ADDRESS,
  tokenBalance,
} from '@foyer/modal-core/test'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'
import { field, openSend, USDT } from '../../test/openSend.ts'

afterEach(() => vi.useRealTimers())

const choose = () => page.getByRole('button', { name: /^Select token/ })

test('begins with the first token of the account', async () => {
  await openSend()
  await expect.element(choose()).toMatchTextContent(/BNB.*1\.5 BNB.*\$900\.00/s)
})

test('begins in its field where the pointer is fine, and at the heading on a touch screen', async () => {
  const { modal } = await openSend()
  // The second time its code is here already.
  for (const _ of [1, 2]) {
    await expectFocus(field('Amount'))
    modal.router.pop()
    await expectFocus(page.getByRole('heading', { name: 'Account' }))
    modal.router.push({ view: 'WalletSend' })
  }
  await expectFocus(field('Amount'))
  modal.router.pop()
  // Chromium keeps a touch screen that was emulated, also for the tests of other files.
  const read = window.matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => read(query.replace('(pointer: fine)', '(pointer: none)')))
  onTestFinished(() => spy.mockRestore())
  modal.router.push({ view: 'WalletSend' })
  await expectFocus(page.getByRole('heading', { name: 'Send' }))
})

test('goes on with the keyboard alone, with a decimal point or comma', async () => {
  const { modal } = await openSend()
  field('Amount').element().focus()
  await userEvent.keyboard('0,5')
  await expect.element(page.getByText('≈ $300.00')).toBeVisible()
  await userEvent.tab()
  for (const name of ['25%', '50%', 'Max']) {
    await expectFocus(button(name))
    await userEvent.tab()
  }
  await userEvent.keyboard(`${OTHER_ADDRESS}{Enter}`)
  await expect.element(dialog()).toHaveAccessibleName('Review')
  expect(modal.state.send).toMatchObject({ sendTokenAmount: '0,5', receiverAddress: OTHER_ADDRESS, fee: FEE })
})

test('leaves the fee when all there is of the currency is sent', async () => {
  const { modal } = await openSend()
  await button('Max').click()
  // 1.25 times the fee of 0.0001 stay.
  await expect.element(field('Amount')).toHaveValue('1.499875')
  modal.controls.send?.setToken(USDT)
  await button('Max').click()
  await expect.element(field('Amount')).toHaveValue('25')
})

test('fills in a quarter and a half of what there is, with digits that can be read', async () => {
  const held = (symbol: string, amount: bigint) =>
    tokenBalance({ address: `0x${symbol.padEnd(40, '0')}`, symbol, amount })
  const [some, little] = [held('aa', 1_234_567_890_123_456_789n), held('bb', 12_345n)]
  const balances = [tokenBalance({ price: 600, value: 900 }), some, little]
  const { control } = await openSend({ balances })
  await button('25%').click()
  await expect.element(field('Amount')).toHaveValue('0.375')
  await expect.element(page.getByText('≈ $225.00')).toBeVisible()
  control.setToken(some)
  await button('50%').click()
  await expect.element(field('Amount')).toHaveValue('0.617283')
  // A part of little keeps its digits.
  control.setToken(little)
  await button('50%').click()
  await expect.element(field('Amount')).toHaveValue('0.000000000000006172')
})

describe('names', () => {
  test('are looked up 300 ms after the last key, and stand with their address', async () => {
    const { answers } = await openSend()
    const resolve = vi.spyOn(answers, 'resolveName')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const input = field('To').element() as HTMLInputElement
    for (const text of ['alice.b', 'alice.bn', 'alice.bnb']) {
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(299)
    }
    expect(page.getByText('Looking up the name…').query()).not.toBeNull()
    expect(resolve).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(resolve).toHaveBeenCalledOnce()
    // Drawing waits for a task.
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await expect.element(page.getByText('alice.bnb', { exact: true })).toBeVisible()
    await expect.element(page.getByText(OTHER_ADDRESS, { exact: true })).toBeVisible()
  })

  test('that lead nowhere are reported at once: `Error resolving name`', async () => {
    const { answers } = await openSend()
    answers.resolveName = async () => undefined
    await field('To').fill('nobody.bnb')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error resolving name')
    await expect.element(field('To')).toHaveAttribute('aria-invalid', 'true')
  })
})

test('warns of the own address', async () => {
  await openSend()
  await field('To').fill(ADDRESS)
  await expect.element(page.getByText('This is your own address.')).toBeVisible()
})

describe('says what is wrong', () => {
  const TO = OTHER_ADDRESS
  type Form = { amount?: string; to?: string; chainId?: string }
  const PROBLEMS: readonly [SendErrorCode, Form, text: string][] = [
    ['required', { amount: '' }, 'An amount and receiver address are required'],
    ['required', { to: '' }, 'An amount and receiver address are required'],
    ['amount', { amount: '1e18' }, 'Enter an amount, for example 1.5.'],
    ['amount', { amount: '१२' }, 'Enter an amount, for example 1.5.'],
    ['decimals', { amount: '0.0000000000000000001' }, 'USDT has 18 decimals at most.'],
    ['balance', { amount: '26' }, 'This is more than you have.'],
    ['receiver', { to: '0x1234' }, 'Enter an address or a name.'],
    ['zeroAddress', { to: `0x${'0'.repeat(40)}` }, 'Nobody owns this address. Anything sent to it is lost.'],
    [
      'tokenContract',
      { to: USDT.address as string },
      'This is the token’s contract. Anything sent to it is lost.',
    ],
    ['unsupportedChain', { chainId: 'eip155:137' }, 'Unsupported chain'],
  ]

  test('in the form, one after the other', async () => {
    const { control, modal } = await openSend()
    // A story shows the text of each, and the core has the cause of each.
    const rows = selectRows(PROBLEMS, ([code]) => code === 'required' || code === 'tokenContract')
    for (const [code, { amount = '1', to = TO, chainId = USDT.chainId }, text] of rows) {
      control.setToken({ ...USDT, chainId })
      await field('Amount').fill(amount)
      await field('To').fill(to)
      await button('Continue').click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(text)
      expect(modal.state.send?.error?.code).toBe(code)
      expect(modal.state.router.route.view).toBe('WalletSend')
    }
  })

  test('token: `A token is required`', async () => {
    const { control } = await openSend()
    control.setToken(undefined)
    await button('Continue').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('A token is required')
  })

  test('checksum', async () => {
    const { answers } = await openSend()
    answers.checksum = () => ADDRESS
    await field('Amount').fill('1')
    await field('To').fill(OTHER_ADDRESS)
    await button('Continue').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('There is a mistake in this address. Copy it again.')
  })

  test('estimate: `error estimating gas`, after the button has told what it waits for', async () => {
    const { adapter } = await openSend()
    const { promise, reject } = Promise.withResolvers<bigint>()
    adapter.answers.estimateFee = () => promise
    await field('Amount').fill('1')
    await field('To').fill(OTHER_ADDRESS)
    await button('Continue').click()
    await expect.element(button('Estimating the fee…')).toHaveAttribute('aria-disabled', 'true')
    reject(new Error('execution reverted'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error estimating gas')
  })

  test('fee', async () => {
    await openSend({ balances: [tokenBalance({ amount: 0n }), USDT] })
    await field('Amount').fill('1')
    await field('To').fill(OTHER_ADDRESS)
    await button('Continue').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You don’t have enough BNB for the network fee.')
  })

  test('and forgets it with the next key', async () => {
    await openSend()
    await button('Continue').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await field('Amount').fill('1')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('without anything to send', () => {
  test('leads to Receive when the account is empty', async () => {
    await openSend({ balances: [tokenBalance({ amount: 0n })] })
    await expect.element(page.getByText('Nothing to send')).toBeVisible()
    await button('Receive').click()
    await expect.element(dialog()).toHaveAccessibleName('Receive')
  })

  test('shows that the balance is being read, or could not be, and reads it again', async () => {
    const adapter = createFakeAdapter()
    const { promise, reject } = Promise.withResolvers<never>()
    const { modal } = await openSend({ adapter, balances: [tokenBalance({ amount: 0n })] })
    adapter.answers.getBalances = () => promise
    adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
    await expect.element(page.getByText('Loading…')).toBeInTheDocument()
    reject(new Error('node down'))
    await expect.element(page.getByText('Token Balance Unavailable')).toBeVisible()
    expect(modal.state.router.route.view).toBe('WalletSend')
    adapter.answers.getBalances = async () => [tokenBalance()]
    await button('Try again').click()
    await expect.element(field('Amount')).toBeVisible()
  })
})

test('does not leave for the preview when the user has gone elsewhere meanwhile', async () => {
  const { adapter, modal } = await openSend()
  const { promise, resolve } = Promise.withResolvers<bigint>()
  adapter.answers.estimateFee = () => promise
  await field('Amount').fill('1')
  await field('To').fill(OTHER_ADDRESS)
  await button('Continue').click()
  await button('Back').click()
  resolve(FEE)
  await expect.poll(() => modal.state.send?.status).toBe('ready')
  await expect.element(dialog()).toHaveAccessibleName('Account')
})

test('proposes a token of the network that the wallet goes to', async () => {
  const { adapter, modal } = await openSend()
  adapter.answers.getBalances = async () => [
    tokenBalance({ chainId: 'eip155:1', name: 'Ether', symbol: 'ETH' }),
  ]
  adapter.report(connected({ chainId: 1 }))
  await expect.element(choose()).toMatchTextContent(/Ether/)
  expect(modal.state.send?.token?.chainId).toBe('eip155:1')
})

test('is not offered without the feature, or without an adapter that sends', async () => {
  const { modal, adapter } = mountModal()
  adapter.report(connected())
  await open(modal)
  await expect.element(button('Receive')).toBeVisible()
  expect(button('Send').query()).toBeNull()
})
