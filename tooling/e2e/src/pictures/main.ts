import { mkdir } from 'node:fs/promises'
import { startStack } from '@foyer/devstack'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { chromium } from '@playwright/test'
import { createChain } from '../chain.ts'
import { readScenario } from '../scenario.ts'
import { readStack } from '../stack.ts'
import { createBuyers } from './createBuyers.ts'
import { LOCALES, openAs, THEMES, WIDTHS } from './openAs.ts'
import { takeBuying, takeConnected, takeUnlisted, takeVisitor } from './screens.ts'

/**
 * Takes a picture of every screen of the site, in each width, theme and language: `pnpm pictures <folder> [language …]`.
 * Of the open sale they show a visitor, a buyer with a history and somebody who buys for the first time, of the other
 * scenarios (FOYER_E2E_SCENARIO) what differs. They are for looking at, so nothing compares them.
 */
const [folder, ...chosen] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the pictures.')
await mkdir(folder, { recursive: true })
const scenario = readScenario() ?? 'public'
const stack = await startStack({ scenario })
const browser = await chromium.launch(await browserLaunchOptions({ headlessShell: false }))
try {
  const addresses = await readStack(stack.addresses.presale)
  const chain = createChain(addresses)
  const buyers = createBuyers(chain)
  const experienced = scenario === 'public' ? await buyers.createExperienced() : await buyers.createInvited()
  const site = { browser, stack: addresses, folder }
  for (const locale of LOCALES.filter((one) => chosen.length === 0 || chosen.includes(one)))
    for (const theme of THEMES)
      for (const size of WIDTHS) {
        const look = { ...size, theme, locale }
        await openAs({ ...site, look, buyer: experienced }, async (screen) => {
          await takeVisitor(screen)
          if (scenario === 'public') await takeConnected(screen)
          else await takeUnlisted(screen)
        })
        if (scenario !== 'public') continue
        await openAs({ ...site, look, buyer: await buyers.createNew() }, takeBuying)
      }
} finally {
  await browser.close()
  await stack.stop()
}
