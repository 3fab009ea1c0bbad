import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, type Site } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { findPairingLeaks } from './findPairingLeaks.ts'
import { type PairingEnd, startPairing } from './startPairing.ts'

let site: Site
let browser: Browser
let end: PairingEnd
beforeAll(async () => {
  site = await buildSite('pairing', { fromSources: true })
  browser = await launchBrowser()
  end = await startPairing(site.origin)
})
afterAll(async () => {
  await browser.close()
  await end.stop()
  await site.close()
})

test('leaves no socket, timer, listener or stored key behind after 20 pairings', async () => {
  const { grown, stored } = await findPairingLeaks(browser, end, 20)
  expect(grown).toEqual({ nodes: 0, listeners: 0, timers: 0, sockets: 0 })
  expect(stored).toBeLessThan(4_000)
})
