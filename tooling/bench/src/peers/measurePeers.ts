import { fileURLToPath } from 'node:url'
import { buildPackages, pnpm } from '@foyer/packed'
import type { Page } from 'playwright'
import { buildSite } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { BenchApp } from '../modal/benchApps.ts'
import { playSession, type Session } from '../modal/playSession.ts'
import type { Row } from '../row.ts'
import { peerRows } from './peerRows.ts'

const FOLDER = fileURLToPath(new URL('../../peers', import.meta.url))

/** Sessions of each app; each figure is their median. */
const RUNS = 5

const pressEscape = (page: Page) => page.keyboard.press('Escape')

/**
 * The modals, in the order in which they are played, and how each is closed. The last is a dialog of the page's own with
 * six rows: what the browser and the measurement alone need.
 */
const MODALS = [
  { name: 'Foyer', site: 'foyer', dismiss: pressEscape },
  { name: 'RainbowKit', site: 'rainbowkit', dismiss: pressEscape },
  { name: 'ConnectKit', site: 'connectkit', dismiss: pressEscape },
  { name: 'web3-onboard', site: 'onboard', dismiss: (page: Page) => page.mouse.click(5, 5) },
  { name: 'a bare dialog', site: 'bare', dismiss: pressEscape },
] as const

/** The same small dapp with our modal and with those of others, from their published packages, in the same run. */
export async function measurePeers(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  onProgress('Installing the modals of others')
  await pnpm(FOLDER, ['install', '--frozen-lockfile', '--ignore-scripts'])
  onProgress('Building the same app with each modal')
  const apps: { name: string; app: BenchApp; sessions: Session[] }[] = []
  const browser = await launchBrowser()
  try {
    for (const { name, site, dismiss } of MODALS)
      apps.push({ name, app: { ...(await buildSite(site)), dismiss }, sessions: [] })
    for (let run = 1; run <= RUNS; run++) {
      onProgress(`Session ${run} of ${RUNS}, once on each`)
      // In turn, so that a slow minute of the machine falls on all.
      for (const { app, sessions } of apps) sessions.push(await playSession(browser, app))
    }
    const [own, ...others] = apps
    const bare = others.pop()
    return own === undefined ? [] : peerRows(own, others, bare)
  } finally {
    await browser.close()
    for (const { app } of apps) await app.close()
  }
}
