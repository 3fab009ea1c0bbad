import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUDGETS } from '@foyer/harness/budgets'
import { selectRows } from '@foyer/harness/full'
import type { Browser } from 'playwright'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import config from '../rolldown.cdn.config.ts'
import { gzipBytes } from './buildApp.ts'
import { serveApp } from './serveApp.ts'
import { shareBrowser } from './shareBrowser.ts'

// A whole page in a real browser takes longer than unit tests, above all beside other suites.

/** All that a page has to write, in a file of its own because the policy forbids inline scripts. */
const PAGE = `
import { createFoyer, eip1193Adapter, loadWalletButton } from './cdn/foyer.js'

const provider = {
  request: async ({ method }) => ({
    eth_requestAccounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_chainId: '0x38',
  })[method] ?? null,
  on() {},
  removeListener() {},
}
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Page Wallet', icon: 'data:image/png;base64,', rdns: 'org.example' }
const announce = () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
addEventListener('eip6963:requestProvider', announce)

window.foyer = createFoyer({
  networks: [{
    id: 56,
    name: 'BNB Smart Chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }],
  adapters: [eip1193Adapter()],
  // The start is weighed alone, without the files of idle moments.
  preload: 'intent',
})
window.loadWalletButton = loadWalletButton
document.body.append(document.createElement('fy-button'))
`

let outDir: string
let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'foyer-cdn-'))
  await build({
    ...config,
    cwd: join(import.meta.dirname, '..'),
    resolve: { conditionNames: ['@foyer/source', 'browser', 'import'] },
    output: { ...config.output, dir: join(outDir, 'cdn') },
  })
  await build({
    input: { lit: 'lit' },
    cwd: join(import.meta.dirname, '../../modal-ui'),
    preserveEntrySignatures: 'strict',
    output: { dir: outDir },
  })
  await writeFile(join(outDir, 'page.js'), PAGE)
  served = await serveApp({ outDir, script: 'page.js' })
  browser = await shareBrowser()
})

afterAll(async () => {
  served?.stop()
  await rm(outDir, { recursive: true })
})

test('connects and disconnects from one script tag under a strict content security policy', async () => {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(served.url)
  const button = (name: string) => page.getByRole('button', { name })
  await button('Connect Wallet').waitFor()
  await page.waitForLoadState('networkidle')
  const before = requests.splice(0).map((url) => new URL(url).pathname.slice(1))
  expect(
    (await gzipBytes(
      outDir,
      before.filter((file) => file.startsWith('cdn/')),
    )) / 1024,
  ).toBeLessThanOrEqual(BUDGETS.cdnEntry)

  await button('Connect Wallet').click()
  await button('Page Wallet').click()
  await button('Account 0xf39F…2266').click()
  await button('Disconnect').click()
  await button('Connect Wallet').waitFor()
  await page.evaluate("foyer.update({ locale: 'ja' }); foyer.open()")
  await page.getByRole('dialog', { name: 'ウォレットを接続' }).waitFor()
  await page.evaluate("foyer.close(); foyer.update({ locale: 'en' }); loadWalletButton()")
  await page.evaluate(
    "document.body.append(Object.assign(document.createElement('fy-wallet-button'), { wallet: 'org.example' }))",
  )
  await page.locator('fy-wallet-button').getByRole('button').click()
  await button('Account 0xf39F…2266').waitFor()
  expect(requests.every((url) => url.startsWith(served.url) || url.startsWith('data:'))).toBe(true)
  expect(complaints).toEqual([])
})

/** An element of the page, drawn by the page's own copy of Lit. */
const CARD = `
import { html, LitElement } from './lit.js'
customElements.define('page-card', class extends LitElement { render() { return html\`<p>Card of the page</p>\` } })
document.body.append(document.createElement('page-card'))
`

test.each(selectRows(['before', 'after'], (order) => order === 'after'))(
  'draws beside a copy of Lit that the page loads %s the modal, under the documented policy',
  async (order) => {
    await writeFile(join(outDir, 'card.js'), CARD)
    await writeFile(join(outDir, 'both.js'), order === 'before' ? `import './card.js'\n${PAGE}` : PAGE)
    const { url, stop } = await serveApp({ outDir, script: 'both.js' })
    onTestFinished(() => void stop())
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Page Wallet' }).waitFor()
    if (order === 'after') await page.evaluate("import('./card.js').catch(reportError)")
    await page.getByText('Card of the page').waitFor()
    expect(complaints).toEqual([])
  },
)

test('imports only its own files', async () => {
  const files = await readdir(join(outDir, 'cdn'))
  for (const file of files) {
    const code = await readFile(join(outDir, 'cdn', file), 'utf8')
    const specifiers = [...code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = '']) => name)
    expect(specifiers.filter((name) => !files.includes(name.replace('./', '')))).toEqual([])
  }
})
