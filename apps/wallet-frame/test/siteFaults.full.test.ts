/**
 * Each part of the deployed site stops before and after each step, in real Chromium: no key is lost, there is no second
 * wallet, no wrong or double signature, the user reads a clear sentence, and trying again works. Part of `test:full`.
 */
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { BrowserContext, Page } from 'playwright'
import { verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, LOSSES, type Loss, logIn, MAKES_KEY } from './faultSteps.ts'
import {
  askAndApprove,
  askChain,
  createRecipient,
  describeRequest,
  mount,
  openContext,
  pay,
  startMounting,
  toClient,
  visit,
} from './fieldDapp.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import {
  FIRST_LOGIN,
  LOADING,
  MESSAGE,
  NEW_DEVICE,
  NEXT_LOGIN,
  PAYMENT,
  type SiteStep,
  stopAt,
} from './siteFaultSteps.ts'
import { type Sites, startSites } from './startSites.ts'

/** Sentences that a user may read. None is a server's text. */
const SENTENCES = [
  'Login service unavailable',
  'Recovery service unavailable',
  'The wallet could not be loaded. Try again',
  'The code is wrong',
  'The code has expired',
  'The network did not answer',
  'The network did not answer. The transaction may have been sent: look at your account before trying again',
]

const TYPED_DATA = {
  domain: { name: 'Shop', version: '1', chainId: 56 },
  types: { Order: [{ name: 'item', type: 'string' }] },
  primaryType: 'Order',
  message: { item: 'Tea' },
} as const

describe('a part stops', () => {
  let sites: Sites
  beforeAll(async () => {
    sites = await startSites()
  })
  afterAll(() => sites?.stop())

  // An address gets few mails an hour, so each test has an hour of its own.
  let hours = 0
  beforeEach(() => passTime(hours++ * 60 * 60_000))

  const createUser = () => createMailbox(sites.servers, createEmail())

  const newContext = () => openContext(sites.browser)

  /** The part is started again as soon as the user has read that it is gone. */
  const starting = (client: Client, outage: { start: () => void }): Client => ({
    request: (name, payload) =>
      client.request(name, payload).catch((error) => {
        outage.start()
        throw error
      }),
  })

  function expectSentences(read: string[]) {
    for (const text of read) expect(SENTENCES).toContain(text)
  }

  /** Logs in on a browser that knows nothing, with nothing stopped. Returns the address. */
  async function logInElsewhere(mailbox: Mailbox) {
    sites.failAs(() => undefined)
    passTime(30_000)
    const { page } = await visit(sites, await newContext())
    const { address, read } = await logIn(toClient(page), mailbox)
    expect(read).toEqual([])
    return address
  }

  async function expectSigns(page: Page, address: string) {
    const { answer } = await askAndApprove(page, 'personal_sign', ['0x68', address])
    await expectSigned(address, answer)
  }

  async function expectSigned(address: string, answer: unknown) {
    const signed = { address: address as `0x${string}`, signature: answer as `0x${string}` }
    expect(await verifyMessage({ ...signed, message: { raw: '0x68' } })).toBe(true)
  }

  /** The first request that fits has the mail sent although its answer is lost. */
  const lostMail = ({ mail }: SiteStep, loss: Loss) => (loss === 'dropAnswer' ? mail : undefined)

  describe.each(LOSSES)('%s', (loss) => {
    test.each(LOADING)('$step', async (step) => {
      const context = await newContext()
      const outage = stopAt(sites, step, loss)
      const page = await context.newPage()
      await page.goto(sites.dapp)
      await startMounting(sites, page)
      await expect.poll(outage.hasStopped).toBe(true)
      outage.start()
      await page.reload()
      await mount(sites, page)
      expect((await logIn(toClient(page), createUser())).read).toEqual([])
    })

    test.each(FIRST_LOGIN)('a first login: $step', async (step) => {
      const mailbox = createUser()
      const { page } = await visit(sites, await newContext())
      const outage = stopAt(sites, step, loss)
      const { address, read } = await logIn(starting(toClient(page), outage), mailbox, lostMail(step, loss))
      expect(outage.hasStopped()).toBe(true)
      expectSentences(read)
      await expectSigns(page, address)
      // Both servers can rebuild it for another device: it is the same wallet there.
      if (MAKES_KEY.test(String(step.path))) expect(await logInElsewhere(mailbox)).toBe(address)
    })

    test.each(NEXT_LOGIN)('the next login: $step', async (step) => {
      const mailbox = createUser()
      const { page } = await visit(sites, await newContext())
      const client = toClient(page)
      const { address } = await logIn(client, mailbox)
      const outage = stopAt(sites, step, loss)
      await client.request('SIGN_OUT')
      passTime(30_000)
      const next = await logIn(starting(client, outage), mailbox, lostMail(step, loss))
      expect(outage.hasStopped()).toBe(true)
      expectSentences(next.read)
      expect(next.address).toBe(address)
      await expectSigns(page, address)
    })

    test.each(NEW_DEVICE)('a new device: $step', async (step) => {
      const mailbox = createUser()
      const address = await logInElsewhere(mailbox)
      passTime(30_000)
      const { page } = await visit(sites, await newContext())
      const outage = stopAt(sites, step, loss)
      const recovered = await logIn(starting(toClient(page), outage), mailbox)
      // The login does not wait for the last of them.
      await expect.poll(outage.hasStopped).toBe(true)
      expectSentences(recovered.read)
      expect(recovered.address).toBe(address)
      await expectSigns(page, address)
    })

    test.each(MESSAGE)('a message: $step', async (step) => {
      const { page, address } = await openLocked(step)
      await signAt(step, {
        ask: () => askAndApprove(page, 'personal_sign', ['0x68', address]),
        check: (answer) => expectSigned(address, answer),
      })
    })

    test.each(MESSAGE)('typed data: $step', async (step) => {
      const { page, address } = await openLocked(step)
      await signAt(step, {
        ask: () => askAndApprove(page, 'eth_signTypedData_v4', [address, JSON.stringify(TYPED_DATA)]),
        async check(answer) {
          const signed = { address: address as `0x${string}`, signature: answer as `0x${string}` }
          expect(await verifyTypedData({ ...TYPED_DATA, ...signed })).toBe(true)
        },
      })
    })

    type Signing = {
      ask: () => ReturnType<typeof askAndApprove>
      check: (answer: unknown) => Promise<void>
    }

    /** A lost request is made once more. */
    async function signAt(step: SiteStep, { ask, check }: Signing) {
      const outage = stopAt(sites, step, loss)
      const first = await ask()
      expect(outage.hasStopped()).toBe(true)
      outage.start()
      if (first.said !== undefined) expectSentences([first.said])
      await check((first.said === undefined ? first : await ask()).answer)
    }

    test.each(PAYMENT)('a payment: $step', async (step) => {
      const { page, address } = await openLocked(step)
      const sent = () => askChain(sites, 'eth_getTransactionCount', [address, 'latest'])
      const before = Number(await sent())
      const to = createRecipient()
      const paid = () => askChain(sites, 'eth_getBalance', [to, 'latest'])
      const outage = stopAt(sites, step, loss)
      const { said } = await pay(page, address, to)
      expect(outage.hasStopped()).toBe(true)
      outage.start()
      if (said !== undefined) expectSentences([said])
      // A user who reads that it may have been sent looks at the account first.
      if (said !== undefined && (await paid()) === '0x0') await pay(page, address, to)
      await expect.poll(paid).toBe('0x5')
      expect(Number(await sent())).toBe(before + 1)
    })
  })

  describe('the mail server', () => {
    test.each(['link', 'code'] as const)('before the %s', async (mail) => {
      const { sink, lines } = sites.servers
      onTestFinished(() => sink.setRefusing(false))
      const before = lines.length
      const mailbox = createUser()
      const { page } = await visit(sites, await newContext())
      const client = toClient(page)
      if (mail === 'link') sink.setRefusing(true)
      // The answer does not tell whether a mail could be sent: it must not tell who is known.
      expect(await client.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({
        action: 'VERIFY_DEVICE',
      })
      if (mail === 'code') {
        await mailbox.decide()
        sink.setRefusing(true)
        await client.request('CONNECT_DEVICE')
      }
      await expect.poll(() => lines.slice(before).join()).toContain('mail.failed')
      sink.setRefusing(false)
      passTime(30_000)
      const { address, read } = await logIn(client, mailbox)
      expect(read).toEqual([])
      await expectSigns(page, address)
    })

    test('after each mail: it comes twice', async () => {
      const { sink } = sites.servers
      const mailbox = createUser()
      sink.loseAnswers(2)
      const { page } = await visit(sites, await newContext())
      const { address, read } = await logIn(toClient(page), mailbox)
      expect(read).toEqual([])
      await expectSigns(page, address)
    })
  })

  test('no request of these flows is missing above', async () => {
    const asked = new Set<string>()
    onTestFinished(() => sites.failAs(() => undefined))
    sites.failAs((part, request) => {
      if (request.method !== 'OPTIONS') asked.add(`${part} ${describeRequest(request)}`)
      return undefined
    })
    const mailbox = createUser()
    const { page } = await visit(sites, await newContext())
    const client = toClient(page)
    const { address } = await logIn(client, mailbox)
    await client.request('SIGN_OUT')
    passTime(30_000)
    await logIn(client, mailbox)
    await expectSigns(page, address)
    await askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    expect(await pay(page, address, createRecipient())).toMatchObject({ answer: expect.any(String) })
    passTime(30_000)
    const { page: other } = await visit(sites, await newContext())
    await logIn(toClient(other), mailbox)
    const rows = [...LOADING, ...FIRST_LOGIN, ...NEXT_LOGIN, ...NEW_DEVICE, ...PAYMENT]
    const isKnown = (line: string) =>
      rows.some(({ part, path }) => line.startsWith(`${part} `) && path.test(line.slice(part.length + 1)))
    expect([...asked].filter((line) => !isKnown(line))).toEqual([])
  })

  let payer: Promise<{ context: BrowserContext; address: string }> | undefined

  async function createPayer() {
    const context = await sites.browser.newContext({ reducedMotion: 'reduce' })
    const { page } = await visit(sites, context)
    const { address } = await logIn(toClient(page), createUser())
    await askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    await page.close()
    return { context, address }
  }

  /** A page of a user who has money and whose key is locked. What a browser has loaded once is not asked for again. */
  async function openLocked({ part }: SiteStep) {
    if (part !== 'site') payer ??= createPayer()
    const { context, address } = await (part === 'site'
      ? createPayer()
      : (payer as NonNullable<typeof payer>))
    const { page } = await visit(sites, context)
    onTestFinished(() => page.close())
    return { page, address }
  }
})
