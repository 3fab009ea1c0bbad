import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright'
import sirv from 'sirv'
import { inject } from 'vitest'

export type Opened = {
  page: Page
  /** The page's own origin. */
  origin: string
  /** Every URL asked for so far, the document first. */
  requests: string[]
}

/** Serves a folder on a free port of this machine. */
export async function serveFolder(directory: string) {
  const server = createServer(sirv(directory))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Serves `directory`, opens it in Chromium, passes the loaded page to `use` and closes everything. */
export async function openApp<Result>(directory: string, use: (opened: Opened) => Promise<Result>) {
  const { origin, stop } = await serveFolder(directory)
  const browser = await chromium.connect(inject('browser'))
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(origin, { waitUntil: 'networkidle' })
    return await use({ page, origin, requests })
  } finally {
    await browser.close()
    stop()
  }
}
