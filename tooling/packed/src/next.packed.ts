import { IS_FULL, selectRows } from '@foyer/harness/full'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { announceInstantWallet, instantWallet } from './instantWallet.ts'
import { runScript } from './runScript.ts'
import { type NextCommand, startNext } from './startNext.ts'

const fixture = inject('fixtures').next
let browser: Browser

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(() => browser.close())

/** Opens a page in a new profile. `complaints` are its console warnings and errors so far. */
async function newPage() {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.addInitScript(announceInstantWallet, instantWallet)
  return { page, complaints }
}

test.runIf(IS_FULL)('a Next app compiles strictly', async () => {
  await compile(fixture, 'tsconfig.json')
})

const allPages = [
  { adapter: 'the EIP-1193 adapter', path: '/plain', serverText: 'Network: Ethereum' },
  // wagmi's cookie has it, Foyer's options have not.
  {
    adapter: 'wagmi with cookies, of the example',
    path: '/',
    serverText: 'Network: Ethereum, chain of wagmi: 56',
  },
]
const pages = selectRows(allPages, ({ path }) => path === '/')

type Kind = { title: string; command: NextCommand }

// Only a development server's React says what differs, and StrictMode renders everything twice.
const development: Kind = { title: 'a development server', command: 'dev' }
const production: Kind = { title: 'a production server', command: 'start' }

describe.each(selectRows([development, production], (kind) => kind === development))(
  'Next with $title',
  ({ command }) => {
    let server: Awaited<ReturnType<typeof startNext>>
    beforeAll(async () => {
      if (command === 'start') await runScript(fixture, 'build')
      server = await startNext(fixture, command)
      // A development server compiles a page when it is first asked for.
      for (const { path } of pages) await (await fetch(`${server.origin}${path}`)).text()
    })
    afterAll(() => server.stop())

    test.each(pages)(
      'hydrates without a complaint, on a first visit and on one with another stored network, with $adapter',
      async ({ path, serverText }) => {
        const { page, complaints } = await newPage()
        await page.goto(`${server.origin}${path}`)
        await page.getByText('Network: Ethereum').waitFor()
        await page.getByRole('button', { name: 'Connect Wallet' }).click()
        await page.getByRole('dialog').getByRole('button', { name: instantWallet.name }).click()
        await page.getByRole('status').getByText(instantWallet.address).waitFor()
        await page.getByText('Network: BNB Smart Chain').waitFor()

        const response = await page.reload()
        expect(await response?.text()).toContain(serverText)
        await page.getByText('Network: BNB Smart Chain').waitFor()
        expect(complaints).toEqual([])
      },
    )
  },
)
