import { createDeferred } from '@foyer/harness/deferred'
import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import DevelopmentChain from './DevelopmentChain.tsx'

const gate = () => page.getByRole('dialog', { name: 'Is this a test wallet?' })
const banner = () => page.getByText(/^DEV:/)

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const FAUCET = 'http://127.0.0.1:5183'
const money = () => page.getByRole('button', { name: /test money/ })

async function setup(id: string) {
  const { runtime } = await createTestRuntime({
    wallet: createFakeWallet({ id }),
    config: exampleConfig({ endpoints: { faucet: FAUCET } }),
  })
  renderWithProviders(<DevelopmentChain />, { runtime })
  await expect.element(banner()).toBeVisible()
  return runtime
}

test('lets a testing wallet in', async () => {
  await setup('dev.foyer.testing')
  await expect.element(gate()).not.toBeInTheDocument()
})

test('stops any other wallet until its owner says that it is a test wallet', async () => {
  await setup('io.metamask')
  await expect.element(gate()).toBeVisible()
  await page.getByRole('button', { name: 'This is a test wallet' }).click()
  await expect.element(gate()).not.toBeInTheDocument()
})

test('disconnects a wallet that holds something', async () => {
  const { wagmi } = await setup('io.metamask')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(gate()).not.toBeInTheDocument()
  expect(getConnection(wagmi).status).toBe('disconnected')
})

test('shows neither banner nor question on a public chain', async () => {
  const { runtime } = await createTestRuntime({ wallet: createFakeWallet({ id: 'io.metamask' }) })
  renderWithProviders(
    <>
      <DevelopmentChain />
      <p>Page</p>
    </>,
    { runtime: { ...runtime, isDevelopmentChain: false } },
  )
  await expect.element(page.getByText('Page')).toBeVisible()
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(gate()).not.toBeInTheDocument()
})

/** Answers in place of the faucet. */
function standInForFaucet(...answers: (() => Promise<Response>)[]) {
  const { fetch } = globalThis
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).startsWith(FAUCET)) return fetch(input, init)
    return answers.shift()?.() ?? Promise.reject(new Error('The faucet has no more answers.'))
  })
}

test('offers test money to wallets that may be used', async () => {
  await setup('io.metamask')
  await expect.element(money()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'This is a test wallet' }).click()
  await expect.element(money()).toBeVisible()
})

test('offers no test money where there is no faucet', async () => {
  const { runtime } = await createTestRuntime()
  renderWithProviders(<DevelopmentChain />, { runtime })
  await expect.element(banner()).toBeVisible()
  await expect.element(money()).not.toBeInTheDocument()
})

test('asks the faucet once, says that it is sending, and what has come', async () => {
  const answer = createDeferred<Response>()
  const sent = (gifts: object[]) => Response.json({ address: BUYER, sent: gifts })
  const fetched = standInForFaucet(
    () => answer.promise,
    async () => sent([]),
  )
  await setup('dev.foyer.testing')
  await money().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending test money…')
  await money().click({ force: true })
  answer.resolve(sent([{ symbol: 'BNB', amount: '10' }]))
  await expect.element(page.getByText('Test money has arrived in your wallet.')).toBeVisible()
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ address: BUYER }))
  await money().click()
  await expect.element(page.getByText('Your wallet has enough test money already.')).toBeVisible()
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response('{}', { status: 503 })],
  ['says something else', async () => Response.json({ balance: 1 })],
])('says that no money came when the faucet %s, and lets the visitor try again', async (_, answer) => {
  standInForFaucet(answer)
  await setup('dev.foyer.testing')
  await money().click()
  await expect.element(page.getByText('No test money was sent. Please try again.')).toBeVisible()
  await expect.element(money()).toHaveAttribute('aria-disabled', 'false')
})
