/** The demo, with a dapp in a browser. Part of `test:full`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@foyer/harness/playwright'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { findFreePort } from '@foyer/harness/processes'
import type { createFoyer } from '@foyer/modal'
import { verifyIdentityToken } from '@foyer/modal/embedded/server'
import { login } from '@foyer/testing/playwright'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choosePorts, type Demo, runDemo } from './runDemo.ts'

declare global {
  interface Window {
    foyer: ReturnType<typeof createFoyer>
  }
}

const PAGE = fileURLToPath(new URL('pages/demo', import.meta.url))

let directory: string
let dapp: string
let browser: Browser
let stopDapp: () => Promise<void>
let demo: Demo | undefined
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-demo-'))
  const port = await findFreePort()
  dapp = `http://localhost:${port}`
  const outDir = join(directory, 'dapp')
  const resolve = { conditions: ['@foyer/source', 'module', 'browser', 'production'] }
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'warn',
    resolve,
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    root: PAGE,
    build: { outDir },
    preview: { port, host: 'localhost', strictPort: true },
  })
  stopDapp = server.close
  browser = await launchBrowser({ storagePartitioning: true })
  for (const role of ['auth', 'vault']) await createPgliteDirectory(join(directory, 'state', role, 'pglite'))
})
afterAll(async () => {
  demo?.child.kill('SIGKILL')
  await browser?.close()
  await stopDapp?.()
  await rm(directory, { recursive: true, force: true })
})

async function openDapp(text: string) {
  const [, projectId = ''] = /project id +(\S+)/.exec(text) ?? []
  const [, secureSite = ''] = /secure site +(\S+)/.exec(text) ?? []
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${dapp}/?${new URLSearchParams({ projectId, secureSite })}`)
  return { page, projectId }
}

async function openEmail(page: Page) {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Continue with email' }).click()
  return page.getByRole('textbox', { name: 'Email' })
}

const addressIn = (page: Page) =>
  page.evaluate(() => {
    const account = window.foyer.state.accounts.eip155
    return account?.status === 'connected' ? account.address : ''
  })

test('one command lets a dapp log in: with its test account, by mail, and with a token for its server; Ctrl-C ends it', async () => {
  const { auth, mails, options } = await choosePorts()
  demo = runDemo(...options, '--origin', dapp, '--state', join(directory, 'state'))
  const { child, exited, settled, read } = demo
  await settled
  expect(read()).toContain('THIS IS A DEMO')

  const { page, projectId } = await openDapp(read())
  const email = await openEmail(page)
  await email.fill('ada@demo.test')
  await email.press('Enter')
  await page.getByText('A test account: nothing is mailed.').first().waitFor()
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('424242')
  await expect.poll(() => page.evaluate(() => window.foyer.state.accounts.eip155?.status)).toBe('connected')
  const address = await addressIn(page)
  // A test of a dapp comes with a new browser each time, by the test kit.
  const other = await openDapp(read())
  await login(other.page, { email: 'ada@demo.test', code: '424242' })
  expect(await addressIn(other.page)).toBe(address)
  const wrongCode = login((await openDapp(read())).page, { email: 'ada@demo.test', code: '000000' })
  await expect(wrongCode).rejects.toThrow(/^The login failed: ./)

  const token = await page.evaluate(() => window.foyer.getIdentityToken({ nonce: 'nonce-of-the-server' }))
  const issuer = `http://127.0.0.1:${auth}`
  const identity = await verifyIdentityToken(token, { issuer, projectId, nonce: 'nonce-of-the-server' })
  expect(identity).toMatchObject({ email: 'ada@demo.test', isTest: true, wallets: [{ chain: 'eip155' }] })
  expect(identity.wallets[0]?.address.toLowerCase()).toBe(address.toLowerCase())
  const stranger = { issuer, projectId: '0'.repeat(32) }
  await expect(verifyIdentityToken(token, stranger)).rejects.toMatchObject({ check: 'audience' })
  const wrong = page.evaluate(() => window.foyer.getIdentityToken({ nonce: 'no good' }))
  await expect(wrong).rejects.toThrow(/option `nonce`/)

  const mailPage = `http://127.0.0.1:${mails}/`
  expect(await (await fetch(mailPage)).text()).toContain('None yet')
  const second = await openDapp(read())
  const field = await openEmail(second.page)
  await field.fill('grace@example.com')
  await field.press('Enter')
  await second.page.getByText('Open the link in your email').waitFor()
  const inbox = await second.page.context().newPage()
  await inbox.goto(mailPage)
  const opened = inbox.context().waitForEvent('page')
  await inbox.getByRole('link', { name: /\/approve/ }).click()
  await (await opened).getByRole('button', { name: 'Approve' }).click()
  await second.page.getByRole('textbox', { name: 'Code from the email' }).waitFor()
  await expect
    .poll(async () => (await (await fetch(`${mailPage}mails?to=grace@example.com`)).json()).length)
    .toBe(2)

  child.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(read()).toMatch(/The demo has ended\.\n$/)
  await expect(fetch(mailPage)).rejects.toThrow()
})
