import { createDeferred } from '@foyer/harness/deferred'
import { onlyInFull } from '@foyer/harness/full'
import { presaleAbi } from '@foyer/presale-contracts'
import { createSafeStorage } from '@foyer/site-kit/storage'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { getAbiItem, HttpRequestError, toFunctionSelector } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRuntime, type TestRuntimeOptions } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import {
  exampleView,
  INVITER,
  PRESALE,
  USDT,
  unboundProfile,
  WHITELIST_ROOT,
} from '../../../test/exampleView.ts'
import {
  boundLog,
  createFakeChain,
  failedOperationLog,
  purchasedLog,
  revert,
} from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import { NodeOnOtherChainError } from '../../chain/endpoint.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import type { AppConfig } from '../../config/schema.ts'
import { LanguagePicker } from '../preferences/LanguagePicker.tsx'

const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const

type SetupOptions = FakeWalletOptions & {
  view?: Partial<HomeView>
  visitor?: boolean
  config?: AppConfig
  project?: TestRuntimeOptions['project']
  /** The code of the invitation link that the visitor came by. */
  code?: string
  /** The browser refuses to store anything. */
  isFull?: boolean
}

const fullStorage = () =>
  createSafeStorage(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })

async function setup(options: SetupOptions = {}) {
  const { view, visitor = false, config, project, code, isFull = false, ...wallet } = options
  const chain = createFakeChain(exampleView(view))
  if (code !== undefined) chain.functions.ownerOfCode = () => INVITER
  const { runtime, open, loadBalance, storage } = await createTestRuntime({
    chain,
    config,
    project,
    storage: isFull
      ? fullStorage()
      : createMemoryStorage(code === undefined ? {} : { 'foyer-presale.invitation': code }),
    wallet: visitor ? null : createFakeWallet(wallet),
  })
  const { queryClient } = renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(buyNow()).toBeVisible()
  return { chain, runtime, open, loadBalance, queryClient, storage }
}

const buyNow = () => page.getByRole('button', { name: 'Buy Now' })
const alert = () => page.getByRole('alert').filter({ hasText: /./ })

test('shows price, next price, countdown and both items without a wallet', async () => {
  await setup({ visitor: true })
  await expect.element(page.getByRole('heading', { name: 'Genesis presale' })).toBeVisible()
  await expect.element(page.getByText(/^\$0\.12 per YES$/)).toBeVisible()
  await expect.element(page.getByText('$0.15').first()).toBeVisible()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^(01 hour\s*00|59 minutes)/)
  await expect.element(page.getByRole('radio', { name: /Genesis Fragment.*Available 500/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Genesis Badge/ })).toBeVisible()
})

test('opens the modal at Connect when Buy Now is clicked without a wallet', async () => {
  const { open } = await setup({ visitor: true })
  await buyNow().click()
  expect(open).toHaveBeenCalledWith({ view: 'Connect' })
})

test('shows YES holdings, owned counts and the purchase time to a buyer', async () => {
  await setup({ view: { yesHoldings: 20_000n * 10n ** 18n, lastPurchaseAt: 1_759_845_600 } })
  await expect.element(page.getByRole('definition').filter({ hasText: /^Oct \d, 2025, / })).toBeVisible()
  await expect.element(page.getByText('of your latest purchase')).toBeVisible()
  await expect.element(page.getByText('YES holdings')).toBeVisible()
  await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Genesis Badge.*Already owned 2/ })).toBeVisible()
})

test('updates price and YES when item, quantity or token change', async () => {
  const [usdt] = exampleView().tokens
  if (usdt === undefined) throw new Error('No token.')
  await setup({ view: { tokens: [usdt, { ...usdt, token: INVITER, symbol: 'USDC', decimals: 6 }] } })
  await page.getByRole('radio', { name: /Genesis Badge/ }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.element(page.getByText('2,400 USDT')).toBeVisible()
  await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /USDC/ }).click()
  await expect.element(page.getByText('2,400 USDC')).toBeVisible()
})

test('refuses a quantity that is not a whole number, and accepts full-width digits', async () => {
  await setup()
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  for (const typed of ['1e18', '0.0000001', '-1', '<script>alert(1)</script>']) {
    await quantity.fill(typed)
    await expect.element(alert()).toHaveTextContent('Enter a whole number, for example 1.')
    await expect.element(buyNow()).toBeDisabled()
    await quantity.fill('１２')
    await expect.element(page.getByText('1,440 USDT').first()).toBeVisible()
    await expect.element(alert()).not.toBeInTheDocument()
  }
})

testInFull('groups the digits of the most that can be bought, as beside the item', async () => {
  const view = exampleView()
  await setup({
    view: { items: [{ ...view.items[0], available: 19_987n }, view.items[1]] as HomeView['items'] },
  })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('20000')
  await expect.element(alert()).toHaveTextContent('You can buy up to 19,987 items.')
})

testInFull('puts the words before the price where the language does', async () => {
  const { runtime } = await createTestRuntime({ chain: createFakeChain(exampleView()), wallet: null })
  renderWithProviders(
    <>
      <LanguagePicker />
      <SaleOfPage />
    </>,
    { runtime },
  )
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('ko')
  await expect.element(page.getByText(/^YES당 \$0\.12$/)).toBeVisible()
})

test('approves exactly the cost, shows Purchasing and confirms the purchase by its receipt', async () => {
  const transactions: { data: string; gas: string; to: string }[] = []
  let allowance = 0n
  const { chain, loadBalance } = await setup({
    async send(transaction) {
      transactions.push(transaction)
      const isApproval = transactions.length === 1
      if (isApproval) {
        allowance = 120n * 10n ** 18n
        chain.mine(`0x${'11'.repeat(32)}`, [])
      }
      return isApproval ? `0x${'11'.repeat(32)}` : HASH
    },
  })
  chain.functions.buy = () => {
    if (allowance === 0n) throw revert('InsufficientAllowance', [USDT, 0n, 1n])
    return 1n
  }
  await buyNow().click()
  const purchasing = page.getByRole('button', { name: 'Purchasing' })
  await expect.element(purchasing).toHaveAttribute('aria-disabled', 'true')
  // It keeps the focus, and takes no second order.
  await expect.element(purchasing).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Waiting for the blockchain/)).toBeVisible()
  await expect.element(page.getByText('Purchase confirmed')).not.toBeInTheDocument()
  expect(loadBalance).not.toHaveBeenCalled()

  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await expect
    .element(page.getByText('1 × Genesis Fragment for 120 USDT. You received 1,000 YES.'))
    .toBeVisible()
  // The button that was pressed is gone.
  await expect.element(page.getByText('Purchase confirmed')).toHaveFocus()
  // The amounts in the dialog are of before the payment.
  expect(loadBalance).toHaveBeenCalledExactlyOnceWith({ isForced: true })
  await page.getByText('Details', { exact: true }).click()
  const facts = page.getByRole('group').filter({ hasText: 'Details' }).getByRole('definition')
  await expect.element(facts.nth(0)).toHaveTextContent('1')
  await expect.element(facts.nth(1)).toMatchTextContent(/^0x7099…79C8.*24 USDT$/)
  const [approve, buy] = transactions
  expect(approve?.to.toLowerCase()).toBe(USDT.toLowerCase())
  expect(BigInt(`0x${approve?.data.slice(-64)}`)).toBe(120n * 10n ** 18n)
  expect(Number(buy?.gas)).toBe(200_000 * 1.25 + 30_000)
})

test('shows "You have canceled the transaction" when the user rejects it in the wallet', async () => {
  await setup({ send: () => Promise.reject(rejection) })
  await buyNow().click()
  await expect.element(alert()).toHaveTextContent('You have canceled the transaction')
  await expect.element(buyNow()).toBeEnabled()
})

test('shows "Insufficient Balance" without asking the wallet when the balance is too low', async () => {
  const send = vi.fn()
  await setup({ send })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  await buyNow().click()
  await expect.element(alert()).toHaveTextContent('Insufficient Balance')
  await expect.element(reasons()).toMatchTextContent(/You need 1,080 USDT/)
  expect(page.getByRole('button', { name: /Swap tokens|Buy tokens with money/ }).query()).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

const withServices = () =>
  exampleConfig({
    projectId: '0'.repeat(32),
    endpoints: { gateway: 'https://gateway.example' },
    features: { swap: true, onRamp: true },
  })

test('offers to swap and to buy tokens with money next to "Insufficient Balance" where the site has that', async () => {
  const { open } = await setup({ config: withServices() })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  await buyNow().click()
  await page.getByRole('button', { name: 'Swap tokens' }).click()
  expect(open).toHaveBeenCalledWith({ view: 'Swap' })
  await page.getByRole('button', { name: 'Buy tokens with money' }).click()
  expect(open).toHaveBeenCalledWith({ view: 'OnRampProviders' })
})

testInFull('offers neither to swap nor to buy tokens where the gateway has it off', async () => {
  await setup({ config: withServices(), project: { swap: false, onRamp: false } })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  await buyNow().click()
  await expect.element(alert()).toHaveTextContent('Insufficient Balance')
  expect(page.getByRole('button', { name: /Swap tokens|Buy tokens with money/ }).query()).toBeNull()
})

test('hides the result of an order when the order is changed', async () => {
  await setup({ send: () => Promise.reject(rejection) })
  const edits = [
    () => page.getByRole('button', { name: 'One more' }).click(),
    () => page.getByRole('textbox', { name: 'Quantity' }).fill('1'),
    () => page.getByRole('radio', { name: /Genesis Badge/ }).click(),
  ]
  for (const edit of edits) {
    await buyNow().click()
    await expect.element(alert()).toHaveTextContent('You have canceled the transaction')
    await edit()
    await expect.element(alert()).not.toBeInTheDocument()
  }
})

test('shows the new price and sends nothing when the price has risen', async () => {
  const send = vi.fn()
  const { chain } = await setup({ send })
  chain.functions.buy = () => {
    throw revert('CostExceedsMax', [2n, 1n])
  }
  await buyNow().click()
  await expect.element(alert()).toMatchTextContent(/^The price has risen/)
  expect(send).not.toHaveBeenCalled()
})

test('shows no success when the transaction reverted', async () => {
  const { chain } = await setup({ send: async () => HASH })
  chain.mine(HASH, [], '0x0')
  await buyNow().click()
  await expect.element(alert()).toMatchTextContent(/^The blockchain refused the transaction/)
})

test('opens the invitation dialog when no code is bound, and confirms the binding', async () => {
  const { chain } = await setup({ view: { profile: unboundProfile }, send: async () => HASH })
  chain.functions.ownerOfCode = () => INVITER
  await buyNow().click()
  await expect.element(page.getByRole('dialog', { name: 'Enter Invitation Code' })).toBeVisible()
  await expect.element(page.getByText('You need to bind an invitation code before proceeding')).toBeVisible()

  await page.getByRole('textbox', { name: 'Invitation code' }).fill('K7M2P9QX')
  chain.mine(HASH, [boundLog(BUYER)])
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Invitation code submitted successfully')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('asks the chain whether a code is bound when the page was read before its last transaction', async () => {
  const send = vi.fn(async () => HASH)
  const { chain, runtime } = await setup({ view: { profile: unboundProfile }, send })
  chain.pass(1n)
  runtime.freshness.require(exampleView().blockNumber + 1n)
  await buyNow().click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('shows the Reminder before the public opening when the account is not on the whitelist', async () => {
  const whitelistRoot = `0x${'0'.repeat(64)}` as const
  await setup({ view: { publicOpen: false, whitelistRoot } })
  await buyNow().click()
  const reminder = page.getByRole('dialog', { name: 'Reminder' })
  await expect.element(reminder).toMatchTextContent(/only whitelisted users can buy now/i)
  await expect.element(reminder).toMatchTextContent(/October 7, 2025 at 13:00 UTC/)
  await reminder.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(reminder).not.toBeInTheDocument()
  await expect.element(buyNow()).toHaveFocus()
})

test('shows an error, not a refusal, when a whitelist shard is missing', async () => {
  await setup({ view: { publicOpen: false, whitelistRoot: WHITELIST_ROOT } })
  await buyNow().click()
  await expect.element(alert()).toMatchTextContent(/^The whitelist could not be read/)
})

test('follows a purchase that was sent before a reload', async () => {
  const chain = createFakeChain()
  const { runtime } = await createTestRuntime({ chain })
  runtime.pending.purchase.set(BUYER, { hash: HASH })
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(page.getByRole('button', { name: 'Purchasing' })).toBeVisible()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  expect(runtime.pending.purchase.get(BUYER)).toBeUndefined()
})

test('lets the user stop waiting for a transaction that never arrives', async () => {
  const { runtime } = await createTestRuntime()
  runtime.pending.purchase.set(BUYER, { hash: HASH })
  renderWithProviders(<SaleOfPage />, { runtime })
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(buyNow()).toBeEnabled()
})

test('lets the user stop waiting for a silent wallet, and confirms a transaction that it sends later', async () => {
  let answer: (hash: typeof HASH) => void = () => {}
  const { chain } = await setup({
    send: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await buyNow().click()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(buyNow()).toBeEnabled()
  answer(HASH)
  await expect.element(page.getByRole('button', { name: 'Purchasing' })).toBeVisible()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
})

const unreachable = new HttpRequestError({ url: 'http://127.0.0.1:1' })

test('opens the network-failure dialog when an action fails, and lets the user retry', async () => {
  await setup({ send: () => Promise.reject(unreachable) })
  await buyNow().click()
  const dialog = page.getByRole('dialog', { name: 'Reminder' })
  await expect.element(dialog).toMatchTextContent(/The current network is unstable\./)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(buyNow()).toBeEnabled()
})

test('marks the data stale when a background request fails', async () => {
  const { chain, queryClient } = await setup()
  chain.functions.home = () => {
    throw unreachable
  }
  void queryClient.invalidateQueries()
  await expect.element(page.getByText('Connection interrupted: shown as of block 100.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(buyNow()).toBeEnabled()
})

const SPED_UP = `0x${'ef'.repeat(32)}` as const
const CAPABLE = { '0x38': { atomic: { status: 'supported' } } }

/** A purchase in flight, sent with nonce 4. */
async function setupPending() {
  const chain = createFakeChain()
  const { runtime } = await createTestRuntime({ chain })
  runtime.pending.purchase.set(BUYER, { hash: HASH, nonce: 4 })
  return { chain, runtime, render: () => renderWithProviders(<SaleOfPage />, { runtime }) }
}

test('confirms a purchase by its new receipt when it was sped up while the page was closed', async () => {
  const { chain, render } = await setupPending()
  chain.finalize(5)
  chain.see(SPED_UP, BUYER, 4)
  chain.mine(SPED_UP, [purchasedLog(BUYER, USDT)])
  const purchase = {
    id: 1,
    blockNumber: 101,
    time: 0,
    itemId: 1,
    quantity: 1,
    payToken: USDT,
    cost: 1n,
  }
  chain.functions.purchasesOf = () => [[purchase], 0]
  render()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
})

test('shows that a purchase was canceled in the wallet, and lets the user buy again', async () => {
  const { chain, runtime, render } = await setupPending()
  chain.finalize(5)
  render()
  await expect
    .element(alert())
    .toMatchTextContent(/^This transaction was canceled or replaced in your wallet/)
  await expect.element(buyNow()).toBeEnabled()
  expect(runtime.pending.purchase.get(BUYER)).toBeUndefined()
})

test('asks once for allowance and purchase when the wallet supports atomic batches', async () => {
  const asked: { calls: { to: string }[]; atomicRequired: boolean }[] = []
  const send = vi.fn()
  const { chain } = await setup({
    send,
    answers: {
      wallet_getCapabilities: () => CAPABLE,
      wallet_sendCalls(bundle) {
        asked.push(bundle as (typeof asked)[number])
        return { id: 'call-7' }
      },
      wallet_getCallsStatus: () => ({
        version: '2.0.0',
        id: 'call-7',
        chainId: '0x38',
        atomic: true,
        status: 200,
        receipts: [{ transactionHash: HASH, status: '0x1', blockNumber: '0x65', gasUsed: '0x1', logs: [] }],
      }),
    },
  })
  chain.functions.buy = () => {
    throw revert('InsufficientAllowance', [USDT, 0n, 1n])
  }
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await buyNow().click()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  expect(asked).toMatchObject([{ atomicRequired: true, calls: [{ to: USDT }, { to: PRESALE }] }])
  expect(send).not.toHaveBeenCalled()
})

/** A wallet that takes calls as one and lets a paymaster pay, and keeps what it was asked. */
function bundlingWallet(asked: unknown[], capabilities: object) {
  return {
    wallet_getCapabilities: () => ({ '0x38': capabilities }),
    wallet_sendCalls(bundle: unknown) {
      asked.push(bundle)
      return { id: 'call-7' }
    },
    wallet_getCallsStatus: () => ({
      version: '2.0.0',
      id: 'call-7',
      chainId: '0x38',
      atomic: true,
      status: 200,
      receipts: [{ transactionHash: HASH, status: '0x1', blockNumber: '0x65', gasUsed: '0x1', logs: [] }],
    }),
  }
}

const ATOMIC = { atomic: { status: 'supported' } }
const PAYMASTER = { ...ATOMIC, paymasterService: { supported: true } }

test('enters the code of the link, allows and buys in one request where the wallet does them at once', async () => {
  const asked: unknown[] = []
  const { chain } = await setup({
    view: { profile: unboundProfile },
    code: 'K7M2P9QX',
    answers: bundlingWallet(asked, ATOMIC),
  })
  chain.functions.buy = () => {
    throw revert('NotBound', [BUYER])
  }
  await expect.element(page.getByText(/^Buying also enters the invitation code of/)).toBeVisible()
  const inviter = page.getByRole('form').getByTitle(`Show the full address: ${INVITER}`)
  await expect.element(inviter).toMatchTextContent(/^0x.{4}….{4}$/)
  chain.mine(HASH, [boundLog(BUYER), purchasedLog(BUYER, USDT)])
  await buyNow().click()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  const { referral } = exampleConfig().contracts
  expect(asked).toMatchObject([
    { atomicRequired: true, calls: [{ to: referral }, { to: USDT }, { to: PRESALE }] },
  ])
  expect(asked).not.toMatchObject([{ capabilities: { paymasterService: expect.anything() } }])
})

test('asks for the code first where the wallet does one thing at a time', async () => {
  await setup({ view: { profile: unboundProfile }, code: 'K7M2P9QX' })
  await buyNow().click()
  const dialog = page.getByRole('dialog', { name: 'Enter Invitation Code' })
  await expect.element(dialog.getByRole('textbox')).toHaveValue('K7M2P9QX')
  await expect.element(dialog.getByTitle(`Show the full address: ${INVITER}`)).toBeVisible()
})

test('lets an account without BNB buy where the site pays and the wallet takes a paymaster', async () => {
  const asked: unknown[] = []
  const paymasterUrl = 'https://paymaster.example/v1'
  const { chain } = await setup({
    config: exampleConfig({ paymasterUrl }),
    answers: bundlingWallet(asked, PAYMASTER),
  })
  chain.functions.coins = () => 0n
  await expect.element(page.getByText('Paid by this site')).toBeVisible()
  expect(page.getByText(/BNB for the network fee/).query()).toBeNull()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await buyNow().click()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  expect(asked).toMatchObject([
    {
      calls: [{ to: PRESALE }],
      capabilities: { paymasterService: { url: paymasterUrl, optional: true } },
    },
  ])
})

test('says that nothing was paid when what the smart account did fails in its block', async () => {
  const { chain } = await setup({
    config: exampleConfig({ paymasterUrl: 'https://paymaster.example/v1' }),
    answers: bundlingWallet([], PAYMASTER),
  })
  chain.mine(HASH, [failedOperationLog(BUYER)])
  await buyNow().click()
  await expect
    .element(alert())
    .toHaveTextContent('The blockchain refused the transaction. Nothing was paid except the network fee.')
})

test('lets the account pay where the wallet takes no paymaster', async () => {
  const send = vi.fn(async () => HASH)
  const { chain } = await setup({
    send,
    config: exampleConfig({ paymasterUrl: 'https://paymaster.example/v1' }),
    answers: bundlingWallet([], ATOMIC),
  })
  expect(page.getByText('Paid by this site').query()).toBeNull()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await buyNow().click()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
})

test('asks for each step when the user declines to upgrade the wallet', async () => {
  const { chain } = await setup({
    answers: {
      wallet_getCapabilities: () => ({ '0x38': { atomic: { status: 'ready' } } }),
      wallet_sendCalls() {
        throw Object.assign(new Error('The upgrade was rejected.'), { code: 5750 })
      },
    },
  })
  chain.functions.buy = () => {
    throw revert('InsufficientAllowance', [USDT, 0n, 1n])
  }
  await buyNow().click()
  await expect.element(page.getByText('Allow exactly 120 USDT in your wallet')).toBeVisible()
})

test('shows each step of a purchase', async () => {
  await setup({ send: () => new Promise(() => {}) })
  await buyNow().click()
  const steps = page.getByRole('list', { name: 'Progress of the purchase' })
  await expect.element(steps.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps).toMatchTextContent(/Network \(done\).*Allow \(done\).*Buy.*Confirmed$/)
})

test('estimates the network fee before signing', async () => {
  await setup()
  // 360,000 gas for the allowance and the purchase at 0.05 gwei.
  await expect.element(page.getByText('0.000018 BNB')).toBeVisible()
})

const reasons = () => page.getByRole('list', { name: 'Before you can buy' })

test('shows a missing wallet among the reasons before a visitor buys', async () => {
  await setup({ visitor: true })
  await expect.element(reasons()).toHaveTextContent('Connect a wallet. Press Buy Now to connect.')
})

test('shows another network, a missing code and a low balance among the reasons before a user buys', async () => {
  await setup({ chainId: 1, view: { profile: unboundProfile } })
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  await expect.element(reasons()).toMatchTextContent(/Bind an invitation code, once\./)
  await expect
    .element(reasons())
    .toMatchTextContent(/You need 1,080 USDT, and this wallet holds 1,000 USDT\./)
  await expect
    .element(reasons())
    .toMatchTextContent(/another network\. Buying asks it to switch to BNB Smart/)
})

testInFull('shows no reasons when the account can buy', async () => {
  await setup()
  await expect.element(reasons()).not.toBeInTheDocument()
})

test('shows that the account is not on the whitelist before it buys', async () => {
  await setup({ view: { publicOpen: false, whitelistRoot: `0x${'0'.repeat(64)}` } })
  await expect
    .element(reasons())
    .toMatchTextContent(
      'This wallet is not on the whitelist. Everyone can buy from October 7, 2025 at 13:00 UTC.',
    )
})

test('checks an address without a wallet, and only a complete one', async () => {
  await setup({ visitor: true, view: { publicOpen: false, whitelistRoot: `0x${'0'.repeat(64)}` } })
  const form = page.getByRole('textbox', { name: 'Wallet address' })
  for (const typed of ['', '0x12', `${BUYER}0`, '<script>alert(1)</script>']) {
    await form.fill(typed)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect.element(page.getByText(/^Enter the full address/)).toBeVisible()
  }
  await form.fill(` ${BUYER.toLowerCase()} `)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('This address is not on the whitelist.')).toBeVisible()
})

test('gives no result for an address when its shard cannot be read', async () => {
  await setup({ visitor: true, view: { publicOpen: false, whitelistRoot: WHITELIST_ROOT } })
  await page.getByRole('textbox', { name: 'Wallet address' }).fill(BUYER)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText(/^The whitelist could not be read/)).toBeVisible()
})

test('summarizes the items, the price, the dates and the cost of a withdrawal', async () => {
  await setup({ visitor: true })
  await expect
    .element(
      page.getByText('NFTs that come with YES: Genesis Fragment for $120.00 and Genesis Badge for $1,200.00'),
    )
    .toBeVisible()
  await expect.element(page.getByText('October 7, 2025 at 15:00 UTC').first()).toBeVisible()
  await expect.element(page.getByText(/^5% plus 1 token \(USDT\) per withdrawal/)).toBeVisible()
})

test('shows the supply and the whole price schedule without a wallet', async () => {
  await setup({ visitor: true })
  const fragment = page.getByRole('meter', { name: 'Genesis Fragment' })
  await expect.element(fragment).toHaveAttribute('value', '500')
  await expect.element(page.getByText('500 of 1,000 sold').first()).toBeVisible()
  await page.getByText('All price steps').click()
  await expect
    .element(page.getByRole('row', { name: /October 7, 2025 at 13:00 UTC \$0\.12 now/ }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /October 7, 2025 at 15:00 UTC \$0\.15/ })).toBeVisible()
})

test('adds up the earnable rewards of all tokens in dollars', async () => {
  const [usdt] = exampleView().tokens
  if (usdt === undefined) throw new Error('No token.')
  await setup({
    view: {
      tokens: [
        { ...usdt, rewardAvailable: 12n * 10n ** 18n },
        { ...usdt, token: INVITER, symbol: 'USDC', decimals: 6, rewardAvailable: 500_000n },
      ],
    },
  })
  await expect.element(page.getByText('Earnable rewards')).toBeVisible()
  await expect.element(page.getByText('$12.50')).toBeVisible()
})

test('marks stale data while the connection is lost, and keeps buying possible', async () => {
  const { chain, queryClient } = await setup()
  const stale = page.getByText('Connection interrupted: shown as of block 100.')
  for (const isUp of [false, true, false, true]) {
    chain.functions.home = () => {
      if (!isUp) throw unreachable
      return exampleView()
    }
    void queryClient.invalidateQueries()
    await (isUp ? expect.element(stale).not.toBeInTheDocument() : expect.element(stale).toBeVisible())
    await expect.element(buyNow()).toBeEnabled()
  }
})

test('shows the last known view with its age, without buying, after a reload without a connection', async () => {
  const { chain, storage } = await setup({ view: { yesHoldings: 20_000n * 10n ** 18n } })
  const request = () => Promise.reject(unreachable)
  const { runtime } = await createTestRuntime({ chain: { ...chain, request }, storage })
  document.body.replaceChildren()
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect
    .element(
      page.getByText('No connection. Last read this minute, as of block 100; it may have changed since.'),
    )
    .toBeVisible()
  await expect.element(page.getByText(/^\$0\.12 per YES$/)).toBeVisible()
  await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await expect.element(buyNow()).toBeDisabled()
})

test('reports a node of another chain and shows none of its data', async () => {
  const chain = createFakeChain()
  chain.functions.home = () => {
    throw new NodeOnOtherChainError('https://rpc.example', { actual: 97, expected: 56 })
  }
  const { runtime } = await createTestRuntime({ chain, wallet: null })
  renderWithProviders(<SaleOfPage />, { runtime, retryDelay: 0 })
  await expect
    .element(alert())
    .toMatchTextContent(/^The site is connected to a blockchain other than BNB Smart Chain/)
})

testInFull(
  'says that no further price rise is scheduled after the last step, and not that there will be none',
  async () => {
    await setup({ visitor: true, view: { nextPrice: 0n, nextPriceAt: 0n } })
    await expect.element(page.getByText('No further price rise is scheduled.')).toBeVisible()
    await expect
      .element(page.getByText(/^The sale’s admin can change or add steps, with at least one hour of notice/))
      .toBeVisible()
  },
)

testInFull('names the tokens of a withdrawal also when none is accepted', async () => {
  const tokens = exampleView().tokens.map((token) => ({ ...token, enabled: false }))
  await setup({ visitor: true, view: { tokens } })
  await expect.element(page.getByText(/^5% plus 1 token \(USDT\) per withdrawal/)).toBeVisible()
})

test('shows the same network fee in the summary and among the reasons', async () => {
  const tokens = exampleView().tokens.map((token) => ({ ...token, allowance: 120n * 10n ** 18n }))
  const { chain, queryClient } = await setup({ view: { tokens } })
  chain.functions.coins = () => 0n
  void queryClient.invalidateQueries()
  await expect.element(page.getByText(/^You need about 0\.000016\sBNB for the network fee\./)).toBeVisible()
  await expect.element(page.getByText('0.000016 BNB', { exact: true })).toBeVisible()
})

testInFull('estimates the gas of a purchase while it is simulated', async () => {
  const chain = createFakeChain()
  const buy = toFunctionSelector(getAbiItem({ abi: presaleAbi, name: 'buy' }))
  const estimated = createDeferred<void>()
  const request: typeof chain.request = async (call) => {
    const isBuy = JSON.stringify(call.params)?.includes(buy)
    if (isBuy && call.method === 'eth_estimateGas') estimated.resolve()
    if (isBuy && call.method === 'eth_call') await estimated.promise
    return chain.request(call)
  }
  const wallet = createFakeWallet({ send: async () => HASH })
  const { runtime } = await createTestRuntime({ chain: { ...chain, request }, wallet })
  renderWithProviders(<SaleOfPage />, { runtime })
  await buyNow().click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
})

test('says that a reload loses the purchase where the browser stores nothing, until it is confirmed', async () => {
  const { chain } = await setup({ isFull: true, send: async () => HASH })
  const warning = page.getByText(/^Your browser does not store this transaction/)
  await expect.element(warning).not.toBeInTheDocument()
  await buyNow().click()
  await expect.element(warning).toBeVisible()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
})

testInFull('groups the digits of the quantity in the receipt', async () => {
  const { chain } = await setup({ send: async () => HASH })
  chain.mine(HASH, [purchasedLog(BUYER, USDT, 1_200)])
  await buyNow().click()
  await expect.element(page.getByText(/^1,200 × Genesis Fragment for 144,000\sUSDT\./)).toBeVisible()
})

/** The number of lines of each item's name, wherever it stands. */
function linesOfNames(names: readonly string[]) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: number[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const name of names) {
      const start = node.textContent?.indexOf(name) ?? -1
      if (start < 0 || node.parentElement?.closest('meter, .visually-hidden')) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + name.length)
      lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
  }
  return lines
}

testInFull('keeps the Japanese names of the items whole at each width', async () => {
  onTestFinished(() => page.viewport(414, 896))
  const { runtime } = await createTestRuntime({ chain: createFakeChain(exampleView()) })
  renderWithProviders(
    <>
      <LanguagePicker />
      <SaleOfPage />
    </>,
    { runtime },
  )
  await page.getByRole('combobox').selectOptions('日本語')
  await expect.element(page.getByRole('radio', { name: /ジェネシス・\u2060フラグメント/ })).toBeVisible()
  await expect.element(page.getByRole('meter', { name: 'ジェネシス・\u2060バッジ' })).toBeInTheDocument()
  for (const width of [320, 360, 768, 1440]) {
    await page.viewport(width, 900)
    const lines = linesOfNames(['ジェネシス・\u2060フラグメント', 'ジェネシス・\u2060バッジ'])
    expect(lines.length, `${width} px`).toBeGreaterThan(5)
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]))
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})
