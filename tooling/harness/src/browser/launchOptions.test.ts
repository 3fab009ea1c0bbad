import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
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

let partitioning: Browser
beforeAll(async () => {
  partitioning = await launch({ storagePartitioning: true })
})
afterAll(() => partitioning?.close())

const launch = async (parameters: BrowserLaunchParameters) =>
  chromium.launch(await browserLaunchOptions(parameters))

/** Reads the frame on pages of two sites, and on the first one again. */
async function visitSites(page: Page) {
  const said: (string | null)[] = []
  for (const site of ['dapp-a', 'dapp-b', 'dapp-a']) {
    await page.goto(`http://${site}.localhost:${port}/`)
    const text = page.frameLocator('iframe').getByText(/visit|denied/)
    said.push(await text.textContent())
  }
  return said
}

test('without storagePartitioning, a frame of another site has no storage in the browser that people use', async () => {
  const browser = await launch({ headlessShell: false })
  onTestFinished(() => browser.close())
  expect(await visitSites(await browser.newPage())).toEqual(['denied', 'denied', 'denied'])
})

/** Texts of the modal's languages, and the fonts that may draw them. */
const TEXTS = [
  { css: 'system-ui', text: 'Connect Подключить Kết nối', fonts: ['DejaVu Sans'] },
  { css: 'ui-monospace, monospace', text: '0x1234', fonts: ['DejaVu Sans Mono'] },
  { css: 'sans-serif', text: '连接钱包 連接錢包 ウォレット', fonts: ['Noto Sans SC'] },
  { css: 'sans-serif', text: '지갑', fonts: ['Noto Sans KR'] },
  { css: 'sans-serif', text: 'กระเป๋า', fonts: ['Noto Sans Thai'] },
]

test('with storagePartitioning, a frame has storage of its own for each site', async () => {
  expect(await visitSites(await partitioning.newPage())).toEqual(['visit 1', 'visit 1', 'visit 2'])
})

test.runIf(process.platform === 'linux')(
  'draws every language with the fonts of the repository, whatever fonts the machine has',
  async () => {
    const page = await partitioning.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    for (const { css, text, fonts } of TEXTS) {
      await page.setContent(`<p style="font-family: ${css}">${text}</p>`)
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const families = new Set(used.fonts.map(({ familyName }) => familyName))
      // The space between words may be of the first font.
      if (!fonts.includes('DejaVu Sans')) families.delete('DejaVu Sans')
      expect([...families], text).toEqual(fonts)
    }
  },
)
