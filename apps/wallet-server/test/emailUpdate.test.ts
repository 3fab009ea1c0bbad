/** Another e-mail address: both servers prove the old and the new one, each for itself. */

import { onlyInFull, selectRows } from '@foyer/harness/full'
import { findFreePort } from '@foyer/harness/processes'
import { LOCALES } from '@foyer/wallet-api'
import { TEXTS } from '@foyer/wallet-api/pages'
import axe from 'axe-core'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createEmailChange } from './createEmailChange.ts'
import { createTestClient } from './createTestClient.ts'
import { openTestBrowser } from './openTestBrowser.ts'
import { passTime } from './passTime.ts'
import { readRows, runStatement } from './readRows.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const unknown = z.unknown()

const testInFull = onlyInFull(test)

let servers: TestServers
let browser: Browser
beforeAll(async () => {
  const [auth, vault] = await Promise.all([findFreePort(), findFreePort()])
  servers = await startTestServers({ ports: { auth, vault } })
  browser = await openTestBrowser()
})
afterAll(() => servers?.stop())

const createClient = (email = createEmail()) => createTestClient({ ...servers, email })

/** A user with a wallet whose mails may be asked for again, and another address of theirs. */
async function createOwner() {
  const client = await createClient()
  const address = await client.open()
  passTime(MINUTE)
  const email = createEmail()
  return { client, address, email, change: createEmailChange(client, servers.sink, email) }
}

/** Opens the wallet of this e-mail address on a new device. */
const openAnew = async (email: string) => (await createClient(email)).open()

const undo = (token: string, origin = servers.publicUrls.auth) =>
  fetch(`${servers.urls.auth}/undo/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token }),
  })

test('the wallet moves to the new address, and the old one does not log in any more', async () => {
  const { client, address, email, change } = await createOwner()
  const { token } = client
  await change.run()
  expect(await client.me()).toMatchObject({ user: { email }, device: { hasShare: true } })
  // The session and the device go on.
  expect(token()).toBe(client.token())
  expect(await client.unlock()).toBe(address)
  expect(await openAnew(email)).toBe(address)
  passTime(2 * MINUTE)
  await expect((await createClient(client.email)).open()).rejects.toMatchObject({ reason: 'replaced' })
})

describe('a change that ends after a step', () => {
  const names = ['start', 'oldLink', 'primary', 'newLink', 'rotate', 'secondary'] as const

  // The servers know different addresses after `rotate`. After `secondary` the change has ended, as in the test above.
  const usual = selectRows(names, (name) => name === 'rotate')
  test.each(usual)('leaves one address that opens the wallet on a new device: %s', async (last) => {
    const { client, address, email, change } = await createOwner()
    for (const name of names.slice(0, names.indexOf(last) + 1)) await change.steps[name]()
    passTime(2 * MINUTE)
    const [works, other] = last === 'secondary' ? [email, client.email] : [client.email, email]
    expect(await openAnew(works)).toBe(address)
    // The other one never opens a second wallet by the side of the first.
    if (last === 'rotate' || last === 'secondary')
      await expect(openAnew(other)).rejects.toThrow(/SERVERS_DISAGREE|replaced/)
    passTime(3 * MINUTE)
    expect(await openAnew(works)).toBe(address)
  })

  testInFull('can be done again from the start, by the same device', async () => {
    const { client, address, email, change } = await createOwner()
    for (const name of ['start', 'oldLink', 'primary', 'newLink', 'rotate'] as const)
      await change.steps[name]()
    passTime(2 * MINUTE)
    await change.run()
    expect(await openAnew(email)).toBe(address)
    expect((await client.me()).user.email).toBe(email)
  })
})

describe('the vault', () => {
  test('leaves the share to the new address a day after the change, at its first recovery', async () => {
    const { client, email, change } = await createOwner()
    await change.run()
    const early = await createClient(email)
    await early.open()
    const keep = { approvalId: early.approvalId() }
    await early.call(unknown, 'vault', 'POST', '/v1/subjects/keep', keep)
    passTime(MINUTE)
    const old = await createClient(client.email)
    expect(await old.releaseVault(await old.approve())).toMatchObject({ kind: 'recovery' })
    passTime(DAY + MINUTE)
    const late = await createClient(email)
    await late.open()
    await late.call(unknown, 'vault', 'POST', '/v1/subjects/keep', { approvalId: late.approvalId() })
    passTime(2 * MINUTE)
    await expect(old.releaseVault(await old.approve())).rejects.toMatchObject({ status: 404 })
    const { subjects = [] } = await readRows('vault', servers.settings.vault)
    const { wallet } = await late.me()
    const { recoveries = [] } = await readRows('vault', servers.settings.vault)
    const own = recoveries.filter((row) => row.wallet_id === wallet?.id).map(({ id }) => id)
    expect(subjects.filter((row) => own.includes(row.recovery_id as string))).toHaveLength(1)
  })

  test('takes no link of a login for a change, and none of a change for a login', async () => {
    const { client, email } = await createOwner()
    const login = await client.approve()
    const other = await createClient(email)
    const body = { oldApprovalId: login, newApprovalId: await other.approve() }
    await expect(client.call(unknown, 'vault', 'POST', '/v1/subjects/rotate', body)).rejects.toMatchObject({
      reason: 'grant',
    })
    passTime(MINUTE)
    const { id, token } = await client.startApproval({ purpose: 'change' })
    await client.decide(token, 'approve')
    await expect(client.releaseVault(id)).rejects.toMatchObject({ reason: 'grant' })
    const keep = { approvalId: id }
    await expect(client.call(unknown, 'vault', 'POST', '/v1/subjects/keep', keep)).rejects.toMatchObject({
      reason: 'grant',
    })
  })

  test('needs both links, of one device', async () => {
    const { client, email } = await createOwner()
    const { id, token } = await client.startApproval({ purpose: 'change' })
    await client.decide(token, 'approve')
    const thief = await createClient(email)
    const theirs = await thief.startApproval({ purpose: 'change' })
    await thief.decide(theirs.token, 'approve')
    const body = { oldApprovalId: id, newApprovalId: theirs.id }
    for (const one of [client, thief])
      await expect(one.call(unknown, 'vault', 'POST', '/v1/subjects/rotate', body)).rejects.toMatchObject({
        reason: 'grant',
      })
  })
})

describe('auth', () => {
  test('asks for the code of the old address first, on the device that has begun', async () => {
    const { client, email, change } = await createOwner()
    await expect(change.post(unknown, 'primary', { code: '123456', email })).rejects.toMatchObject({
      reason: 'change',
    })
    await change.steps.start()
    const code = change.readCode()
    await expect(change.post(unknown, 'secondary', { code, email })).rejects.toMatchObject({
      reason: 'expired',
    })
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(change.post(unknown, 'primary', { code: wrong, email })).rejects.toMatchObject({
      reason: 'code',
    })
    const other = await createClient(client.email)
    await other.open()
    const theirs = createEmailChange(other, servers.sink, createEmail())
    await expect(theirs.post(unknown, 'primary', { code, email })).rejects.toMatchObject({ reason: 'change' })
  })

  test('compares 20 wrong codes an hour of one device, over all changes that it begins, and none afterwards', async () => {
    const { client, email, change } = await createOwner()
    const reasons: unknown[] = []
    for (let round = 0; round < 5; round++) {
      await change.start()
      const guesses = Array.from({ length: 5 }, () =>
        change.post(unknown, 'primary', { code: '000000', email }),
      )
      const results = await Promise.allSettled(guesses)
      reasons.push(...results.map((result) => result.status === 'rejected' && result.reason.reason))
      passTime(MINUTE)
    }
    expect(reasons).toEqual([...Array(20).fill('code'), ...Array(5).fill('limit')])
    passTime(60 * MINUTE)
    await change.run()
    expect(await client.me()).toMatchObject({ user: { email } })
  })

  test('takes no code of a login for a change, none of a change for a login, and none twice', async () => {
    const { client, email, change } = await createOwner()
    await change.steps.start()
    const changeCode = change.readCode()
    passTime(MINUTE)
    let challengeId = ''
    const loginCode = await change.codeOf(client.email, async () => {
      challengeId = (await client.startLogin()).challengeId
    })
    const refused = { reason: 'code' }
    await expect(change.post(unknown, 'primary', { code: loginCode, email })).rejects.toMatchObject(refused)
    await expect(client.verify(challengeId, changeCode)).rejects.toMatchObject(refused)
    await client.verify(challengeId, loginCode)
    await expect(client.verify(challengeId, loginCode)).rejects.toMatchObject(refused)
    await change.steps.primary()
    await expect(change.post(unknown, 'secondary', { code: changeCode, email })).rejects.toMatchObject(
      refused,
    )
    await change.steps.secondary()
    await expect(change.steps.secondary()).rejects.toMatchObject({ reason: 'change' })
  })

  test('takes the first code of a mailbox after another one was asked for', async () => {
    const { client, email, change } = await createOwner()
    await change.steps.start()
    const first = change.readCode()
    passTime(MINUTE)
    await change.start()
    const newest = await change.codeOf(email, () => change.post(unknown, 'primary', { code: first, email }))
    passTime(MINUTE)
    await change.post(unknown, 'primary', { code: '000000', email })
    await change.steps.oldLink()
    await change.steps.newLink()
    await change.steps.rotate()
    await change.post(unknown, 'secondary', { code: newest, email })
    expect(await client.me()).toMatchObject({ user: { email } })
  })

  test('ends a change when another tab or device begins one', async () => {
    const { client, change } = await createOwner()
    await change.steps.start()
    passTime(MINUTE)
    const second = createEmailChange(client, servers.sink, createEmail())
    await second.steps.start()
    // The first one's code is of no use, nor is the newest one where it was not asked for.
    const [code, newest] = [change.readCode(), second.readCode()]
    for (const typed of [code, newest])
      await expect(
        change.post(unknown, 'primary', { code: typed, email: change.email }),
      ).rejects.toMatchObject({ reason: 'change' })
    await second.steps.primary()
    await expect(
      change.post(unknown, 'secondary', { code: second.readCode(), email: change.email }),
    ).rejects.toMatchObject({ reason: 'change' })
    await second.steps.secondary()
  })

  test('sends another code to the new address when the first one is lost', async () => {
    const { email, change } = await createOwner()
    await change.steps.start()
    await change.steps.primary()
    await expect(change.steps.primary()).rejects.toThrow(/Please try again after \d+ seconds/)
    passTime(2 * MINUTE)
    await change.steps.primary()
    await change.steps.secondary()
    await servers.sink.waitForMails(email, 2)
  })

  test('refuses the same address, and one with a wallet of its own', async () => {
    const { client, change } = await createOwner()
    const same = createEmailChange(client, servers.sink, ` ${client.email.toUpperCase()}`)
    await expect(same.start()).rejects.toMatchObject({ status: 409, reason: 'same' })
    await expect(createEmailChange(client, servers.sink, 'ada').start()).rejects.toMatchObject({
      status: 400,
    })
    const other = await createOwner()
    passTime(2 * MINUTE)
    const taken = createEmailChange(client, servers.sink, other.client.email)
    for (const name of ['start', 'oldLink', 'primary', 'newLink'] as const) await taken.steps[name]()
    await expect(taken.steps.rotate()).rejects.toMatchObject({ status: 409, reason: 'taken' })
    await expect(taken.steps.secondary()).rejects.toMatchObject({ status: 409, reason: 'taken' })
    expect((await client.me()).user.email).toBe(client.email)
    expect(change.readCode()).toBe('')
  })

  test('gives an address away whose owner has only logged in', async () => {
    const { client, address, email, change } = await createOwner()
    const visitor = await createClient(email)
    await visitor.login()
    passTime(2 * MINUTE)
    await change.run()
    await expect(visitor.me()).rejects.toMatchObject({ status: 401 })
    expect(await openAnew(email)).toBe(address)
    expect((await client.me()).user.email).toBe(email)
  })

  test('needs one code where the user of a provider has no address, and logs in as before', async () => {
    const { client, email, change } = await createOwner()
    const { user } = await client.me()
    await runStatement(
      servers.settings.auth,
      `UPDATE users SET email = NULL, subject = 'provider' WHERE id = '${user.id}'`,
    )
    const code = await change.codeOf(email, async () =>
      expect(await change.start()).toMatchObject({ step: 'secondary', isLogin: false }),
    )
    await change.post(unknown, 'secondary', { code, email })
    expect((await client.me()).user).toEqual({ id: user.id, email })
    const { users = [] } = await readRows('auth', servers.settings.auth)
    expect(users.find(({ id }) => id === user.id)).toMatchObject({ subject: 'provider' })
  })
})

describe('the link to the old address', () => {
  test('puts it back within a day, once, and ends every session', async () => {
    const { client, address, email, change } = await createOwner()
    await change.run()
    const token = await change.readUndo()
    expect((await undo(token, 'https://evil.example')).status).toBe(403)
    expect((await undo('A'.repeat(43))).status).toBe(410)
    passTime(DAY - MINUTE)
    expect((await undo(token)).status).toBe(200)
    expect((await undo(token)).status).toBe(410)
    await expect(client.me()).rejects.toMatchObject({ reason: 'session' })
    expect(await openAnew(client.email)).toBe(address)
    await expect(openAnew(email)).rejects.toMatchObject({ reason: 'replaced' })
  })

  test('of the first address works after a second change, and expires after a day', async () => {
    const { client, address, change } = await createOwner()
    await change.run()
    const token = await change.readUndo()
    passTime(2 * MINUTE)
    const thief = await createClient(change.email)
    await thief.open()
    passTime(2 * MINUTE)
    const second = createEmailChange(thief, servers.sink, createEmail())
    await second.run()
    expect((await undo(token)).status).toBe(200)
    expect((await undo(await second.readUndo())).status).toBe(410)
    expect(await openAnew(client.email)).toBe(address)
    const late = await createOwner()
    await late.change.run()
    const lateToken = await late.change.readUndo()
    passTime(DAY + MINUTE)
    expect((await undo(lateToken)).status).toBe(410)
  })

  test('opens a page that changes nothing by being opened or clicked by a script', async () => {
    const { client, change } = await createOwner()
    await change.run()
    const page = await openPage(`${servers.publicUrls.auth}/undo?lang=en#${await change.readUndo()}`)
    const texts = TEXTS.en.undo
    const button = page.getByRole('button', { name: texts.action })
    await button.waitFor()
    await page.evaluate(() => document.querySelector('button')?.click())
    expect((await client.me()).user.email).not.toBe(client.email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(texts.done).waitFor()
    await page.reload()
    await button.click()
    await page.getByText(texts.expired).waitFor()
  })

  // `approvePage.test.ts` has the same of the other page in `test`.
  testInFull(
    'opens a page that says when it is cut, and takes the one that is pasted next, also where a mail program has dirtied it',
    async () => {
      const page = await openPage(`${servers.publicUrls.auth}/undo?lang=en#${'A'.repeat(42)}`)
      await page.getByText(TEXTS.en.page.cut).waitFor()
      for (const token of ['B', 'C'].map((letter) => letter.repeat(43))) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, `%23${token}.?utm_source=mail`)
        const request = page.waitForRequest('**/undo/confirm')
        await page.getByRole('button', { name: TEXTS.en.undo.action }).click()
        expect((await request).postDataJSON()).toEqual({ token })
        await page.getByText(TEXTS.en.undo.expired).waitFor()
      }
    },
  )
})

async function openPage(url: string, locale = 'en') {
  const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(url)
  return page
}

const SCHEMES = ['light', 'dark'] as const

// Texts of these pages are all that differs from the page of `approvePage.test.ts`.
testInFull('the pages of the links fit 320 px in every language and have no axe violations', async () => {
  const client = await createClient()
  const { token } = await client.startApproval({ purpose: 'change' })
  const { auth, vault } = servers.publicUrls
  const page = await openPage(vault)
  for (const locale of selectRows(LOCALES, (locale) => locale === 'en' || locale === 'ru')) {
    const { change, undo } = TEXTS[locale]
    for (const [url, text] of [
      [`${vault}/approve?lang=${locale}#${token}`, change.question],
      [`${auth}/undo?lang=${locale}#${token}`, undo.question],
    ] as const) {
      await page.goto(url)
      await page.getByText(text).waitFor()
      expect(await page.getByText(TEXTS[locale].page.question).isVisible()).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
      if (locale !== 'en') continue
      await page.evaluate(axe.source)
      for (const colorScheme of selectRows(SCHEMES, (scheme) => scheme === 'light')) {
        await page.emulateMedia({ colorScheme })
        expect(
          await page.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id)),
        ).toEqual([])
      }
    }
  }
})
