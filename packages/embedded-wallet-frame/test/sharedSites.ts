import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@foyer/harness/playwright'
import type { Browser, Page } from 'playwright'
import { startSites } from './startSites.ts'

export type SharedSites = Awaited<ReturnType<typeof startSites>> & { browser: Browser }

let starting: ReturnType<typeof start> | undefined

async function start() {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-frame-'))
  const [sites, browser] = await Promise.all([startSites(directory), launchBrowser()])
  return { directory, sites: { ...sites, browser } }
}

/** The sites and the browser that all parts of `frame.test.ts` share. */
export async function openSites(): Promise<SharedSites> {
  starting ??= start()
  return (await starting).sites
}

export async function closeSites() {
  if (starting === undefined) return
  const { directory, sites } = await starting
  await sites.browser.close()
  sites.stop()
  await rm(directory, { recursive: true })
}

let shared: Promise<Page> | undefined

/** A window that the next test goes on in: to open one takes longer than most tests. */
export async function openSharedPage() {
  const { browser } = await openSites()
  shared ??= browser.newPage({ reducedMotion: 'reduce' })
  return shared
}
