import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { EarlyConnect } from './EarlyConnect.tsx'
import { isConnectAsked, takeConnectAsked } from './earlyConnect.ts'

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

test('says that the wallet is being connected again, with room for its account', async () => {
  markRestoring('0x0000…0000')
  renderWithProviders(<EarlyConnect />)
  await expect.element(button()).toHaveAccessibleName('Connecting…')
  const narrow = button().element().clientWidth
  document.documentElement.style.setProperty('--restored-account', '"0x0000…0000 and more"')
  expect(button().element().clientWidth).toBeGreaterThan(narrow + 20)
})
