import { selectRows } from '@foyer/harness/full'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSiweServer } from '../src/siwe/server/createSiweServer.ts'
import { toNodeHandler } from '../src/siwe/server/toNodeHandler.ts'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

// Whole pages in a real browser take longer than unit tests, above all beside other suites.

let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  const app = await shareApp('tabs')
  const createApi = (domain: string) => toNodeHandler(createSiweServer({ domain, chainIds: [56] }).handle)
  served = await serveApp({ ...app, createApi })
  browser = await shareBrowser()
})

afterAll(() => {
  served.stop()
})

/** Two tabs of one visitor. */
async function openTabs(query: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const open = async () => {
    const page = await context.newPage()
    await page.goto(`${served.url}?${query}`)
    await page.locator('fy-button').getByRole('button').waitFor()
    return page
  }
  return { first: await open(), second: await open(), open }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const connect = (page: Page, name: string) =>
  page.evaluate(
    async (connectorId) => void (await window.foyer.connect({ connectorId })),
    `dev.foyer.${name}`,
  )
const disconnect = (page: Page, name?: string) =>
  page.evaluate((id) => window.foyer.disconnect(id ? { connectorId: id } : {}), name && `dev.foyer.${name}`)
const eventsOf = (page: Page) => page.evaluate(() => window.eventNames)
const signInOf = (page: Page) => page.evaluate(() => window.foyer.state.siwx.current.status)

/** The wallets that a tab knows as connected, the one in use first. */
const walletsOf = (page: Page) =>
  page.evaluate(() => {
    const { accounts, connections } = window.foyer.state
    const account = accounts.eip155
    if (account.status !== 'connected') return []
    const others = (connections.eip155 ?? []).map(({ connectorId }) => connectorId)
    return [...new Set([account.connectorId, ...others])].map((id) => id.replace('dev.foyer.', ''))
  })

// Each adapter stores its connections in another way: `test:full` follows both.
test.each(selectRows(['wagmi', 'eip1193'], (adapter) => adapter === 'wagmi'))(
  'follows other tabs that connect and disconnect, and keeps the wallet in use of each, with %s',
  async (adapter) => {
    const { first, second, open } = await openTabs(`adapter=${adapter}`)
    await connect(first, 'one')
    await expect.poll(() => walletsOf(second)).toEqual(['one'])
    expect(await eventsOf(second)).toEqual(['connect'])
    await connect(second, 'two')
    await expect.poll(() => walletsOf(first)).toEqual(['one', 'two'])
    expect(await walletsOf(second)).toEqual(['two', 'one'])
    await disconnect(second, 'two')
    await expect.poll(() => walletsOf(first)).toEqual(['one'])
    expect(await walletsOf(second)).toEqual(['one'])

    // A tab that opens takes no connection from the others.
    const third = await open()
    await expect.poll(() => walletsOf(third)).toEqual(['one'])
    expect(await walletsOf(first)).toEqual(['one'])
    expect(await eventsOf(first)).toEqual(['connect'])
    await first.reload()
    await expect.poll(() => walletsOf(first)).toEqual(['one'])

    await disconnect(first)
    for (const page of [second, third]) {
      await expect.poll(() => walletsOf(page)).toEqual([])
      expect((await eventsOf(page)).at(-1)).toBe('disconnect')
    }
    await second.reload()
    await button(second, 'Connect Wallet').waitFor()
    expect(await walletsOf(second)).toEqual([])
  },
)

test('follows another tab that signs in and out', async () => {
  const { first, second } = await openTabs('adapter=wagmi&siwe')
  await connect(first, 'one')
  await button(first, 'Sign').waitFor()
  await button(second, 'Sign').waitFor()
  await button(first, 'Sign').click()
  await expect.poll(() => signInOf(second)).toBe('signedIn')
  await dialog(second).waitFor({ state: 'hidden' })
  await first.evaluate(() => window.foyer.signOut())
  await expect.poll(() => signInOf(second)).toBe('signedOut')
  await expect.poll(() => walletsOf(second)).toEqual([])
  expect(await eventsOf(second)).toEqual(['connect', 'signOut', 'disconnect'])
})
