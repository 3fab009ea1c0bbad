import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSiweServer } from '../src/siwe/server/createSiweServer.ts'
import { toNodeHandler } from '../src/siwe/server/toNodeHandler.ts'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// Whole pages in a real browser take longer than unit tests, above all beside other suites.

let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  const app = await shareApp('siwe')
  const createApi = (domain: string) => toNodeHandler(createSiweServer({ domain, chainIds: [56] }).handle)
  served = await serveApp({ ...app, createApi })
  browser = await shareBrowser()
})

afterAll(() => {
  served.stop()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const account = (page: Page) => button(page, 'Account 0xf39F…2266')
const dialog = (page: Page) => page.getByRole('dialog')

/** Reads the sessions of the visitor from the server. */
const readSessions = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/siwe/session')).json()).sessions)

async function connect(page: Page) {
  await button(page, 'Connect Wallet').click()
  await button(page, 'Dev Wallet').click()
  await button(page, 'Sign').waitFor()
}

test('a visitor connects, is asked again after a reload, declines, signs in, is known after a reload, and is signed out by disconnecting', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(served.url)
  await connect(page)
  await page.reload()
  await button(page, 'Sign').waitFor()

  await page.waitForFunction(() => window.wallet !== undefined)
  await page.evaluate(() => window.wallet.set({ reject: ['personal_sign'] }))
  await button(page, 'Sign').click()
  await dialog(page).getByText('Error signing message').waitFor()
  // A visitor who has to sign in cannot close the view.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await button(page, 'Close').click()
  expect(await dialog(page).isVisible()).toBe(true)
  expect(await readSessions(page)).toEqual([])
  await button(page, 'Disconnect').click()
  await dialog(page).waitFor({ state: 'hidden' })

  await page.evaluate(() => window.wallet.set({ reject: [] }))
  await connect(page)
  await button(page, 'Sign').click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await readSessions(page)).toMatchObject([
    { data: { accountAddress: ADDRESS, chainId: 'eip155:56', statement: 'I accept the terms of service.' } },
  ])

  await page.reload()
  await account(page).click()
  await button(page, 'Disconnect').waitFor()
  expect(await dialog(page).getByRole('heading', { name: 'Account' }).count()).toBe(1)
  const signedOut = page.waitForResponse(`${served.url}siwe/logout`)
  await button(page, 'Disconnect').click()
  await signedOut
  expect(await readSessions(page)).toEqual([])
})
