import { NoAccountError } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../exports/namespaces.ts'
import { button, dialog, openModal } from '../../test/mountModal.ts'

const fails = (error: unknown) => () => Promise.reject(error)

test('tells the visitor where to continue', async () => {
  const { adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await button('One').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Continue in One')
})

test('shows why it failed, with a way to retry', async () => {
  const { adapter } = await openModal()
  for (const [name, error, title] of [
    ['One', { code: 4001 }, 'Connection rejected'],
    ['Try again', { code: -32002 }, 'Your wallet is waiting'],
    ['Try again', new Error('internal'), 'Failed to connect'],
  ] as const) {
    adapter.answers.connect = fails(error)
    await button(name).click()
    await expect.element(page.getByRole('status')).toMatchTextContent(title)
  }
  adapter.answers.connect = async (connectorId) => connected({ connectorId })
  await button('Try again').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test.each([
  ['en', 'Allow the site in the wallet’s settings'],
  ['ja', 'ウォレットの設定で許可'],
] as const)('says in %s what to do about a wallet outside EVM', async (locale, text) => {
  const { modal, adapter } = await openModal()
  modal.options.update({ locale })
  const problem = { code: 'blocked', wallet: 'One', network: 'Polkadot' }
  adapter.answers.connect = fails(Object.assign(new NoAccountError(), { problem }))
  await button('One').click()
  const drawn = () =>
    page.getByRole('status').element().querySelector('fy-wallet-problem')?.shadowRoot?.textContent
  await expect.poll(drawn).toContain(text)
})

test('offers a reload where code that asks the wallet was removed', async () => {
  const server = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  onTestFinished(() => server.mockRestore())
  const { adapter } = await openModal()
  adapter.answers.connect = fails(new TypeError('Importing a module script failed.'))
  await button('One').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('This page was updated.')
  await expect.element(button('Reload page')).toBeVisible()
})

test('joins the open request when the user tries again while the wallet is silent', async () => {
  const { modal, adapter } = await openModal()
  const answer = Promise.withResolvers<ReturnType<typeof connected>>()
  adapter.answers.connect = vi.fn(() => answer.promise)
  await button('One').click()
  await button('Try again').click()
  expect(adapter.answers.connect).toHaveBeenCalledOnce()
  answer.resolve(connected())
  await expect.poll(() => modal.state.accounts.eip155?.status).toBe('connected')
})
