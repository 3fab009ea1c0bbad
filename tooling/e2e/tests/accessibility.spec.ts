import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'

// Colours in the middle of a transition are nobody's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The violated rules, each with the elements that violate it. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
}

test('axe finds nothing on the home page of a visitor', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with the modal open', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  await site.connectButton.click()
  await expect(site.modal.wallet('Dev Wallet')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with a wallet connected and the account open', async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
  await expect(site.value('YES holdings')).toHaveText('0')
  expect(await violations(page)).toEqual([])
  await site.accountButton.click()
  await expect(site.modal.disconnect).toBeVisible()
  expect(await violations(page)).toEqual([])
})
