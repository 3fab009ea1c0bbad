/** Clients in the field: a page that posts what they post, in real Chromium, against our host on another origin. */
import { onlyInFull } from '@foyer/harness/full'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ABORT,
  CODE,
  DISALLOWED,
  FIRST_LOGIN,
  RELOAD,
  RESEND,
  RETURN,
  SAFE,
  SEND,
  SIGN,
  SWITCH_TYPE,
} from '../fieldFixtures.ts'
import { createRandom, mutate } from '../fuzz.ts'
import { ADDRESS, PAYLOADS, SIGNATURE } from '../samples.ts'
import { openSharedPage, openSites, type SharedSites } from '../sharedSites.ts'

/** The schemas read 5,000 of each kind in separate tests. */
const MESSAGES = 100

const testInFull = onlyInFull(test)

let sites: SharedSites
beforeAll(async () => {
  sites = await openSites()
})

beforeEach(() => void Object.assign(sites.state, { hasSession: false, isSilent: false }))

/** A page with the wallet's iframe in it, as clients of others mount it. */
async function visit(origin = sites.dapp) {
  const page = await openSharedPage()
  await page.goto(`${origin}/plain`)
  await page.evaluate((url) => window.mountWallet(url), `${sites.wallet}/sdk?version=4&projectId=project-1`)
  return { page, wallet: await walletOf(page) }
}

async function walletOf(page: Page) {
  await page.waitForFunction(() => document.querySelector('iframe') !== null)
  const handle = await page.$('#w3m-iframe')
  const frame = await handle?.contentFrame()
  if (frame == null) throw new Error('The page has no wallet')
  // Nothing is drawn in a hidden iframe, so nothing can wait for a drawn one.
  await expect.poll(() => frame.evaluate(() => Array.isArray(window.received))).toBe(true)
  return frame
}

/** Answers as they are posted, without the time. */
const answer = (id: string, type: string, payload?: unknown) => {
  return { id, type: `@w3m-frame/${type}`, ...(payload === undefined ? {} : { payload }) }
}
const heard = (page: Page) => page.evaluate(() => window.heard.map(({ at, ...message }) => message))
const names = (wallet: Awaited<ReturnType<typeof walletOf>>) =>
  wallet.evaluate(() => window.received.map(({ name }) => name))

const show = (page: Page) =>
  page.evaluate(() => {
    const iframe = document.querySelector('iframe')
    if (iframe !== null) iframe.style.display = 'block'
  })

async function logIn({ page, wallet }: Awaited<ReturnType<typeof visit>>) {
  await page.evaluate((steps) => window.replay(steps), [...FIRST_LOGIN, ...RESEND])
  await wallet.evaluate(() => document.querySelector<HTMLButtonElement>('#link')?.click())
  return page.evaluate((steps) => window.replay(steps), CODE)
}

describe('the first login', () => {
  test('answers SYNC_*, then the e-mail address, in an iframe without `allow`', async () => {
    const { page, wallet } = await visit()
    await page.waitForFunction(() => window.heard.length > 0)
    // Sent once, with a payload.
    expect(await heard(page)).toEqual([{ type: '@w3m-frame/READY', payload: { version: '1' } }])
    const answers = await page.evaluate((steps) => window.replay(steps), FIRST_LOGIN)
    expect(await page.getAttribute('#w3m-iframe', 'allow')).toBeNull()
    expect(answers).toMatchObject([
      answer('f00d', 'SYNC_THEME_SUCCESS'),
      answer('3d9a77', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS_SUCCESS', { smartAccountEnabledNetworks: [] }),
      answer('91ab', 'CONNECT_EMAIL_SUCCESS', { action: 'VERIFY_DEVICE' }),
    ])
    expect(await heard(page)).toContainEqual(answer('8c1f2', 'SYNC_DAPP_DATA_SUCCESS'))
    expect(await names(wallet)).toEqual([
      'SYNC_DAPP_DATA',
      'SYNC_THEME',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'CONNECT_EMAIL',
    ])
  })

  test('settles both CONNECT_DEVICE after a resend, then takes the code and tells the user', async () => {
    const visited = await visit()
    const answers = await logIn(visited)
    expect(await heard(visited.page)).toEqual(
      expect.arrayContaining([
        answer('d1d1', 'CONNECT_DEVICE_SUCCESS'),
        answer('d2d2', 'CONNECT_DEVICE_SUCCESS'),
      ]),
    )
    expect(answers).toMatchObject([
      answer('0t9c', 'CONNECT_OTP_SUCCESS'),
      answer('b2e4', 'GET_USER_SUCCESS', {
        email: 'ada@example.org',
        address: ADDRESS,
        chainId: 56,
        preferredAccountType: 'eoa',
      }),
    ])
    expect(await visited.wallet.evaluate(() => [window.warnings, window.reported])).toEqual([[], []])
  })
})

test('a page whose user has logged in before gets the user without a token', async () => {
  sites.state.hasSession = true
  const { page } = await visit()
  const answers = await page.evaluate((steps) => window.replay(steps), RETURN)
  expect(answers).toMatchObject([
    answer('c0n1', 'IS_CONNECTED_SUCCESS', { isConnected: true }),
    answer('f00d', 'SYNC_THEME_SUCCESS'),
    answer('3d9a77', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS_SUCCESS'),
    answer('b2e4', 'GET_USER_SUCCESS', { address: ADDRESS }),
  ])
})

testInFull('a page without a login is told so', async () => {
  const { page } = await visit()
  const answers = await page.evaluate((steps) => window.replay(steps), RETURN)
  expect(answers[0]).toMatchObject(answer('c0n1', 'IS_CONNECTED_SUCCESS', { isConnected: false }))
  expect(answers.at(-1)).toMatchObject(answer('b2e4', 'GET_USER_ERROR', { message: 'Session expired' }))
})

describe('a signature', () => {
  test('is asked for while the iframe is hidden, and answered when the user approves in it', async () => {
    const { page, wallet } = await visit()
    const answers = await page.evaluate((steps) => window.replay(steps), SIGN)
    expect(answers).toMatchObject([
      answer('77a0', 'GET_CHAIN_ID_SUCCESS', { chainId: 56 }),
      answer('7e3e', 'SYNC_THEME_SUCCESS'),
    ])
    await show(page)
    await wallet.click('#approve')
    await page.waitForFunction(() => window.heard.some(({ id }) => id === '5164'))
    expect(await heard(page)).toContainEqual(answer('5164', 'RPC_REQUEST_SUCCESS', SIGNATURE))
  })

  testInFull('that the user rejects keeps the word "rejected"', async () => {
    const { page, wallet } = await visit()
    await page.evaluate((steps) => window.replay(steps), SIGN)
    await show(page)
    await wallet.click('#reject')
    await page.waitForFunction(() => window.heard.some(({ id }) => id === '5164'))
    expect(await heard(page)).toContainEqual(
      answer('5164', 'RPC_REQUEST_ERROR', { message: 'User rejected the request' }),
    )
  })

  testInFull('and a payment are both ended by two RPC_ABORT, which have no answer', async () => {
    const { page } = await visit()
    await page.evaluate((steps) => window.replay(steps), [...SIGN, ...SEND, ...ABORT, ...SAFE])
    const messages = await heard(page)
    expect(messages).toContainEqual(answer('5164', 'RPC_REQUEST_ERROR', { message: 'Request was aborted' }))
    expect(messages).toContainEqual(answer('5e4d', 'RPC_REQUEST_ERROR', { message: 'Request was aborted' }))
    expect(messages.filter(({ id }) => id === 'ab01' || id === 'ab02')).toEqual([])
  })
})

testInFull(
  'safe methods are answered without approval, a disallowed one is refused, and what comes later has a sentence',
  async () => {
    const { page } = await visit()
    expect(await page.evaluate((steps) => window.replay(steps), [...SAFE, ...DISALLOWED])).toMatchObject([
      answer('5afe1', 'RPC_REQUEST_SUCCESS', '0x10'),
      answer('5afe2', 'RPC_REQUEST_SUCCESS', '0x10'),
      answer('d15a', 'RPC_REQUEST_ERROR', { message: 'Requested RPC call is not allowed' }),
    ])
    expect(await page.evaluate((steps) => window.replay(steps), SWITCH_TYPE)).toMatchObject([
      answer('5e7a', 'SET_PREFERRED_ACCOUNT_ERROR', {
        message: 'SET_PREFERRED_ACCOUNT is not supported yet',
      }),
      answer('b2e5', 'GET_USER_ERROR'),
    ])
  },
)

test('SYNC_DAPP_DATA in the same tick as RELOAD is answered, and READY is not sent again', async () => {
  const { page } = await visit()
  expect(await page.evaluate((steps) => window.replay(steps), RELOAD)).toMatchObject([
    answer('8c1f3', 'SYNC_DAPP_DATA_SUCCESS'),
  ])
  const messages = await heard(page)
  expect(messages.filter(({ type }) => type === '@w3m-frame/READY')).toHaveLength(1)
  expect(messages).toContainEqual(answer('4e10', 'RELOAD_SUCCESS'))
})

testInFull('an id that is still open is dropped, and taken again when it is settled', async () => {
  const { page, wallet } = await visit()
  const twice = [...RESEND.slice(0, 1), ...RESEND.slice(0, 1), ...SAFE.slice(0, 1)]
  await page.evaluate((steps) => window.replay(steps), twice)
  expect(await names(wallet)).toEqual(['CONNECT_DEVICE', 'RPC_REQUEST'])
  await wallet.evaluate(() => document.querySelector<HTMLButtonElement>('#link')?.click())
  await page.waitForFunction(() => window.heard.some(({ id }) => id === 'd1d1'))
  await page.evaluate((steps) => window.replay(steps), [...RESEND.slice(0, 1), ...SAFE.slice(1)])
  expect(await names(wallet)).toEqual(['CONNECT_DEVICE', 'RPC_REQUEST', 'CONNECT_DEVICE', 'RPC_REQUEST'])
})

describe('strangers', () => {
  test('a page that is not listed hears nothing, not even READY', async () => {
    const { page, wallet } = await visit(sites.evil)
    await page.evaluate((steps) => {
      for (const step of steps) window.post(step)
    }, SAFE)
    await expect.poll(() => wallet.evaluate(() => window.warnings.length)).toBe(2)
    expect(await heard(page)).toEqual([])
    expect(await names(wallet)).toEqual([])
  })

  test('another window of the listed origin is not the parent', async () => {
    const { page, wallet } = await visit()
    await page.evaluate((steps) => window.replay(steps), SAFE.slice(0, 1))
    await page.evaluate(() => {
      const sibling = document.createElement('iframe')
      sibling.name = 'sibling'
      sibling.src = '/plain'
      document.body.append(sibling)
    })
    await expect.poll(() => page.frame('sibling')?.url()).toBe(`${sites.dapp}/plain`)
    await page.frame('sibling')?.evaluate((message) => {
      window.parent.frames[0]?.postMessage(message, '*')
    }, SAFE[1])
    await page.evaluate((steps) => window.replay(steps), DISALLOWED)
    expect(await names(wallet)).toEqual(['RPC_REQUEST', 'RPC_REQUEST'])
    expect((await heard(page)).map(({ id }) => id)).not.toContain(SAFE[1]?.id)
  })
})

testInFull(`${MESSAGES} messages changed at random leave a wallet that answers`, async () => {
  const { page, wallet } = await visit()
  await page.evaluate((steps) => window.replay(steps), SAFE.slice(0, 1))
  const random = createRandom(6)
  const all = Object.entries(PAYLOADS)
  const messages = Array.from({ length: MESSAGES }, (_, round) => {
    const [name, payload] = all[round % all.length] ?? ['RELOAD', undefined]
    return mutate({ id: `r-${round}`, type: `@w3m-app/${name}`, payload }, random)
  })
  // As JSON, in which the test hands them to the page.
  const texts = messages.map((message) =>
    JSON.stringify(message ?? null, (_, value) => (typeof value === 'bigint' ? 1 : value)),
  )
  await page.evaluate((texts) => {
    for (const text of texts) window.post(JSON.parse(text))
  }, texts)
  await page.evaluate((steps) => window.replay(steps), SAFE.slice(1))
  const ids = (await heard(page)).flatMap(({ id }) => (id?.startsWith('r-') ? [id] : []))
  expect(ids.length).toBeGreaterThan(MESSAGES / 5)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await wallet.evaluate(() => window.reported)).toEqual([])
})
