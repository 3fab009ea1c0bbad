import { open } from '@foyer/modal-core'
import { connected, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../test/mountModal.ts'
import { field, openSend } from '../test/openSend.ts'
import { translateShadows } from '../test/translateShadows.ts'

/** Notes what is thrown while the modal draws. */
function watchProblems() {
  const problems: unknown[] = []
  const note = ({ error, reason }: ErrorEvent & PromiseRejectionEvent) => void problems.push(error ?? reason)
  const types = ['error', 'unhandledrejection'] as const
  for (const type of types) window.addEventListener(type, note as EventListener)
  onTestFinished(() => {
    for (const type of types) window.removeEventListener(type, note as EventListener)
  })
  return problems
}

test('connects while a translator replaces the texts of the dialog', async () => {
  const problems = watchProblems()
  const { modal, adapter } = mountModal()
  await open(modal)
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  translateShadows()
  adapter.answers.connect = () => Promise.reject(Object.assign(new Error('No'), { code: 4001 }))
  await button('One').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Connection rejected')
  const answer = Promise.withResolvers<ReturnType<typeof connected>>()
  adapter.answers.connect = () => answer.promise
  await button('Try again').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Continue in One')
  expect(page.getByText('Connection rejected').query()).toBeNull()
  answer.resolve(connected())
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(problems).toEqual([])
})

test('shows another account and language while a translator replaces the texts of the dialog', async () => {
  const problems = watchProblems()
  const { modal, adapter } = mountModal()
  adapter.report(connected())
  await open(modal)
  await expect.element(button('Disconnect')).toBeVisible()
  translateShadows()
  adapter.report(connected({ address: OTHER_ADDRESS }))
  await expect.element(page.getByText('0x7099…79C8')).toBeVisible()
  expect(page.getByText('0xf39F…2266').query()).toBeNull()
  modal.options.update({ locale: 'ja' })
  await expect.element(button('接続解除')).toBeVisible()
  expect(page.getByText('Disconnect').query()).toBeNull()
  expect(problems).toEqual([])
})

test('sends while a translator replaces the texts of the dialog', async () => {
  const problems = watchProblems()
  const { modal } = await openSend()
  translateShadows()
  for (const [amount, value] of [
    ['0.5', '≈ $300.00'],
    ['1', '≈ $600.00'],
    ['0.25', '≈ $150.00'],
  ] as const) {
    await field('Amount').fill(amount)
    await expect.element(page.getByText(value)).toBeVisible()
  }
  await button('Continue').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('An amount and receiver address are required')
  await field('To').fill('0x1234')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an address or a name.')
  await field('To').fill(OTHER_ADDRESS)
  await button('Continue').click()
  await expect.element(dialog()).toHaveAccessibleName('Review')
  await expect.element(page.getByText('0.25 BNB', { exact: true })).toBeVisible()
  // An address is no text to translate.
  const receiver = page.getByText(OTHER_ADDRESS, { exact: true }).element()
  expect(receiver.closest('font, [translate="no"]')?.localName).toBe('bdi')
  expect(modal.state.send).toMatchObject({ sendTokenAmount: '0.25', receiverAddress: OTHER_ADDRESS })
  expect(problems).toEqual([])
})
