/** The whole table of swap, names and on-ramp while their gateway, the node or the wallet fails: for `test:full`. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, field, NO_PRICE, openPreview, openSwap, says } from './test/openService.ts'
import { FAULTS, startFaultyDapp } from './test/startFaultyDapp.ts'

const faults = Object.entries(FAULTS)

afterEach(() => void vi.restoreAllMocks())

describe.each(faults)('the gateway is %s', (_, fault) => {
  test('when it is asked for the tokens of a swap: says so, and shows them at the next try', async () => {
    const { foyer, fails } = await startFaultyDapp({ fault, failing: ['tokens'] })
    await foyer.open({ view: 'Swap' })
    await expect.element(page.getByText('The tokens could not be loaded.')).toBeVisible()
    fails.clear()
    await button('Try again').click()
    await expect.element(page.getByRole('button', { name: /^You pay/ })).toBeVisible()
  })

  test.each<['BNB' | 'USDT', string]>([
    ['BNB', 'quotes'],
    ['USDT', 'allowance'],
    ['USDT', 'build-approve'],
    ['BNB', 'build-transaction'],
  ])('when %s is swapped, in %s: says so, and goes on at the next try', async (from, step) => {
    const { fails } = await openSwap(from, { fault, failing: [step] })
    await field('You pay').fill('0.5')
    await button('Continue').click()
    await says(NO_PRICE)
    await expect.element(field('You pay')).toHaveValue('0.5')
    fails.clear()
    await button('Continue').click()
    await expect.element(dialog()).toHaveAccessibleName('Review')
  })

  test('once a swap is reviewed, when it builds that: says so, and sends it at the next try', async () => {
    const { fails, wallet } = await openPreview('BNB', { fault })
    fails.add('build-transaction')
    await button('Swap').click()
    await says(NO_PRICE)
    fails.clear()
    await button('Continue').click()
    await expect.element(dialog()).toHaveAccessibleName('Review')
    await button('Swap').click()
    await expect.element(page.getByText('Swap confirmed')).toBeVisible()
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test('when it is asked which names are free: says so, and registers all the same', async () => {
    const { foyer } = await startFaultyDapp({ fault, failing: ['alice'] })
    await foyer.open({ view: 'RegisterAccountName' })
    await field('Name').fill('alice')
    await says('Error fetching name suggestions')
    await button('Register').click()
    await expect.element(dialog()).toHaveAccessibleName('Your name')
  })

  test('when it is asked what can be bought: says so, and shows it at the next try', async () => {
    const { foyer, fails } = await startFaultyDapp({ fault, failing: ['options'] })
    await foyer.open({ view: 'OnRampProviders' })
    await expect.element(page.getByText(/Couldn’t load purchase options/)).toBeVisible()
    fails.clear()
    await button('Try again').click()
    await expect.element(field('You pay')).toBeVisible()
  })
})

describe.each(faults)('the node is %s', (_, fault) => {
  test.each(['eth_estimateGas', 'eth_gasPrice'])(
    'when a swap is prepared, in %s: says so, and goes on once it answers',
    async (method) => {
      const { fails } = await openSwap('BNB', { fault, failing: [method] })
      await field('You pay').fill('0.5')
      await button('Continue').click()
      await says('The swap would fail right now. Allow more slippage, or swap less.')
      fails.clear()
      await button('Continue').click()
      await expect.element(dialog()).toHaveAccessibleName('Review')
    },
  )

  test.each(['BNB', 'USDT'] as const)(
    'when it is asked for a receipt of a swap of %s: waits, and goes on once it answers',
    async (from) => {
      const { fails } = await openPreview(from, { fault })
      fails.add('eth_getTransactionReceipt')
      await button('Swap').click()
      const waiting = from === 'BNB' ? 'On its way' : /The network is confirming that/
      await expect.element(page.getByText(waiting)).toBeVisible()
      fails.clear()
      await expect.element(page.getByText('Swap confirmed')).toBeVisible()
    },
  )
})

test.each([
  ['the approval', 'USDT'],
  ['the swap', 'BNB'],
] as const)(
  'a wallet that cannot send %s leads back to the form, and sends at the next try',
  async (_, from) => {
    const { fails } = await openPreview(from)
    fails.add('eth_sendTransaction')
    await button('Swap').click()
    await says('The wallet did not swap. Unlock it and try again.')
    fails.clear()
    await button('Continue').click()
    await button('Swap').click()
    await expect.element(page.getByText('Swap confirmed')).toBeVisible()
  },
)

test('a wallet that cannot sign keeps the name, and registers it at the next try', async () => {
  const { foyer, fails } = await startFaultyDapp({ failing: ['personal_sign'] })
  await foyer.open({ view: 'RegisterAccountName' })
  await field('Name').fill('alice')
  await button('Register').click()
  await says('The wallet did not sign. Unlock it and try again.')
  fails.clear()
  await button('Register').click()
  await expect.element(dialog()).toHaveAccessibleName('Your name')
})
