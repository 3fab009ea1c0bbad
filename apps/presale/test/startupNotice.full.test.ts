import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@foyer/harness/playwright'
import type { Browser } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startupNotice } from '../vite/startup/startupNotice.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let folder: string
let server: ViteDevServer
let browser: Browser

const write = (name: string, value: object) => writeFile(join(folder, name), JSON.stringify(value))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-startup-'))
  vi.stubEnv('PRESALE_CONFIG', join(folder, 'config.json'))
  server = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: join(folder, 'vite'),
    logLevel: 'error',
    plugins: [startupNotice()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', hmr: false, watch: null },
  })
  await server.listen(0)
  browser = await launchBrowser()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

test('says what is starting, loads the page when it has a configuration, and goes when everything runs', async () => {
  await write('starting.json', { starting: ['contracts', 'indexer'] })
  const page = await browser.newPage()
  // The notice is all that this test needs of the page.
  await page.route('**/src/main.tsx', (route) => route.abort())
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const notice = page.getByRole('status')
  await notice.getByText('The development stack is still starting: contracts, indexer.').waitFor()
  expect(await page.locator('#root').count()).toBe(0)

  await write('config.json', {})
  await write('starting.json', { starting: ['indexer'] })
  await page.locator('#root').waitFor({ state: 'attached' })
  await notice.getByText('The development stack is still starting: indexer.').waitFor()

  await write('starting.json', { starting: [] })
  await notice.waitFor({ state: 'detached' })
  expect(await page.locator('#root').count()).toBe(1)
})

test('says nothing where no stack runs', async () => {
  await rm(join(folder, 'starting.json'), { force: true })
  const page = await browser.newPage()
  await page.route('**/src/main.tsx', (route) => route.abort())
  const asked = page.waitForResponse('**/startup.json')
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await asked
  expect(await page.getByRole('status').count()).toBe(0)
})
