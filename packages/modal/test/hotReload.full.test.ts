import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { createServer, defaultClientConditions } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { shareBrowser } from './shareBrowser.ts'

// A development server and a real browser take longer than unit tests, above all beside other suites.

const PAGE =
  '<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><script type="module" src="/main.ts"></script>'

const MAIN = `
import { createTestWallet } from '@foyer/testing'
import { FoyerButton, useFoyerAccount } from '@foyer/modal/react'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './foyer.ts'

window.wallet = createTestWallet({ rpcUrl: 'http://127.0.0.1:9', chainId: 56 })
window.wallet.announce()
const App = () => createElement('main', null, createElement(FoyerButton), useFoyerAccount().status)
const root = createRoot(document.body.appendChild(document.createElement('div')))
root.render(createElement(StrictMode, null, createElement(App)))
`

/** The module of a dapp that makes its modal, as its developer saves it again and again. */
const foyerModule = (edition: number, themeMode: 'dark' | 'light') => `
import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'

const foyer = createFoyer({
  networks: [{
    id: 56,
    name: 'BNB Smart Chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }],
  adapters: [eip1193Adapter()],
  themeMode: '${themeMode}',
})
window.editions = { ...window.editions, ${edition}: foyer }
import.meta.hot.accept()
`

const sourceOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Vite's development server on a dapp of three files, with React in its strict mode; `save` is what its developer does. */
async function develop() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'foyer-hot-')))
  onTestFinished(() => rm(root, { recursive: true }))
  const save = (text: string) => writeFile(join(root, 'foyer.ts'), text)
  await symlink(sourceOf('node_modules'), join(root, 'node_modules'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'main.ts'), MAIN)
  await save(foyerModule(1, 'dark'))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(root, '.vite'),
    resolve: {
      conditions: ['@foyer/source', ...defaultClientConditions],
      // The dapp has what this package depends on, and not the package itself.
      alias: [
        { find: /^@foyer\/modal$/, replacement: sourceOf('src/exports/index.ts') },
        { find: /^@foyer\/modal\/(eip1193|react)$/, replacement: sourceOf('src/exports/$1.ts') },
      ],
    },
    // All else is an ES module already, and a dependency found late would reload the page.
    optimizeDeps: { noDiscovery: true, include: ['react', 'react-dom/client'] },
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  })
  onTestFinished(() => server.close())
  await server.listen()
  return { url: server.resolvedUrls?.local[0] ?? '', save }
}

/** The page, and what it asked its wallet for. */
async function visit(url: string) {
  const browser = await shareBrowser()
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(url)
  return { page, complaints }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('keeps one instance, one dialog and the connection when the module that calls createFoyer is edited in StrictMode', async () => {
  const { url, save } = await develop()
  const { page, complaints } = await visit(url)
  await button(page, 'Connect Wallet').click()
  await button(page, 'Dev Wallet').click()
  await button(page, 'Account 0xf39F…2266').click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await dialog.waitFor()

  await save(foyerModule(2, 'light'))
  await page.waitForFunction('editions[2] !== undefined')
  // Both editions are there only when the page was not reloaded.
  expect(await page.evaluate('editions[1] === editions[2]')).toBe(true)
  expect(await page.evaluate('editions[2].state.accounts.eip155.status')).toBe('connected')
  expect(await page.locator('fy-modal').count()).toBe(1)
  expect(await page.locator('fy-modal[theme=light]').count()).toBe(1)
  expect(await dialog.isVisible()).toBe(true)
  expect(await page.locator('main').textContent()).toBe('connected')

  await button(page, 'Disconnect').click()
  await button(page, 'Connect Wallet').waitFor()
  expect(complaints).toEqual([])
})
