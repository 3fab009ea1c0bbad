import { IS_FULL } from '@foyer/harness/full'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, type Site } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { findLeaksOfCreating, findLeaksOfOpening } from './findLeaks.ts'
import { findWork } from './findWork.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await buildSite('cycles', { fromSources: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const NOTHING = { nodes: 0, listeners: 0, timers: 0, sockets: 0 }

test('leaves nodes, listeners, timers and sockets as they were after 20 openings', async () => {
  const { grown } = await findLeaksOfOpening(browser, site.origin, 20)
  expect(grown).toEqual(NOTHING)
})

test.runIf(IS_FULL)('collects 20 destroyed modals and leaves nothing behind', async () => {
  const { grown, alive } = await findLeaksOfCreating(browser, site.origin, 20)
  expect(grown).toEqual(NOTHING)
  expect(alive).toBe(0)
})

test.runIf(IS_FULL)('asks nothing and calls no timer in the five minutes after closing', async () => {
  expect(await findWork(browser, site.origin)).toEqual({ requests: 0, timers: 0 })
})

test.runIf(IS_FULL)('counts the work of a modal that stays open', async () => {
  const { requests, timers } = await findWork(browser, site.origin, { close: false })
  expect(requests).toBeGreaterThan(0)
  expect(timers).toBeGreaterThan(0)
})
