import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@foyer/harness/playwright'
import { execa } from 'execa'
import sirv from 'sirv'
import { installProbe } from './installProbe.ts'
import { installTextProbe } from './installTextProbe.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CSP = fileURLToPath(new URL('../../../packages/modal/docs/csp.md', import.meta.url))
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Turborepo has built it before it starts the tests, from the same sources, and says so by this variable. */
const isBuilt = process.env.TURBO_HASH !== undefined

/** Builds the playground as `storybook build` does, serves it, and opens the page that draws its stories. */
export async function openPlayground() {
  const folder = isBuilt ? join(ROOT, 'dist') : await mkdtemp(join(tmpdir(), 'foyer-playground-'))
  if (!isBuilt)
    await execa('storybook', ['build', '--quiet', '--output-dir', folder], { cwd: ROOT, preferLocal: true })
  const storyIds = await readStoryIds(folder)

  const assets = sirv(folder)
  const policy = await readDocumentedPolicy()
  const server = createServer((request, response) => {
    // Storybook itself has inline styles: violations are reported, and ours are told from its by their files.
    response.setHeader('Content-Security-Policy-Report-Only', policy)
    assets(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  // The headless shell draws text in another way than the browser on a screen.
  const browser = await launchBrowser({ headlessShell: false })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
      complaints.push(`${message.text()} ${url}`)
  })
  // The picture must not depend on the date.
  await page.clock.setFixedTime(new Date('2026-01-01T00:00:00Z'))
  // Storybook's marks around elements, which nobody asks for here, compute the style of each one after every change.
  await page.addInitScript(() => {
    Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
  })
  await page.addInitScript(installProbe)
  await page.addInitScript(installTextProbe)
  await page.addInitScript({ path: AXE })
  // Storybook's own run of axe after each story would be in the way of ours.
  await page.goto(
    `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${storyIds[0]}&globals=a11y.manual:!true`,
  )
  await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined)
  // Storybook starts with inline scripts and styles.
  await page.evaluate(() => probe.takeViolatedPolicies())

  return {
    storyIds,
    page,
    chromium: browser.version(),
    /** Errors and violated policies of the page since this was last asked. */
    async takeComplaints() {
      const violated = await page.evaluate(() => probe.takeViolatedPolicies())
      return [...complaints.splice(0), ...violated]
    },
    async close() {
      await browser.close()
      server.close()
      if (!isBuilt) await rm(folder, { recursive: true })
    },
  }
}

/** The policy that the modal's documentation promises to work. */
async function readDocumentedPolicy() {
  const text = await readFile(CSP, 'utf8')
  const policy = /^default-src .*$/m.exec(text)?.[0]
  if (policy === undefined) throw new Error('docs/csp.md has no policy')
  return policy
}

async function readStoryIds(folder: string) {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: object }
  return Object.keys(index.entries)
}
