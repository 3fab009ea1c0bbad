import { BUDGETS } from '@foyer/harness/budgets'
import { announceInstantWallet, buildPackages, instantWallet } from '@foyer/packed'
import type { Browser } from 'playwright'
import { buildSite, type Site } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { siteConfigs } from '../harness/siteConfigs.ts'
import { recordTraffic } from '../harness/traffic.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { measureAdded } from '../weigh/measureStart.ts'
import { answerNode } from './answerNode.ts'
import { playInteractions } from './playInteractions.ts'

/** Of which nothing else is loaded before their views open. */
const SERVICES = ['swap', 'names', 'onRamp']

/** Measures what the account loads in an app that has all features of the gateway. */
export async function measureAccount(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  onProgress('Building an app with assets(), activity(), send(), swap(), names() and onRamp()')
  const site = await buildSite('account')
  const browser = await launchBrowser()
  try {
    const { account, receive, send } = await playAccount(browser, site)
    onProgress('Pressing and typing with the CPU slowed down')
    const interactions = await playInteractions(browser, site)
    const chunks = await listChunks(siteConfigs.account)
    const added: Row[] = []
    for (const name of SERVICES) {
      const feature = { name, from: `@foyer/modal/${name.toLowerCase()}` }
      const measured = await measureAdded(siteConfigs.account, chunks, feature)
      added.push(toRow(`${name}(): JS added to the start`, measured, BUDGETS.serviceStart))
    }
    /** Of the chunks that have these modules. */
    const sizeOf = (...modules: string[]) =>
      [
        // One chunk may have several of them.
        ...new Set(
          modules.map((path) =>
            chunks.find((chunk) => chunk.modules.some(({ name }) => name.endsWith(path))),
          ),
        ),
      ].reduce((sum, chunk) => sum + (chunk?.size ?? Number.NaN), 0)
    return [
      toRow(
        'JS from the click on a wallet until Account is open, with all features',
        account,
        BUDGETS.account,
      ),
      toRow('chunk of assets()', sizeOf('/assets/createAssetReader.js'), BUDGETS.assets),
      toRow(
        'chunks of send(), and of its form',
        sizeOf('/send/createSend.js', '/send/createTools.js', '/fy-wallet-send-view.js'),
        BUDGETS.send,
      ),
      toRow(
        'chunks of swap(), and of its form',
        sizeOf('/swap/createSwap.js', '/swap/createTools.js', '/fy-swap-view.js'),
        BUDGETS.swap,
      ),
      { what: 'texts of swap()', measured: sizeOf('/locales/en/swap.js'), unit: 'KiB' },
      toRow(
        'chunks of names(), its form and its texts',
        sizeOf('/names/createNames.js', '/fy-register-account-name-view.js', '/locales/en/names.js'),
        BUDGETS.names,
      ),
      toRow(
        'chunks of onRamp(), its first view and its texts',
        sizeOf('/on-ramp/createOnRamp.js', '/fy-on-ramp-providers-view.js', '/locales/en/onRamp.js'),
        BUDGETS.onRamp,
      ),
      toRow('chunk of Receive, without the QR code', sizeOf('/fy-wallet-receive-view.js'), BUDGETS.receive),
      ...added,
      { what: 'JS of opening Send, and of its first key', measured: send, unit: 'KiB' },
      { what: 'JS of opening Receive', measured: receive, unit: 'KiB' },
      ...Object.entries(interactions).map(
        ([step, measured]): Row => ({ what: `INP of ${step}`, measured, unit: 'ms', budget: { most: 200 } }),
      ),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

const toRow = (what: string, measured: number, most: number): Row => ({
  what,
  measured,
  unit: 'KiB',
  budget: { most },
})

/** Connects a wallet, and opens Account, Receive and Send, one after the other: the scripts of each step in KiB. */
async function playAccount(browser: Browser, site: Site) {
  const page = await browser.newPage()
  await page.addInitScript(announceInstantWallet, instantWallet)
  await answerNode(page, site)
  const traffic = recordTraffic(page, site)
  const takeKiB = async () => {
    await traffic.idle()
    return (await traffic.take()).scriptKiB
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(site.origin)
  await press('Connect Wallet')
  const wallet = page.getByRole('dialog').getByRole('button', { name: instantWallet.name })
  await wallet.waitFor()
  await takeKiB()
  await wallet.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.locator('fy-button').click()
  await page.getByRole('dialog', { name: 'Account' }).waitFor()
  const account = await takeKiB()
  await press('Receive')
  const receive = await takeKiB()
  await press('Back')
  await press('Send')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
  return { account, receive, send: await takeKiB() }
}
