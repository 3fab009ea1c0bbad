import { translatePage } from '@foyer/site-kit/test/translatePage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HOLDERS } from '../../test/exampleConfig.ts'
import { renderConsole } from '../../test/renderConsole.tsx'

// `findBareTexts.test.ts` of the repository's checks finds what a translated page breaks at.
const button = (name: string) => page.getByRole('button', { name })

test('prepares, discards and sends a call, and shows each page, while the browser translates', async () => {
  const hash = `0x${'ab'.repeat(32)}` as const
  await renderConsole({ account: HOLDERS.guardian, send: async () => hash })
  await expect.element(button('Pause the sale…')).toBeVisible()
  translatePage()
  for (const last of ['Discard', 'Send with the connected wallet']) {
    await button('Pause the sale…').click()
    await expect.element(page.getByRole('heading', { name: 'Pause the sale' })).toHaveFocus()
    await expect.element(button(last)).toBeVisible()
    expect(document.querySelectorAll('code').length).toBeGreaterThan(1)
    expect(document.querySelectorAll('code font')).toHaveLength(0)
    await button(last).click()
  }
  await expect.element(page.getByText(hash).first()).toBeVisible()
  for (const name of ['Schedule', 'Whitelist', 'Withdrawals', 'Roles']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
