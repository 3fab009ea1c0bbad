/** Connecting, signing in, sending and buying on pages that do what the modal does not expect. */
import { IS_FULL } from '@foyer/harness/full'
import { OTHER_ADDRESS } from '@foyer/modal-core/test'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { siwe } from './exports/siwe.ts'
import { PAYMENT_PAGE } from './test/answerGateway.ts'
import { HOST_PAGES } from './test/hostPages.ts'
import { startFaultyDapp } from './test/startFaultyDapp.ts'

type HostPage = keyof typeof HOST_PAGES

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

const all = Object.keys(HOST_PAGES) as HostPage[]
/** All at once here, also each alone in `test:full`. */
const pages: [string, HostPage[]][] = [
  ['all of these', all],
  ...(IS_FULL ? all.map((one): [string, HostPage[]] => [one, [one]]) : []),
]

// The account of the last page would come back.
beforeEach(() => localStorage.clear())

test.each(pages)(
  'connects, signs in, sends and buys on a page with %s and a wallet that comes late',
  async (_, hosts) => {
    for (const host of hosts) HOST_PAGES[host]()
    const { foyer, wallet } = await startFaultyDapp({
      isConnected: false,
      announcesAfter: 800,
      siwx: siwe({ storage: null }),
      storage: undefined,
    })
    await foyer.open()
    await button('Page Wallet').click()
    await button('Sign').click()
    await expect.poll(() => foyer.state.siwx.current.status).toBe('signedIn')

    await foyer.open({ view: 'WalletSend' })
    await field('Amount').click()
    await userEvent.keyboard('0.5')
    await field('To').click()
    await userEvent.keyboard(OTHER_ADDRESS)
    await button('Continue').click()
    await button('Send').click()
    await expect.element(page.getByText('0.5 BNB sent')).toBeVisible()
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)

    await foyer.open({ view: 'OnRampProviders' })
    await field('You pay').click()
    await userEvent.keyboard('50')
    await page.getByRole('button', { name: /^MoonPay/ }).click()
    await expect
      .element(page.getByRole('link', { name: 'Continue at MoonPay' }))
      .toHaveAttribute('href', PAYMENT_PAGE)
    await button('Close').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('leaves a wallet that never answers for another one, and one that signs or sends no more at any step', async () => {
  const { foyer, silences, wallet, other } = await startFaultyDapp({
    hasGateway: false,
    hasOther: true,
    isConnected: false,
    siwx: siwe({ storage: null }),
  })
  silences.add('eth_requestAccounts')
  await foyer.open()
  await button('Page Wallet').click()
  await expect.poll(() => wallet.asked).toContain('eth_requestAccounts')
  silences.clear()
  silences.add('personal_sign')
  await button('Back').click()
  await button('Other Wallet').click()
  await button('Sign').click()
  await expect.poll(() => other?.asked).toContain('personal_sign')
  await button('Disconnect').click()
  await expect.poll(() => foyer.state.accounts.eip155.status).toBe('disconnected')

  silences.clear()
  silences.add('eth_sendTransaction')
  await foyer.open()
  await button('Other Wallet').click()
  await button('Sign').click()
  await expect.poll(() => foyer.state.siwx.current.status).toBe('signedIn')
  await foyer.open({ view: 'WalletSend' })
  await field('Amount').fill('0.5')
  await field('To').fill(OTHER_ADDRESS)
  await button('Continue').click()
  await button('Send').click()
  await expect.poll(() => other?.asked).toContain('eth_sendTransaction')
  // It may still send the first one, so it is asked for no second one.
  await button('Back').click()
  await button('Continue').click()
  await button('Send').click()
  await expect.element(page.getByText('Confirm the transaction in your wallet.')).toBeVisible()
  expect(other?.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  await button('Close').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
