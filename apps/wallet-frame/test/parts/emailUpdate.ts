/** UPDATE_EMAIL and its codes against the real servers, a real mail server and a real Postgres. */

import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail, type TestServers } from '@foyer/wallet-server/test/servers'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBrowser, type Tab, type TestBrowser } from '../createBrowser.ts'
import { createMailbox, type Mailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'

const testInFull = onlyInFull(test)

let servers: TestServers
beforeAll(async () => {
  servers = (await openSites()).servers
})

const A_MINUTE = 60_000
const DAY = 24 * 60 * A_MINUTE

const createUser = () => createMailbox(servers, createEmail())

/** Logs in on a device that does not know the wallet. */
async function logIn(tab: Tab, mailbox: Mailbox): Promise<string> {
  expect(await tab.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'VERIFY_DEVICE' })
  await mailbox.decide()
  await tab.request('CONNECT_DEVICE')
  await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
  return (await tab.request('GET_USER')).address
}

async function createLoggedIn(browser: TestBrowser = createBrowser({ servers })) {
  const tab = browser.openTab()
  const [mailbox, next] = [createUser(), createUser()]
  const address = await logIn(tab, mailbox)
  passTime(A_MINUTE)
  return { browser, tab, address, mailbox, next }
}

type Stage = Awaited<ReturnType<typeof createLoggedIn>>

const start = ({ tab, next }: Stage) => tab.request('UPDATE_EMAIL', { email: next.email })

async function proveOld({ tab, mailbox }: Stage) {
  await mailbox.decide()
  await tab.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: await mailbox.readCode() })
}

async function proveNew({ tab, next }: Stage) {
  await next.decide()
  return tab.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: await next.readCode() })
}

/** A device that is new finds the wallet with one of the two addresses. */
async function expectOneWorks({ address, mailbox, next }: Stage, works: 'old' | 'new') {
  passTime(2 * A_MINUTE)
  const tab = createBrowser({ servers }).openTab()
  expect(await logIn(tab, works === 'old' ? mailbox : next)).toBe(address)
}

test('the codes and links of both mailboxes move the login to the new address', async () => {
  const stage = await createLoggedIn()
  const { browser, tab, address, mailbox, next } = stage
  expect(await start(stage)).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await proveOld(stage)
  expect(await proveNew(stage)).toEqual({ newEmail: next.email })
  expect(await tab.request('GET_USER')).toMatchObject({ email: next.email, address })
  // This device knows the wallet by the new address, and not by the old one.
  await tab.request('SIGN_OUT')
  passTime(2 * A_MINUTE)
  expect(await tab.request('CONNECT_EMAIL', { email: next.email })).toEqual({ action: 'VERIFY_OTP' })
  await tab.request('CONNECT_OTP', { otp: await next.readCode() })
  expect((await tab.request('GET_USER')).address).toBe(address)
  expect(await browser.storage.get(`share ${mailbox.email}`)).toBeUndefined()
  await tab.request('SIGN_OUT')
  await expect(logIn(tab, mailbox)).rejects.toThrow('This address was replaced by another one')
  await expectOneWorks(stage, 'new')
  expect(browser.reported).toEqual([])
})

testInFull('another device of the user goes on, with the new address', async () => {
  const stage = await createLoggedIn()
  const other = createBrowser({ servers }).openTab()
  await logIn(other, stage.mailbox)
  passTime(A_MINUTE)
  await start(stage)
  await proveOld(stage)
  await proveNew(stage)
  expect(await other.request('GET_USER')).toMatchObject({ email: stage.next.email, address: stage.address })
  await other.request('SIGN_OUT')
  passTime(2 * A_MINUTE)
  expect(await other.request('CONNECT_EMAIL', { email: stage.next.email })).toEqual({ action: 'VERIFY_OTP' })
})

testInFull('a day later the vault forgets the old address at the next recovery', async () => {
  const stage = await createLoggedIn()
  await start(stage)
  await proveOld(stage)
  await proveNew(stage)
  passTime(DAY + A_MINUTE)
  const browser = createBrowser({ servers })
  expect(await logIn(browser.openTab(), stage.next)).toBe(stage.address)
  expect(browser.asked).toContain('vault POST /v1/subjects/keep')
})

describe('without what a step needs', () => {
  test('codes are of no use before the address, and a wrong one is entered again', async () => {
    const stage = await createLoggedIn()
    const { tab, mailbox } = stage
    for (const name of ['UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'] as const)
      await expect(tab.request(name, { otp: '123456' })).rejects.toThrow('Enter the new e-mail address first')
    await start(stage)
    const otp = await mailbox.readCode()
    const wrong = otp === '000000' ? '000001' : '000000'
    await expect(tab.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: wrong })).rejects.toThrow('The code is wrong')
    await mailbox.decide()
    await tab.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    expect(await proveNew(stage)).toEqual({ newEmail: stage.next.email })
  })

  test('a link that is refused ends the change, and the old address works', async () => {
    const stage = await createLoggedIn()
    await start(stage)
    await stage.mailbox.decide('deny')
    const otp = await stage.mailbox.readCode()
    await expect(stage.tab.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })).rejects.toThrow(
      'The change was rejected in the e-mail',
    )
    expect((await stage.tab.request('GET_USER')).email).toBe(stage.mailbox.email)
    await expectOneWorks(stage, 'old')
  })

  testInFull('nobody who is logged out changes an address, nor takes one that has a wallet', async () => {
    const stage = await createLoggedIn()
    const other = await createLoggedIn()
    const tab = createBrowser({ servers }).openTab()
    await expect(tab.request('UPDATE_EMAIL', { email: stage.next.email })).rejects.toThrow('Session expired')
    const same = { email: ` ${stage.mailbox.email}`.trim() }
    await expect(stage.tab.request('UPDATE_EMAIL', same)).rejects.toThrow(
      'This is your e-mail address already',
    )
    const taken = { ...stage, next: other.mailbox }
    await start(taken)
    await proveOld(taken)
    await expect(proveNew(taken)).rejects.toThrow('The new e-mail address has a wallet of its own')
    expect((await stage.tab.request('GET_USER')).email).toBe(stage.mailbox.email)
  })
})

describe('a request is lost', () => {
  const paths = [
    ['auth', '/v1/email/update/start'],
    ['auth', '/v1/email/update/primary'],
    ['vault', '/v1/subjects/rotate'],
    ['auth', '/v1/email/update/secondary'],
  ] as const
  const faults: Fault[] = ['drop', 'dropAnswer']

  const requests = paths.flatMap(([role, path]) => faults.map((fault) => [fault, role, path] as const))

  // The step that is done though its answer is lost.
  const isUsual = ([fault, , path]: (typeof requests)[number]) =>
    fault === 'dropAnswer' && path === '/v1/email/update/secondary'

  test.each(selectRows(requests, isUsual))(
    '%s, %s %s: one address works, and the next try goes on',
    async (fault, role, path) => {
      let isFaulty = false
      const proxy = await startFaultProxy(servers.urls[role], (request) =>
        isFaulty && request.path === path ? fault : undefined,
      )
      onTestFinished(proxy.stop)
      const urls = { ...servers.urls, [role]: proxy.url }
      const stage = await createLoggedIn(createBrowser({ servers, urls }))
      isFaulty = true
      const lost = async () => {
        await start(stage)
        await proveOld(stage)
        await proveNew(stage)
      }
      // Auth says afterwards that it has switched.
      const isDone = fault === 'dropAnswer' && path.endsWith('secondary')
      await (isDone ? lost() : expect(lost()).rejects.toThrow(/unavailable/i))
      isFaulty = false
      // The code of the request whose answer was lost comes all the same.
      if (fault === 'dropAnswer' && path.endsWith('start')) await stage.mailbox.skip('code')
      await expectOneWorks(stage, isDone ? 'new' : 'old')
      if (isDone) return
      passTime(3 * A_MINUTE)
      await lost()
      expect((await stage.tab.request('GET_USER')).email).toBe(stage.next.email)
    },
  )
})
