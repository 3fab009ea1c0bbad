/** The account in a browser while its gateway, its node or its wallet fails. */
import { IS_FULL } from '@foyer/harness/full'
import { OTHER_ADDRESS } from '@foyer/modal-core/test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FAULTS, startFaultyDapp } from './test/startFaultyDapp.ts'

type Options = Parameters<typeof startFaultyDapp>[0]

/** Those in `test:full` alone: `faults.test.ts` of the core and of sending have each without a browser. */
const rowsInFull = <row>(rows: readonly row[]) => (IS_FULL ? rows : [])
const faults = rowsInFull(Object.entries(FAULTS))

afterEach(() => void vi.useRealTimers())

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const tokens = () => dialog().getByText('BNB', { exact: true }).first()
const dollars = () => dialog().getByText('$600.00').first()

/** The Account view over servers that fail from the start as told. */
async function openAccount(options: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const dapp = await startFaultyDapp(options)
  await dapp.foyer.open()
  return dapp
}

/** Opens the account again half a minute later: what failed is not asked for any earlier. */
async function reopen({ foyer }: Awaited<ReturnType<typeof startFaultyDapp>>) {
  await foyer.close()
  vi.setSystemTime(Date.now() + 30_000)
  await foyer.open()
}

/** Fills the form of the wallet, over the dapp's node alone. */
async function openForm(options: Options = {}) {
  const dapp = await startFaultyDapp({ ...options, hasGateway: false })
  await dapp.foyer.open({ view: 'WalletSend' })
  await field('Amount').fill('0.5')
  await field('To').fill(OTHER_ADDRESS)
  return dapp
}

describe.each(faults)('the gateway is %s', (_, fault) => {
  test('when it is asked for the balance: shows what the chain says, and its value once it answers', async () => {
    const dapp = await openAccount({ fault, failing: ['balance'] })
    await expect.element(tokens()).toBeVisible()
    expect(dollars().query()).toBeNull()
    dapp.fails.clear()
    await reopen(dapp)
    await expect.element(dollars()).toBeVisible()
  })

  test('when it is asked for the history: says so, and shows it at the next try', async () => {
    const { fails } = await openAccount({ fault, failing: ['history'] })
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
    fails.clear()
    await button('Try again').click()
    await expect.element(page.getByText(/NEWER/)).toBeVisible()
  })

  test('in the middle of the history: keeps what is there, and goes on at the next try', async () => {
    const { fails } = await openAccount({ fault })
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect.element(page.getByText(/NEWER/)).toBeVisible()
    fails.add('history')
    await button('Show older').click()
    await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
    await expect.element(page.getByText(/NEWER/)).toBeVisible()
    fails.clear()
    await button('Try again').click()
    await expect.element(page.getByText(/OLDER/)).toBeVisible()
  })
})

test.each(rowsInFull([0, -1, '600', null]))('a price of %j from the gateway is none', async (price) => {
  await openAccount({ says: { price } })
  await expect.element(page.getByTestId('total')).toMatchTextContent('Total balance 1 BNB')
  expect(dialog().getByText(/\$/).query()).toBeNull()
})

test('a gateway that answers for another chain is not believed', async () => {
  await openAccount({ says: { chain: 'eip155:1' } })
  await expect.element(page.getByTestId('total')).toMatchTextContent('Total balance 1 BNB')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
})

describe.each(faults)('the node is %s', (_, fault) => {
  test('when it is asked for the balance: says so, and shows it once it answers', async () => {
    const dapp = await openAccount({ fault, hasGateway: false, failing: ['eth_getBalance'] })
    await expect.element(page.getByText(/Token Balance Unavailable/)).toBeVisible()
    dapp.fails.clear()
    await reopen(dapp)
    await expect.element(tokens()).toBeVisible()
  })

  test.each(['eth_estimateGas', 'eth_gasPrice'])(
    'in %s: says that the fee cannot be estimated, and goes on once it can be',
    async (method) => {
      const { fails } = await openForm({ fault })
      fails.add(method)
      await button('Continue').click()
      await expect.element(page.getByRole('alert')).toHaveTextContent('Error estimating gas')
      fails.clear()
      await button('Continue').click()
      await expect.element(dialog()).toHaveAccessibleName('Review')
    },
  )

  test('when it is asked for the receipt: waits, and confirms once it answers', async () => {
    const { fails } = await openForm({ fault })
    fails.add('eth_getTransactionReceipt')
    await button('Continue').click()
    await button('Send').click()
    await expect.element(page.getByText('On its way')).toBeVisible()
    fails.clear()
    await expect.element(page.getByText('0.5 BNB sent')).toBeVisible()
  })
})

test('goes back to the form when the wallet cannot send, and sends at the next try', async () => {
  const { fails } = await openForm()
  await button('Continue').click()
  fails.add('eth_sendTransaction')
  await button('Send').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The wallet did not send. Unlock it and try again.')
  fails.clear()
  await button('Continue').click()
  await button('Send').click()
  await expect.element(dialog()).toHaveAccessibleName('Transaction')
})

describe('the wallet is on another chain', () => {
  test('from the start: asks to switch, and shows no balance until it is back', async () => {
    const { wallet, foyer } = await startFaultyDapp({ hasGateway: false })
    wallet.moveTo('0x1')
    await foyer.open()
    await expect.element(dialog()).toHaveAccessibleName('Switch network')
    expect(tokens().query()).toBeNull()
    wallet.moveTo('0x38')
    // The modal closes when it hears that the wallet is back.
    await expect.poll(() => foyer.state.router.open).toBe(false)
    await foyer.open({ view: 'Account' })
    await expect.element(tokens()).toBeVisible()
  })

  test('without a word, once the transaction is reviewed: sends nothing, and does once it is back', async () => {
    const { wallet } = await openForm()
    await button('Continue').click()
    wallet.answers.eth_chainId = '0x1'
    await button('Send').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your wallet has changed its account or network. Check the transaction again.')
    expect(wallet.asked).not.toContain('eth_sendTransaction')
    wallet.answers.eth_chainId = '0x38'
    await button('Continue').click()
    await button('Send').click()
    await expect.element(dialog()).toHaveAccessibleName('Transaction')
  })
})
