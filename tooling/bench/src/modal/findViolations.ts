import AxeBuilder from '@axe-core/playwright'
import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser } from 'playwright'
import type { BenchApp } from './benchApps.ts'

export type Violation = { rule: string; nodes: number }

/** Finds violations in the page with the modal open: every rule of axe, WCAG or best practice. */
export async function findViolations(browser: Browser, app: BenchApp): Promise<Violation[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(announceInstantWallet, instantWallet)
    await page.goto(app.origin)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: instantWallet.name }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    return violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.length }))
  } finally {
    await context.close()
  }
}
