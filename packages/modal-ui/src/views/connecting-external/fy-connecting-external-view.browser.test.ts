import { connected } from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, expectNoAxeViolations, openModal } from '../../test/mountModal.ts'

const fails = (error: unknown) => () => Promise.reject(error)

test('default: says where to go on', async () => {
  const { adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await button('One').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Continue in One')
  await expectNoAxeViolations()
})

test.each([
  ['rejected', { code: 4001 }, 'Connection rejected'],
  ['busy', { code: -32002 }, 'Your wallet is waiting'],
  ['failed', new Error('internal'), 'Failed to connect'],
])('behavior: %s is said, with a way to try again', async (_, error, title) => {
  const { adapter } = await openModal()
  adapter.answers.connect = fails(error)
  await button('One').click()
  await expect.element(page.getByRole('status')).toMatchTextContent(title)
  await expectNoAxeViolations()
  adapter.answers.connect = async (connectorId) => connected({ connectorId })
  await button('Try again').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('behavior: trying again asks the wallet again while it is still silent', async () => {
  const { adapter } = await openModal()
  adapter.answers.connect = vi.fn(() => new Promise<never>(() => {}))
  await button('One').click()
  await button('Try again').click()
  expect(adapter.answers.connect).toHaveBeenCalledTimes(2)
})
