/** The demo, and its test account, without a browser: that is in the full run. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from './createBrowser.ts'
import { choosePorts, type Demo, runDemo } from './runDemo.ts'

const DAPP = 'http://localhost:3000'

let directory: string
let demo: Demo | undefined
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-demo-'))
  for (const role of ['auth', 'vault']) await createPgliteDirectory(join(directory, 'state', role, 'pglite'))
})
afterAll(async () => {
  demo?.child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

test('one command starts site, servers and a page with their mails, for this computer alone; its test account logs in, and Ctrl-C ends it', async () => {
  const { site, auth, mails, options } = await choosePorts()
  demo = runDemo(...options, '--origin', DAPP, '--state', join(directory, 'state'))
  const { child, exited, settled, read } = demo
  await settled
  expect(read()).toContain('THIS IS A DEMO')
  const [, projectId = ''] = /project id +(\S+)/.exec(read()) ?? []
  const [, siteOrigin = ''] = /secure site +(\S+)/.exec(read()) ?? []
  expect((await fetch(`http://127.0.0.1:${site}/`)).status).toBe(200)

  const url = `http://127.0.0.1:${auth}`
  const urls = { auth: url, vault: url }
  const openTab = () =>
    createBrowser({ servers: { urls, publicUrls: urls, siteOrigin }, projectId }).openTab(DAPP)
  const [tab, other] = [openTab(), openTab()]
  for (const one of [tab, other]) {
    await one.request('CONNECT_EMAIL', { email: 'ada@demo.test' })
    // Its link is approved.
    await one.request('CONNECT_DEVICE')
    await one.request('CONNECT_OTP', { otp: '424242' })
  }
  const { address } = await tab.request('GET_USER')
  expect((await other.request('GET_USER')).address).toBe(address)

  // A site whose name is made to lead here reads no answers, of a test account whose code everybody knows, say.
  const asked = get({ port: auth, path: '/.well-known/jwks.json', headers: { host: `evil.example:${auth}` } })
  const [refusal] = (await once(asked, 'response')) as [IncomingMessage]
  expect(refusal.resume().statusCode).toBe(403)

  const mailPage = `http://127.0.0.1:${mails}/`
  expect(await (await fetch(mailPage)).text()).toContain('None yet')
  await openTab().request('CONNECT_EMAIL', { email: 'grace@example.com' })
  const readMails = async () => (await fetch(`${mailPage}mails?to=grace@example.com`)).json()
  await expect.poll(readMails).toHaveLength(1)

  child.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(read()).toMatch(/The demo has ended\.\n$/)
  await expect(fetch(mailPage)).rejects.toThrow()
})

test('names every port that is taken', async () => {
  const { site, auth, mails, options } = await choosePorts()
  const holders = [site, mails].map((port) => createServer().listen(port, '127.0.0.1'))
  await Promise.all(holders.map((holder) => once(holder, 'listening')))
  const taken = runDemo(...options)
  expect(await taken.exited).toEqual([1, null])
  expect(taken.read()).toContain(`${site} for the wallet’s site: --site-port`)
  expect(taken.read()).toContain(`${mails} for their mails: --mail-port`)
  expect(taken.read()).not.toContain(`${auth} for`)
  expect(taken.read()).toContain('README.md#demo')
  for (const holder of holders) holder.close()
})
