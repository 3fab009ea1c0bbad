/** Pairing as visitors do it: Chromium with the modal, the wallet in a process of its own, a relay between them. */
import { createPublicKey, verify } from 'node:crypto'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import { createRelay, startRemoteWallet } from '@foyer/stand-ins/walletconnect'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createSiweServer } from '../src/siwe/server/createSiweServer.ts'
import { toNodeHandler } from '../src/siwe/server/toNodeHandler.ts'
import { fromAddress } from '../src/solana/base58.ts'
import { readCode as readPicture } from './readCode.ts'
import { serveApp } from './serveApp.ts'
import { shareApp } from './shareApp.ts'
import { shareBrowser } from './shareBrowser.ts'

/** Nothing here needs a node, so none answers there. */
const RPC = 'http://127.0.0.1:9'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ACCOUNT = 'Account 0xf39F…2266'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const testInFull = onlyInFull(test)
const describeInFull = onlyInFull(describe)

let app: Awaited<ReturnType<typeof shareApp>>
let served: Awaited<ReturnType<typeof serveApp>>
let browser: Browser
let relay: Awaited<ReturnType<typeof createRelay>>
let wallet: Awaited<ReturnType<typeof startRemoteWallet>>
let refusal: string | undefined

beforeAll(async () => {
  app = await shareApp('pairing')
  relay = await createRelay({ refuse: () => refusal })
  wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl: RPC })
  const createApi = (domain: string) => toNodeHandler(createSiweServer({ domain, chainIds: [56] }).handle)
  served = await serveApp({ ...app, connect: relay.url, createApi })
  browser = await shareBrowser()
})

beforeEach(() => {
  refusal = undefined
  return wallet.reset
})

afterAll(async () => {
  served.stop()
  await wallet.stop()
  await relay.close()
})

/** `query` says what the page is made with. */
async function visit(query = 'adapter=wagmi', prepare = () => {}) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`CSP: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.addInitScript(prepare)
  await page.goto(`${served.url}?${query}&relay=${relay.url}`)
  return { page, complaints, files }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

async function openCode(page: Page) {
  await button(page, 'Connect Wallet').click()
  await button(page, 'WalletConnect').click()
}

const readCode = (page: Page) => readPicture(page.getByRole('img', { name: 'QR code for your wallet app' }))

test('connects with a scanned code, signs, restores the session after a reload, and disconnects when the wallet ends it', async () => {
  const { page, complaints, files } = await visit()
  await button(page, 'Connect Wallet').waitFor()
  const before = files.length
  await openCode(page)
  await wallet.pair(await readCode(page))
  await button(page, ACCOUNT).waitFor()
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
  expect(files.slice(0, before).join()).not.toContain('createProvider')
  expect(await page.evaluate(() => window.sign('0x68656c6c6f'))).toMatch(/^0x[0-9a-f]{130}$/)

  await page.reload()
  await button(page, ACCOUNT).waitFor()
  expect(await wallet.asked()).toEqual(['proposal', 'personal_sign'])
  await wallet.disconnect()
  await button(page, 'Connect Wallet').waitFor()
  expect(complaints).toEqual([])
})

test('is connected on EVM and on Solana by one session, which claims more than was asked, and ends in both', async () => {
  await wallet.answer({ chains: ['eip155:56', SOLANA, 'cosmos:cosmoshub-4'] })
  const { page, complaints } = await visit('adapter=eip1193&solana')
  await openCode(page)
  // The chunk with what the modal says of Solana loads when it opens.
  await page.waitForFunction(() => customElements.get('fy-account-namespace') !== undefined)
  await wallet.pair(await readCode(page))
  await button(page, ACCOUNT).waitFor()
  const { address, signature } = await page.evaluate(() => window.signOnSolana('hello'))
  expect(address).toBe(await wallet.solanaAddress())
  const x = Buffer.from(fromAddress(address) ?? []).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, Buffer.from('hello'), key, Uint8Array.from(signature))).toBe(true)
  const statuses = () =>
    page.evaluate(() => Object.values(window.foyer.state.accounts).map(({ status }) => status))
  const both = ['connected', 'connected', 'disconnected', 'disconnected', 'disconnected']
  expect(await statuses()).toEqual(both)
  expect(await page.evaluate(() => window.standardWallets())).toEqual(['WalletConnect'])

  await page.reload()
  await expect.poll(statuses).toEqual(both)
  expect(await wallet.asked()).toEqual(['proposal', 'solana_signMessage'])
  await wallet.disconnect()
  await expect.poll(statuses).toEqual(Array(5).fill('disconnected'))
  expect(complaints).toEqual([])
})

/** Runs in the page before its scripts. */
const DENIALS: Record<string, () => void> = {
  // As in frames of Chromium that block the cookies of other sites.
  'IndexedDB answers with an error': () => {
    IDBFactory.prototype.open = () => {
      const request = { error: new DOMException('denied', 'UnknownError') } as IDBOpenDBRequest
      queueMicrotask(() => request.onerror?.(new Event('error')))
      return request
    }
  },
  // As in a page with a sandbox that takes its origin away.
  'no storage may be read': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    IDBFactory.prototype.open = deny
    Object.defineProperty(window, 'localStorage', { get: deny, configurable: true })
  },
}

// A frame without an origin, which may read no storage either, is in `handOff.test.ts`.
test.each(selectRows(Object.keys(DENIALS), () => false))('pairs and connects where %s', async (name) => {
  const { page, complaints } = await visit('adapter=eip1193', DENIALS[name])
  await openCode(page)
  await wallet.pair(await readCode(page))
  await button(page, ACCOUNT).waitFor()
  expect(complaints).toEqual([])
})

testInFull(
  'connects, signs and disconnects on both sides with the plain adapter, and keeps nothing where the page gives no storage',
  async () => {
    const { page, complaints } = await visit('adapter=eip1193&forget')
    await openCode(page)
    const code = await readCode(page)
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(await kept()).toEqual([])
    await wallet.pair(code)
    await button(page, ACCOUNT).waitFor()
    const signed = page.evaluate(async (address) => {
      const provider = await window.foyer.getProvider({ namespace: 'eip155' })
      return provider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    }, ADDRESS)
    expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
    await button(page, ACCOUNT).click()
    await button(page, 'Disconnect').click()
    await button(page, 'Connect Wallet').waitFor()
    await expect.poll(() => wallet.sessions()).toBe(0)
    expect(complaints).toEqual([])
  },
)

testInFull(
  'shows another code after the wallet declines, stops connecting when its view is closed, and still connects a wallet that approves later',
  async () => {
    const { page } = await visit()
    await wallet.answer({ proposal: 'reject' })
    await openCode(page)
    await wallet.pair(await readCode(page))
    await page.getByRole('alert').getByText('Connection rejected').waitFor()
    await wallet.answer({ proposal: 'approve' })
    await button(page, 'New code').click()
    const code = await readCode(page)
    await button(page, 'Close').click()
    await button(page, 'Connect Wallet').waitFor()
    await wallet.pair(code)
    await button(page, ACCOUNT).waitFor()
  },
)

testInFull('expires a code after five minutes and shows the remaining time', async () => {
  const { page } = await visit()
  // The relay's clock is the real one: the page's comes to it in the end.
  await page.clock.install({ time: Date.now() - 5 * MINUTE })
  await openCode(page)
  await readCode(page)
  await page.getByText(/Expires in [45]:\d\d/).waitFor()
  await page.clock.fastForward(5 * MINUTE)
  await page.getByRole('alert').getByText('This code has expired').waitFor()
  await button(page, 'New code').click()
  await readCode(page)
})

testInFull(
  'restores a session after a day, drops one older than a week, and tells the visitor when the modal opens',
  async () => {
    const { page, complaints } = await visit()
    await openCode(page)
    await wallet.pair(await readCode(page))
    await button(page, ACCOUNT).waitFor()
    await page.clock.install({ time: Date.now() + DAY })
    await page.reload()
    await button(page, ACCOUNT).waitFor()
    expect(await wallet.asked()).toEqual(['proposal'])

    await page.clock.setSystemTime(Date.now() + 8 * DAY)
    await page.reload()
    await button(page, 'Connect Wallet').click()
    await page.getByText('The connection to your wallet has expired.').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('walletConnectSession')
    expect(complaints).toEqual([])
  },
)

describe('signing in while connecting', () => {
  /** Reads the sessions that the server has verified. */
  const readSessions = (page: Page) =>
    page.evaluate(async () => (await (await fetch('/siwe/session')).json()).sessions)

  test('signs in with a single request, which the server verifies', async () => {
    await wallet.answer({ authenticate: true })
    const { page, complaints } = await visit('adapter=wagmi&siwe')
    await openCode(page)
    await wallet.pair(await readCode(page))
    await button(page, ACCOUNT).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await readSessions(page)).toMatchObject([{ data: { chainId: 'eip155:56' } }])
    expect(await wallet.asked()).toEqual(['authenticate'])
    expect(await page.evaluate(() => 'Buffer' in window)).toBe(false)
    expect(complaints).toEqual([])
  })

  testInFull('asks for a signature afterwards when the wallet cannot sign while it connects', async () => {
    const { page } = await visit('adapter=wagmi&siwe')
    await openCode(page)
    await wallet.pair(await readCode(page))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await readSessions(page)).toHaveLength(1)
    expect(await wallet.asked()).toEqual(['proposal', 'personal_sign'])
  })

  testInFull('shows another code after the wallet declines', async () => {
    await wallet.answer({ authenticate: true, proposal: 'reject' })
    const { page } = await visit('adapter=wagmi&siwe')
    await openCode(page)
    await wallet.pair(await readCode(page))
    await page.getByRole('alert').getByText('Connection rejected').waitFor()
    expect(await readSessions(page)).toEqual([])
    await wallet.answer({ proposal: 'approve' })
    await button(page, 'New code').click()
    await wallet.pair(await readCode(page))
    await button(page, ACCOUNT).waitFor()
    expect(await wallet.asked()).toEqual(['authenticate', 'authenticate'])
  })
})

// `faults.test.ts` of the provider has the relay, the view's test what it says.
describeInFull('never a dead code', () => {
  const refusals = [
    ['Unauthorized: invalid key', 'This site is not set up correctly for pairing.', 'APKT007'],
    ['Unauthorized: origin not allowed', 'This site is not allowed to use the pairing service.', 'APKT002'],
    ['JWT validation error: JWT Token is not yet valid', 'The clock of this device is wrong.', 'APKT006'],
    ['Too many requests', 'Too many people are connecting right now.', 'APKT010'],
  ] as const
  test.each(refusals)(
    'reports a relay that refuses with %s, and a page that is offline, and recovers from both',
    async (reason, text, code) => {
      refusal = reason
      const { page } = await visit()
      await openCode(page)
      await page.getByRole('alert').getByText(text).waitFor()
      await button(page, 'Try again').waitFor()
      expect(await page.evaluate(() => window.alerts)).toEqual([code])
      refusal = undefined
      await button(page, 'Try again').click()
      await readCode(page)
      await button(page, 'Back').click()

      // The chunks are there; what is missing is the way to the relay.
      await page.context().setOffline(true)
      await button(page, 'WalletConnect').click()
      await page.getByRole('alert').getByText('You are offline.').waitFor()
      await page.context().setOffline(false)
      await button(page, 'Try again').click()
      await readCode(page)
    },
  )
})
