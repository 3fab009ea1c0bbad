import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser, Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import { recordTraffic } from '../harness/traffic.ts'
import { takeInteraction, watchInteractions } from '../harness/watchInteractions.ts'
import { answerGateway } from './answerGateway.ts'
import { answerNode } from './answerNode.ts'

/** The longest interaction of each step, in ms. */
export type Interactions = Record<'connect' | 'account' | 'send' | 'swap' | 'buy', number>

/** Connects a wallet and goes through the account, with the CPU slowed down, in a fresh profile. */
export async function playInteractions(browser: Browser, site: Site): Promise<Interactions> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInteractions)
    await page.addInitScript(announceInstantWallet, instantWallet)
    await answerNode(page, site)
    await answerGateway(page, site)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const traffic = recordTraffic(page, site)
    await page.goto(site.origin)
    await traffic.idle()
    const dialog = page.getByRole('dialog')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const take = async () => {
      await traffic.idle()
      return takeInteraction(page)
    }

    await press('Connect Wallet')
    await dialog.getByRole('button', { name: instantWallet.name }).click()
    await dialog.waitFor({ state: 'hidden' })
    const connect = await take()
    await page.locator('fy-button').click()
    await page.getByRole('dialog', { name: 'Account' }).waitFor()
    await press('Receive')
    await page.getByRole('dialog', { name: 'Receive' }).waitFor()
    await press('Back')
    const account = await take()
    await press('Send')
    await typeAmount(page)
    const send = await take()
    await press('Back')
    await press('Swap')
    await typeAmount(page)
    const swap = await take()
    await press('Back')
    await press('Buy')
    await page.getByRole('dialog', { name: 'Buy' }).waitFor()
    await press('Back')
    return { connect, account, send, swap, buy: await take() }
  } finally {
    await context.close()
  }
}

async function typeAmount(page: Page) {
  await page.getByRole('dialog').getByRole('textbox').first().click()
  await page.keyboard.type('0.125')
}
