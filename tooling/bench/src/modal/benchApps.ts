import type { Page } from 'playwright'
import { buildSite, type Site } from '../harness/buildSite.ts'

export type BenchApp = Site & {
  /** Closes what the first click on the button opened. */
  dismiss(page: Page, button: { x: number; y: number }): Promise<void>
}

/** The dapp with the barest connect button there can be, and the same one with ours. */
export type BenchApps = { floor: BenchApp; foyer: BenchApp }

export async function buildBenchApps(): Promise<BenchApps> {
  return {
    floor: { ...(await buildSite('floor')), dismiss: (page, { x, y }) => page.mouse.click(x, y) },
    foyer: { ...(await buildSite('foyer')), dismiss: (page) => page.keyboard.press('Escape') },
  }
}
