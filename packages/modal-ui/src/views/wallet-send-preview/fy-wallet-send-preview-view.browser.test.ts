import { close, open } from '@foyer/modal-core'
import { ADDRESS, connected, HASH, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog } from '../../test/mountModal.ts'
import { field, openSend, USDT } from '../../test/openSend.ts'

type Form = { amount?: string; to?: string; token?: typeof USDT }

async function openPreview(
  { amount = '1.5', to = OTHER_ADDRESS, token = USDT }: Form = {},
  parameters: Parameters<typeof openSend>[0] = {},
) {
  const mounted = await openSend(parameters)
  mounted.control.setToken(token)
  await field('Amount').fill(amount)
  await field('To').fill(to)
  await button('Continue').click()
  await expect.element(dialog()).toHaveAccessibleName('Review')
  return mounted
}

const definition = (term: string) => page.getByRole('definition').filter({ hasText: term })

test('shows amount, worth, name and whole address of the receiver, network and fee', async () => {
  await openPreview({ to: 'alice.bnb' })
  await expect.element(page.getByText('1.5 USDT', { exact: true })).toBeVisible()
  await expect.element(page.getByText('$1.50', { exact: true })).toBeVisible()
  await expect.element(page.getByText('alice.bnb', { exact: true })).toBeVisible()
  await expect.element(page.getByText(OTHER_ADDRESS, { exact: true })).toBeVisible()
  await expect.element(definition('BNB Smart Chain')).toBeVisible()
  await expect.element(definition('0.0001 BNB ($0.06)')).toBeVisible()
})

test('warns where an earlier request is not answered, and shows what the wallet has sent late', async () => {
  const { modal, adapter } = await openPreview()
  adapter.answers.sendTransaction = () => Promise.reject({ code: 8000 })
  await button('Send').click()
  const said = page.getByRole('alert').filter({ hasText: 'It may have sent this' })
  await expect.element(said).toBeVisible()
  await button('Continue').click()
  await expect.element(dialog()).toHaveAccessibleName('Review')
  await expect.element(said).toBeVisible()
  modal.events.emit('lateAnswer', {
    method: 'eth_sendTransaction',
    chainId: 'eip155:56',
    address: ADDRESS,
    result: HASH,
  })
  await expect.element(page.getByText(/has sent the earlier transaction after all/)).toBeVisible()
})

test('shows the picture of the receiver', async () => {
  const avatar = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const answers = { '/v1/supported-chains': { http: ['eip155:56'], ws: [] } }
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json(
      { ...answers, [`/v1/identity/${OTHER_ADDRESS}`]: { name: 'bob.bnb', avatar } }[
        new URL(String(url)).pathname
      ],
    ),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  await openPreview({}, { endpoint: 'https://chain.example' })
  const receiver = definition('bob.bnb')
  await expect.element(receiver).toBeVisible()
  await expect
    .poll(() => receiver.element().querySelector('fy-wallet-icon')?.shadowRoot?.querySelector('img')?.src)
    .toBe(avatar)
})

test('warns of the own address', async () => {
  await openPreview({ to: ADDRESS })
  await expect.element(page.getByText('This is your own address.')).toBeVisible()
})

test('goes back to the form as it was', async () => {
  await openPreview({ amount: '2,25' })
  await button('Back').click()
  await expect.element(field('Amount')).toHaveValue('2,25')
  await expect.element(field('To')).toHaveValue(OTHER_ADDRESS)
})

test('asks the wallet, and shows the transaction once it has sent', async () => {
  const { adapter, modal } = await openPreview()
  const { promise, resolve } = Promise.withResolvers<string>()
  adapter.answers.sendTransaction = () => promise
  await button('Send').click()
  await expect.element(page.getByText('Confirm the transaction in your wallet.')).toBeVisible()
  await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true')
  resolve(HASH)
  await expect.element(dialog()).toHaveAccessibleName('Transaction')
  expect(modal.state.router.history).toEqual([{ view: 'Account' }])
})

test('shows what was sent also when the user has gone back to the form meanwhile', async () => {
  const { adapter } = await openPreview()
  const { promise, resolve } = Promise.withResolvers<string>()
  adapter.answers.sendTransaction = () => promise
  await button('Send').click()
  await button('Back').click()
  await expect.element(dialog()).toHaveAccessibleName('Send')
  resolve(HASH)
  await expect.element(dialog()).toHaveAccessibleName('Transaction')
})

describe('goes back to the form, which says what the wallet has not done', () => {
  const REFUSALS = [
    [{ code: 4001 }, 'You declined the request. You can ask again at any time.'],
    [{ code: -32002 }, 'Open your wallet and answer the request that is already there, then try again.'],
    [{ message: 'Requested RPC call is not allowed' }, 'Action not allowed'],
    [{ code: -32603 }, 'The wallet did not send. Unlock it and try again.'],
  ] as const

  test('by each code of a wallet', async () => {
    const { adapter } = await openPreview()
    for (const [refusal, text] of REFUSALS) {
      adapter.answers.sendTransaction = () => Promise.reject(Object.assign(new Error('no'), refusal))
      await button('Send').click()
      await expect.element(page.getByRole('alert')).toHaveTextContent(text)
      await expect.element(dialog()).toHaveAccessibleName('Send')
      await expect.element(field('Amount')).toHaveValue('1.5')
      await button('Continue').click()
      await expect.element(dialog()).toHaveAccessibleName('Review')
    }
  })

  test('also where the preview was opened by itself', async () => {
    const { adapter, modal } = await openPreview()
    close(modal)
    await open(modal, { view: 'WalletSendPreview' })
    adapter.answers.sendTransaction = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    await button('Send').click()
    await expect.element(dialog()).toHaveAccessibleName('Send')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  test('a hash of another shape', async () => {
    const { adapter } = await openPreview()
    adapter.answers.sendTransaction = async () => '0x12'
    await button('Send').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This couldn’t be confirmed\./)
  })

  test('another account than that of the preview', async () => {
    const { adapter } = await openPreview()
    adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
    await button('Send').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your wallet has changed its account or network. Check the transaction again.')
  })
})
