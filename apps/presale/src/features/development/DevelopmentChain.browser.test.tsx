import { getConnection } from '@wagmi/core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import DevelopmentChain from './DevelopmentChain.tsx'

const gate = () => page.getByRole('dialog', { name: 'Is this a test wallet?' })
const banner = () => page.getByText(/^DEV:/)

beforeEach(() => sessionStorage.clear())

async function setup(id: string) {
  const { runtime } = await createTestRuntime({ wallet: createFakeWallet({ id }) })
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
