import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { OwnedAccountFactory } from '@foyer/stand-ins/market'
import express from 'express'
import { Hono } from 'hono'
import {
  type Account,
  createClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  http,
  publicActions,
  serializeErc6492Signature,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type CreateSiweServerParameters, createSiweServer } from './createSiweServer.ts'
import { memoryStore } from './memoryStore.ts'
import { toNodeHandler } from './toNodeHandler.ts'

/** Anvil's first two accounts. */
const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const stranger = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

const DOMAIN = 'app.example.org'
const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

/** Listens on a free port of this machine until the test ends. */
async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server over real HTTP, and a browser's half that keeps its cookie. */
async function setup(parameters: Partial<CreateSiweServerParameters> = {}) {
  const clock = { now: NOON }
  const now = () => clock.now
  const siwe = createSiweServer({
    domain: DOMAIN,
    chainIds: [56],
    now,
    store: memoryStore({ now }),
    ...parameters,
  })
  const url = await listen(toNodeHandler(siwe.handle))
  let cookie = ''

  async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${url}/siwe/${path}`, {
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const setCookie = response.headers.get('set-cookie')
    if (setCookie !== null) cookie = setCookie.split(';')[0] ?? ''
    return { status: response.status, setCookie, headers: response.headers, body: await response.json() }
  }

  async function createText(differs: Partial<SiwxMessage> = {}) {
    const { nonce } = (await ask('nonce')).body
    return formatMessage({
      accountAddress: owner.address,
      chainId: 'eip155:56',
      domain: DOMAIN,
      uri: `https://${DOMAIN}`,
      version: '1',
      nonce,
      issuedAt: at(0),
      ...differs,
    })
  }

  async function signIn(differs: Partial<SiwxMessage> = {}, account: Account = owner) {
    const message = await createText(differs)
    const signature = await account.signMessage?.({ message })
    return { message, signature, ...(await ask('verify', { message, signature })) }
  }

  return { siwe, url, ask, createText, signIn, clock, cookie: () => cookie }
}

describe('an ordinary account', () => {
  test('signs in, recognises the cookie and signs out', async () => {
    const { siwe, ask, signIn, cookie } = await setup()
    expect((await ask('session')).body).toEqual({ sessions: [] })
    const { status, setCookie, message, signature } = await signIn({ expirationTime: at(60) })
    expect(status).toBe(200)
    expect(setCookie).toMatch(
      /^__Host-foyer-siwe=[0-9a-f]{64}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    )
    const session = { data: { accountAddress: owner.address, chainId: 'eip155:56' }, message, signature }
    const { body, headers } = await ask('session')
    expect(body).toMatchObject({ sessions: [session] })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await siwe.getSession(`theme=dark; ${cookie()}`)).toMatchObject(session)
    const before = cookie()
    await ask('logout', {})
    expect((await ask('session')).body).toEqual({ sessions: [] })
    expect(await siwe.getSession(before)).toBeUndefined()
  })

  test('refuses a nonce that was used before', async () => {
    const { ask, signIn } = await setup()
    const { message, signature } = await signIn()
    const { status, body } = await ask('verify', { message, signature })
    expect(status).toBe(401)
    expect(body).toEqual({
      error: {
        reason: 'nonce',
        message: 'The nonce is unknown, too old, or was used before. Sign a new message.',
      },
    })
  })

  test('refuses one of two requests with the same nonce at the same time', async () => {
    const { ask, createText } = await setup()
    const message = await createText()
    const signature = await owner.signMessage({ message })
    const answers = await Promise.all([1, 2].map(() => ask('verify', { message, signature })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('refuses a nonce that was not issued, or ten minutes ago', async () => {
    const { signIn, createText, ask, clock } = await setup()
    expect((await signIn({ nonce: 'abcdefgh' })).body.error.reason).toBe('nonce')
    const message = await createText()
    clock.now += 10 * 60_000
    const { body } = await ask('verify', { message, signature: await owner.signMessage({ message }) })
    expect(body.error.reason).toBe('nonce')
  })

  test.each<[string, Partial<SiwxMessage>]>([
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://evil.example' }],
    ['uri', { uri: `http://${DOMAIN}` }],
    ['chain', { chainId: 'eip155:1' }],
    ['expired', { expirationTime: at(0) }],
    ['notBefore', { notBefore: at(1) }],
  ])('refuses a wrong field: %s', async (reason, differs) => {
    const { status, body, setCookie } = await (await setup()).signIn(differs)
    expect([status, body.error.reason, setCookie]).toEqual([401, reason, null])
  })

  test('refuses a signature of another account', async () => {
    const { body } = await (await setup()).signIn({}, stranger)
    expect(body.error.reason).toBe('signature')
  })

  test('refuses a text that was changed after it was signed', async () => {
    const { ask, createText } = await setup()
    const message = await createText({ statement: 'I pay 1.' })
    const signature = await owner.signMessage({ message })
    const { body } = await ask('verify', { message: message.replace('I pay 1.', 'I pay 100.'), signature })
    expect(body.error.reason).toBe('signature')
  })

  test.each([
    ['not JSON', '{'],
    ['no object', 'null'],
    ['no message', { signature: '0x12' }],
    ['no signature', { message: 'x' }],
    ['no hexadecimal signature', { message: 'x', signature: '0xzz' }],
  ])('refuses a body: %s', async (_, body) => {
    const { ask } = await setup()
    expect(await ask('verify', body)).toMatchObject({ status: 400, body: { error: { reason: 'body' } } })
  })

  test('refuses a text that is not an EIP-4361 message', async () => {
    const { ask } = await setup()
    expect(await ask('verify', { message: 'Sign me', signature: '0x12' })).toMatchObject({
      status: 400,
      body: { error: { reason: 'message' } },
    })
  })

  test('refuses other pages that sign a user in or out', async () => {
    const { ask, createText } = await setup()
    const message = await createText()
    const signature = await owner.signMessage({ message })
    for (const origin of ['https://evil.example', `http://${DOMAIN}`, `https://${DOMAIN}:8443`, 'null'])
      expect((await ask('verify', { message, signature }, { origin })).status).toBe(403)
    expect((await ask('logout', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask('verify', { message, signature }, { origin: `https://${DOMAIN}` })).status).toBe(200)
  })

  test('refuses a message of more than 4 KiB', async () => {
    const { signIn } = await setup()
    const { status, body } = await signIn({ statement: 'é'.repeat(2048) })
    expect([status, body.error.reason]).toEqual([413, 'tooLarge'])
    expect((await signIn({ statement: 'e'.repeat(2048) })).status).toBe(200)
  })

  test('stops reading a body that is too large', async () => {
    const { siwe } = await setup()
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(16 * 1024).fill(32))
      },
    })
    const request = new Request('https://app.example.org/siwe/verify', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await siwe.handle(request)).status).toBe(413)
    expect(sent).toBeLessThan(12)
  })

  test('answers a body that is too large before it ends', async () => {
    const { url } = await setup()
    const { port, hostname } = new URL(url)
    const socket = connectSocket(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.write('POST /siwe/verify HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n')
    socket.write(' '.repeat(200 * 1024))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('stores nothing when it issues nonces, so that a flood of them ends none', async () => {
    const used = memoryStore({ now: () => NOON, maxNonces: 2 })
    const store = { ...used, addSession: vi.fn(used.addSession), consumeNonce: vi.fn(used.consumeNonce) }
    const { ask, createText } = await setup({ store })
    const message = await createText()
    for (let count = 0; count < 50; count++) await ask('nonce')
    expect(store.consumeNonce).not.toHaveBeenCalled()
    const { status } = await ask('verify', { message, signature: await owner.signMessage({ message }) })
    expect(status).toBe(200)
  })

  test('uses up a nonce only for an account that has signed', async () => {
    const used = memoryStore()
    const store = { ...used, consumeNonce: vi.fn(used.consumeNonce) }
    const { signIn } = await setup({ store })
    await signIn({}, stranger)
    expect(store.consumeNonce).not.toHaveBeenCalled()
  })

  test('accepts a nonce of another process with the same secret', async () => {
    const { createText } = await setup({ secret: 'shared' })
    const { ask } = await setup({ secret: 'shared' })
    const message = await createText()
    expect((await ask('verify', { message, signature: await owner.signMessage({ message }) })).status).toBe(
      200,
    )
  })

  test('stores the address with its checksum', async () => {
    const { signIn } = await setup()
    const { status, body } = await signIn({ accountAddress: owner.address.toLowerCase() })
    expect(status).toBe(200)
    expect(body.session.data.accountAddress).toBe(owner.address)
  })

  test('ends the session that a new one replaces', async () => {
    const { siwe, signIn, cookie } = await setup()
    await signIn()
    const first = cookie()
    await signIn()
    expect(cookie()).not.toBe(first)
    expect(await siwe.getSession(first)).toBeUndefined()
    expect(await siwe.getSession(cookie())).toBeDefined()
  })

  test('refuses two tokens in one request', async () => {
    const { siwe, signIn, cookie } = await setup()
    await signIn()
    const other = `__Host-foyer-siwe=${'0'.repeat(64)}`
    for (const cookies of [`${cookie()}; ${other}`, `${other}; ${cookie()}`, `${cookie()}; ${cookie()}`])
      expect(await siwe.getSession(cookies)).toBeUndefined()
    expect(await siwe.getSession(`${cookie()}; foyer-siwe=${'0'.repeat(64)}`)).toBeDefined()
  })

  test('ends a session with its message, or after a week', async () => {
    const short = await setup()
    await short.signIn({ expirationTime: at(1) })
    short.clock.now += 60_000
    expect((await short.ask('session')).body).toEqual({ sessions: [] })

    const long = await setup()
    await long.signIn({})
    long.clock.now += 7 * 24 * 60 * 60_000 - 1
    expect((await long.ask('session')).body.sessions).toHaveLength(1)
    long.clock.now += 1
    expect((await long.ask('session')).body).toEqual({ sessions: [] })
  })

  test('sends the cookie without HTTPS on this machine', async () => {
    const { signIn } = await setup({ domain: 'localhost:5173' })
    const { setCookie } = await signIn({ domain: 'localhost:5173', uri: 'http://localhost:5173' })
    expect(setCookie).toMatch(/^foyer-siwe=[0-9a-f]{64}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  })

  test('answers 404 to another path or method', async () => {
    const { ask } = await setup()
    for (const path of ['', 'verify', 'toString']) expect((await ask(path)).status).toBe(404)
  })
})

describe('a smart account', () => {
  let anvil: Anvil
  let factory: Hex
  let client: ReturnType<typeof connect>

  const connect = (rpcUrl: string) => createClient({ transport: http(rpcUrl) }).extend(publicActions)
  const account = () =>
    client.readContract({
      address: factory,
      abi: OwnedAccountFactory.abi,
      functionName: 'addressOf',
      args: [owner.address],
    })
  const deploy = { abi: OwnedAccountFactory.abi, functionName: 'deploy', args: [owner.address] } as const

  beforeAll(async () => {
    anvil = await startAnvil()
    client = connect(anvil.rpcUrl)
    const wallet = createWalletClient({ account: owner, transport: http(anvil.rpcUrl), chain: bsc })
    const hash = await wallet.deployContract(OwnedAccountFactory)
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('The factory was not deployed')
    factory = contractAddress
  }, 60_000)
  afterAll(() => anvil.stop())

  /** Signs with the owner's key for the contract. */
  async function signIn(wrap: (signature: Hex) => Hex, by: Account = owner, hasClient = true) {
    const { ask, createText } = await setup({ client: () => (hasClient ? client : undefined) })
    const message = await createText({ accountAddress: await account() })
    const signature = await by.signMessage?.({ message })
    return ask('verify', { message, signature: wrap(signature as Hex) })
  }

  const counterfactual = (signature: Hex) =>
    serializeErc6492Signature({ address: factory, data: encodeFunctionData(deploy), signature })

  test('verifies an account that is not deployed yet (ERC-6492)', async () => {
    expect(await client.getCode({ address: await account() })).toBeUndefined()
    expect((await signIn(counterfactual)).status).toBe(200)
    expect((await signIn(counterfactual, stranger)).body.error.reason).toBe('signature')
    expect(await client.getCode({ address: await account() })).toBeUndefined()
  })

  test('verifies a deployed account (ERC-1271)', async () => {
    const wallet = createWalletClient({ account: owner, transport: http(anvil.rpcUrl), chain: bsc })
    const hash = await wallet.writeContract({ address: factory, ...deploy })
    await client.waitForTransactionReceipt({ hash })
    const plain = (signature: Hex) => signature
    expect((await signIn(plain)).status).toBe(200)
    expect((await signIn(counterfactual)).status).toBe(200)
    expect((await signIn(plain, stranger)).body.error.reason).toBe('signature')
    expect((await signIn(plain, owner, false)).body.error.reason).toBe('signature')
  })

  describe('that is a multisig wallet and signs with an empty signature', () => {
    const SAFE = '0x5afe000000000000000000000000000000005afe'
    /** Confirms an empty signature (ERC-1271) of a hash whose slot is 1, and reverts at all else, as a Safe does. */
    const SAFE_CODE = '0x600435546044351516600f575f5ffd5b631626ba7e60e01b5f5260205ff3'
    const chain = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) })

    test('verifies it once the owners have signed on the chain', async () => {
      const { ask, createText } = await setup({ client: () => client })
      const message = await createText({ accountAddress: getAddress(SAFE) })
      await chain().setCode({ address: SAFE, bytecode: SAFE_CODE })
      const early = await ask('verify', { message, signature: '0x' })
      expect([early.status, early.body.error.reason]).toEqual([401, 'unsigned'])
      await chain().setStorageAt({
        address: SAFE,
        index: hashMessage(message),
        value: toHex(1, { size: 32 }),
      })
      expect((await ask('verify', { message, signature: '0x' })).status).toBe(200)
    })

    test('refuses an account without code, and without a client, and names multisig wallets', async () => {
      for (const hasClient of [true, false]) {
        const { ask, createText } = await setup({ client: () => (hasClient ? client : undefined) })
        const { status, body } = await ask('verify', { message: await createText({}), signature: '0x' })
        expect([status, body.error.reason]).toEqual([401, 'unsigned'])
        expect(body.error.message).toContain('multisig')
      }
    })

    test('answers 503 when the chain does not answer', async () => {
      const { ask, createText } = await setup({ client: () => connect('http://127.0.0.1:9') })
      const { status, body } = await ask('verify', { message: await createText({}), signature: '0x' })
      expect([status, body.error.reason]).toEqual([503, 'unavailable'])
    })
  })

  test('answers 503 when the chain does not answer', async () => {
    const { ask, createText } = await setup({ client: () => connect('http://127.0.0.1:9') })
    const message = await createText({ accountAddress: await account() })
    const { status, body } = await ask('verify', { message, signature: await owner.signMessage({ message }) })
    expect([status, body.error.reason]).toEqual([503, 'unavailable'])
  })
})

describe('in servers', () => {
  const signInAt = async (url: string) => {
    const { nonce } = await (await fetch(`${url}/siwe/nonce`)).json()
    const message = formatMessage({
      accountAddress: owner.address,
      chainId: 'eip155:56',
      domain: DOMAIN,
      uri: `https://${DOMAIN}`,
      version: '1',
      nonce,
      issuedAt: at(0),
    })
    const signature = await owner.signMessage({ message })
    const response = await fetch(`${url}/siwe/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, signature }),
    })
    return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const me = async (url: string, cookie: string) => (await fetch(`${url}/me`, { headers: { cookie } })).text()
  const create = () => createSiweServer({ domain: DOMAIN, chainIds: [56] })

  test('works in Express, with and without its own parser', async () => {
    const siwe = create()
    const app = express()
    app.use('/siwe', toNodeHandler(siwe.handle))
    app.use('/parsed', express.json())
    app.use('/parsed/siwe', toNodeHandler(siwe.handle))
    app.get('/me', async (request, response) => {
      const session = await siwe.getSession(request.headers.cookie)
      response.send(session?.data.accountAddress ?? 'nobody')
    })
    const url = await listen(app)
    const { status, cookie } = await signInAt(url)
    expect(status).toBe(200)
    expect(await me(url, cookie)).toBe(owner.address)
    expect(await me(url, '')).toBe('nobody')
    expect((await signInAt(`${url}/parsed`)).status).toBe(200)
  })

  test('works in Hono', async () => {
    const siwe = create()
    const app = new Hono()
    app.all('/siwe/*', (c) => siwe.handle(c.req.raw))
    app.get('/me', async (c) => {
      const session = await siwe.getSession(c.req.header('cookie'))
      return c.text(session?.data.accountAddress ?? 'nobody')
    })
    const url = await listen(toNodeHandler(async (request) => app.fetch(request)))
    const { status, cookie } = await signInAt(url)
    expect(status).toBe(200)
    expect(await me(url, cookie)).toBe(owner.address)
  })

  test('answers 500 when the handler fails', async () => {
    const url = await listen(toNodeHandler(() => Promise.reject(new Error('broken'))))
    expect((await fetch(url)).status).toBe(500)
  })
})
