import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type BrowserLaunchParameters, browserLaunchOptions } from './launchOptions.ts'

/** Counts in IndexedDB how often it was loaded, and shows the count. */
const FRAME = `<!doctype html><script>
const show = (text) => { document.body.textContent = text }
addEventListener('load', () => {
  const opening = indexedDB.open('visits')
  opening.onupgradeneeded = () => opening.result.createObjectStore('count')
  opening.onerror = () => show('denied')
  opening.onsuccess = () => {
    const store = opening.result.transaction('count', 'readwrite').objectStore('count')
    const reading = store.get('count')
    reading.onsuccess = () => {
      const count = (reading.result ?? 0) + 1
      store.put(count, 'count').onsuccess = () => show('visit ' + count)
    }
  }
})
</script><body>`

let port: number
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  const isFrame = request.headers.host?.startsWith('frame.')
  response.end(isFrame ? FRAME : `<!doctype html><iframe src="http://frame.localhost:${port}/"></iframe>`)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/** What the frame says on pages of two sites, and on the first one again. */
async function visitSites(parameters: BrowserLaunchParameters) {
  const browser = await chromium.launch(await browserLaunchOptions(parameters))
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const said: (string | null)[] = []
  for (const site of ['dapp-a', 'dapp-b', 'dapp-a']) {
    await page.goto(`http://${site}.localhost:${port}/`)
    const text = page.frameLocator('iframe').getByText(/visit|denied/)
    said.push(await text.textContent())
  }
  return said
}

test('with storagePartitioning, a frame has storage of its own for each site', async () => {
  expect(await visitSites({ storagePartitioning: true })).toEqual(['visit 1', 'visit 1', 'visit 2'])
})

test('without it, a frame of another site has no storage in the browser that people use', async () => {
  expect(await visitSites({ headlessShell: false })).toEqual(['denied', 'denied', 'denied'])
})
