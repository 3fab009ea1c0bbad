/** What a user does on the wallet's own page. */
import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import type { Mailbox } from './mailbox.ts'
import type { Sites } from './startSites.ts'

/** Opens the page, in a browser that has not logged in there. */
export async function openHome(sites: Pick<Sites, 'wallet'>, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${sites.wallet}/`)
  return page
}

/** Logs in there by the keyboard, as a device that is new. */
export async function logInAtHome(page: Page, mailbox: Mailbox): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(mailbox.email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Open the link in your email' }).waitFor()
  await mailbox.decide()
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  // The field has the focus.
  await page.keyboard.type(await mailbox.readCode())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
}

/** At each width nothing is cut off, and axe finds nothing. */
export async function checkPage(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
  })
  expect(found).toEqual([])
}
