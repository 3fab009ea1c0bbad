import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { launchBrowser } from '@foyer/harness/playwright'
import sirv from 'sirv'

export const DIST = join(import.meta.dirname, '../dist')

/** Serves the built site, and starts a browser for it. */
export async function openSite() {
  const server = createServer(sirv(DIST, { extensions: ['html'] }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await launchBrowser()
  return {
    browser,
    origin,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
