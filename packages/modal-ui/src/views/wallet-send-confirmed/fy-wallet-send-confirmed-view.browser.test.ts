import type { ModalEvents } from '@foyer/modal-core'
import { FEE, HASH, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog } from '../../test/mountModal.ts'
import { field, openSend } from '../../test/openSend.ts'

async function send(to = OTHER_ADDRESS) {
  const mounted = await openSend()
  mounted.adapter.answers.estimateFee = async () => FEE
  await field('Amount').fill('0.5')
  await field('To').fill(to)
  await button('Continue').click()
  await expect.element(dialog()).toHaveAccessibleName('Review')
  await button('Send').click()
  await expect.element(dialog()).toHaveAccessibleName('Transaction')
  const report = (status: ModalEvents['transaction']['status']) =>
    mounted.modal.events.emit('transaction', { hash: HASH, chainId: 56, status })
  return { ...mounted, report }
}

test('waits for the network, with a link to the explorer', async () => {
  await send()
  await expect.element(page.getByText('On its way')).toBeVisible()
  await expect.element(page.getByText('To 0x7099…79C8')).toHaveAttribute('title', OTHER_ADDRESS)
  const link = page.getByRole('link', { name: 'View on explorer' })
  await expect.element(link).toHaveAttribute('href', `https://bscscan.com/tx/${HASH}`)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

const ENDS = [
  [
    'shared',
    'Waiting for the other owners',
    'This account is a contract: the transaction is sent once its other owners have confirmed it in their wallets.',
  ],
  ['confirmed', '0.5 BNB sent', 'The network has confirmed the transaction.'],
  ['reverted', 'Transaction failed', 'Nothing was sent, but the network fee was charged.'],
  ['replaced', 'Replaced in your wallet', 'Another transaction replaced it, so this one sent nothing.'],
  [
    'timedOut',
    'Not confirmed yet',
    'The transaction may still be confirmed. Check the explorer before you send again.',
  ],
] as const

test('shows what has become of it', async () => {
  const { report } = await send()
  for (const [status, title, text] of ENDS) {
    report(status)
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    // Before it is executed it has no hash that an explorer knows.
    expect(page.getByRole('link', { name: 'View on explorer' }).elements()).toHaveLength(
      status === 'shared' ? 0 : 1,
    )
  }
})

test('shows the name of the receiver with the address', async () => {
  await send('alice.bnb')
  await expect.element(page.getByText('To alice.bnb (0x7099…79C8)')).toBeVisible()
})

test('ends at the account, and the next form begins empty', async () => {
  const { modal, report } = await send()
  report('confirmed')
  await button('Done').click()
  await expect.element(dialog()).toHaveAccessibleName('Account')
  expect(modal.state.router.history).toEqual([])
  await button('Send').click()
  await expect.element(field('Amount')).toHaveValue('')
  await expect.element(field('To')).toHaveValue('')
})

test('begins an empty form also after the way back', async () => {
  await send()
  await button('Back').click()
  await expect.element(dialog()).toHaveAccessibleName('Account')
  await button('Send').click()
  await expect.element(field('Amount')).toHaveValue('')
})
