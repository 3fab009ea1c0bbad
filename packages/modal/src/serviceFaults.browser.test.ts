/** Swap, names and on-ramp in a browser while their gateway fails. */
import { IS_FULL } from '@foyer/harness/full'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PAYMENT_PAGE, ZONE } from './test/answerGateway.ts'
import { button, dialog, field, NO_PRICE, openPreview, says } from './test/openService.ts'
import { FAULTS, startFaultyDapp } from './test/startFaultyDapp.ts'

const faults = Object.entries(FAULTS)

afterEach(() => void vi.restoreAllMocks())

// One fault here, where two transactions are at stake; all of them in `test:full`.
describe.each(IS_FULL ? faults : faults.slice(0, 1))('the gateway is %s', (_, fault) => {
  test('between the approval and the swap: says so, and sends neither twice', async () => {
    const { fails, wallet } = await openPreview('USDT', { fault })
    fails.add('allowance')
    await button('Swap').click()
    await says(NO_PRICE)
    fails.clear()
    await button('Continue').click()
    await expect.element(dialog()).toHaveAccessibleName('Review')
    await button('Swap').click()
    await expect.element(page.getByText('Swap confirmed')).toBeVisible()
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  })
})

describe.each(IS_FULL ? faults : [])('the gateway is %s', (_, fault) => {
  test('when a name is registered: keeps it, and asks for no second signature at the next try', async () => {
    const { foyer, fails, wallet } = await startFaultyDapp({ fault, failing: ['account'] })
    await foyer.open({ view: 'RegisterAccountName' })
    await field('Name').fill('alice')
    await button('Register').click()
    await says('Error registering name alice')
    await expect.element(field('Name')).toHaveValue('alice')
    fails.clear()
    await button('Register').click()
    await expect.element(page.getByText(`alice.${ZONE}`)).toBeVisible()
    expect(wallet.asked.filter((method) => method === 'personal_sign')).toHaveLength(1)
  })

  test('when it is asked for a price: invents none', async () => {
    const { foyer } = await startFaultyDapp({ fault, failing: ['quote'] })
    await foyer.open({ view: 'OnRampProviders' })
    await field('You pay').fill('50')
    await expect.element(page.getByText('See price on site')).toBeVisible()
  })

  test('when it is asked for a link: says so, and leads there at the next try', async () => {
    const { foyer, fails } = await startFaultyDapp({ fault, failing: ['onrampurl'] })
    await foyer.open({ view: 'OnRampProviders' })
    await field('You pay').fill('50')
    await button(/^MoonPay/).click()
    await says('The provider sent no link. Try again, or choose another one.')
    expect(page.getByRole('link', { name: /Continue/ }).query()).toBeNull()
    fails.clear()
    await button(/^MoonPay/).click()
    await expect
      .element(page.getByRole('link', { name: 'Continue at MoonPay' }))
      .toHaveAttribute('href', PAYMENT_PAGE)
  })
})
