import { createFoyer } from '@foyer/modal'
import { bsc } from 'viem/chains'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { EarlyConnect } from './EarlyConnect.tsx'
import { askToConnect, isConnectAsked, takeConnectAsked } from './earlyConnect.ts'
import WalletButton from './WalletButton.tsx'

/** The page as `firstPaint.ts` marks it for a visitor whose wallet was connected when they left. */
function markRestoring(account: string) {
  const { dataset, style } = document.documentElement
  dataset.restoring = ''
  style.setProperty('--restored-account', `"${account}"`)
  onTestFinished(() => {
    delete dataset.restoring
    style.removeProperty('--restored-account')
  })
}

const button = () => page.getByRole('button')

test('offers to connect, and remembers a tap', async () => {
  renderWithProviders(<EarlyConnect />)
  await expect.element(button()).toHaveAccessibleName('Connect Wallet')
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  expect([isConnectAsked(), takeConnectAsked(), isConnectAsked()]).toEqual([true, true, false])
})

test('hands a tap and its focus on to the button that takes its place', async () => {
  const { runtime } = await createTestRuntime({ wallet: null })
  const modal = createFoyer({ networks: [bsc], adapters: [], storage: null })
  onTestFinished(modal.destroy)
  const focused = vi.spyOn(modal, 'open').mockImplementation(async () => {
    expect(document.activeElement?.localName).toBe('fy-button')
  })
  askToConnect()
  renderWithProviders(<WalletButton />, { runtime: { ...runtime, modal } })
  await vi.waitUntil(() => focused.mock.settledResults.length > 0)
  expect(focused.mock.settledResults).toMatchObject([{ type: 'fulfilled' }])
})

test('says that the wallet is being connected again, with room for its account', async () => {
  markRestoring('0x0000…0000')
  renderWithProviders(<EarlyConnect />)
  await expect.element(button()).toHaveAccessibleName('Connecting…')
  const narrow = button().element().clientWidth
  document.documentElement.style.setProperty('--restored-account', '"0x0000…0000 and more"')
  expect(button().element().clientWidth).toBeGreaterThan(narrow + 20)
})
