import { selectRows } from '@foyer/harness/full'
import { open } from '@foyer/modal-core'
import { tokenBalance } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activeElement, button, dialog, expectFocus } from '../../test/mountModal.ts'
import { openSend, USDT } from '../../test/openSend.ts'

const SPENT = tokenBalance({
  address: `0x${'77'.repeat(20)}`,
  name: 'Spent Coin',
  symbol: 'SPENT',
  amount: 0n,
})

const search = () => page.getByRole('searchbox', { name: 'Search tokens' })
const rows = () => page.getByRole('listitem')
const row = (name: RegExp) => page.getByRole('button', { name })

async function openList() {
  const mounted = await openSend({ balances: [tokenBalance(), USDT, SPENT] })
  await row(/^Select token/).click()
  await expect.element(dialog()).toHaveAccessibleName('Select token')
  return mounted
}

test('lists what the account has, and marks the token that is chosen', async () => {
  await openList()
  await expect.poll(() => rows().elements().length).toBe(2)
  await expect.element(row(/BNB/)).toHaveAttribute('aria-current', 'true')
  await expect.element(row(/Tether USD/)).not.toHaveAttribute('aria-current')
})

test.each(
  selectRows(['tether', 'usdT', '0x55D398326F99059FF775485246999027b3197955'], (query) =>
    query.startsWith('0x'),
  ),
)('searches by name, symbol and contract: %s', async (query) => {
  await openList()
  await search().fill(query)
  await expect.poll(() => rows().elements().length).toBe(1)
  await expect.element(rows()).toMatchTextContent(/Tether USD/)
  await expect.element(page.getByText('Results: 1')).toBeInTheDocument()
})

test('explains an empty result, and clears the search', async () => {
  await openList()
  await search().fill('no such token')
  await expect.element(page.getByText('No token found')).toBeVisible()
  await button('Clear search').click()
  await expect.poll(() => rows().elements().length).toBe(2)
  await expectFocus(search())
})

test('goes from the search through the list with arrow keys, Home and End, and chooses with Enter', async () => {
  const { modal } = await openList()
  await search().click()
  await userEvent.keyboard('{ArrowDown}')
  const focused = () => activeElement()?.textContent ?? ''
  await expect.poll(focused).toContain('BNB')
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toContain('Tether')
  await userEvent.keyboard('{ArrowDown}{Home}')
  await expect.poll(focused).toContain('BNB')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog()).toHaveAccessibleName('Send')
  await expect.poll(() => modal.state.send?.token?.symbol).toBe('USDT')
  await expect.element(row(/^Select token/)).toMatchTextContent(/Tether USD/)
})

test('leads to the form when it was opened by itself', async () => {
  const { modal } = await openSend()
  await open(modal, { view: 'WalletSendSelectToken' })
  await row(/Tether USD/).click()
  await expect.element(dialog()).toHaveAccessibleName('Send')
})
