import { announceInstantWallet } from '@foyer/packed'
import type { AppConfig } from '@foyer/presale/config'
import type { Browser, Page } from 'playwright'

const NAME = 'Dev Wallet'

export type OpenAsBuyerParameters = {
  browser: Browser
  origin: string
  /** The `/config.json` of the site. */
  config: AppConfig
  /** The wallet's one account. */
  address: string
  /** Called before the page is loaded. */
  prepare: (page: Page) => Promise<void>
}

/** The home page in a fresh profile, with a wallet that answers at once connected to it. */
export async function openAsBuyer({ browser, origin, config, address, prepare }: OpenAsBuyerParameters) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/config.json', (route) => route.fulfill({ json: config }))
  await prepare(page)
  // On a development chain the site takes this wallet without asking what it holds.
  const wallet = { name: NAME, rdns: 'dev.foyer.testing', address, chainId: config.chain.id }
  await page.addInitScript(announceInstantWallet, wallet)
  await page.goto(origin)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.locator('fy-modal').getByRole('button', { name: NAME, exact: true }).click()
  await page.getByRole('button', { name: /^Account / }).waitFor()
  return page
}
