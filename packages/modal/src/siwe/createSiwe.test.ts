import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { memoryStorage, SIGNATURE } from '@foyer/modal-core/test'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSiwe } from './createSiwe.ts'
import { createSiweServer } from './server/createSiweServer.ts'
import { toNodeHandler } from './server/toNodeHandler.ts'

const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const target = { accountAddress: owner.address, chainId: 'eip155:56' }
const KEY = 'foyer.siwe.sessions'
const now = () => Date.parse('2026-11-21T12:00:00.000Z')

beforeEach(() => void vi.stubGlobal('location', { host: 'localhost:5173', origin: 'http://localhost:5173' }))
afterEach(() => void vi.unstubAllGlobals())

const sessionOf = (data: SiwxMessage) => ({ data, message: formatMessage(data), signature: SIGNATURE })

describe('messages', () => {
  test('name this page, last a week and have a nonce of their own', async () => {
    const { createMessage } = createSiwe({ now, storage: null })
    const message = await createMessage(target)
    expect(message).toMatchObject({
      ...target,
      domain: 'localhost:5173',
      uri: 'http://localhost:5173',
      version: '1',
      issuedAt: '2026-11-21T12:00:00.000Z',
      expirationTime: '2026-11-28T12:00:00.000Z',
    })
    expect(message.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect((await createMessage(target)).nonce).not.toBe(message.nonce)
  })

  test('take every field from the options', async () => {
    const fields = {
      domain: 'app.example.org',
      uri: 'https://app.example.org/login',
      statement: 'I accept the terms.',
      notBefore: '2026-11-21T11:00:00.000Z',
      requestId: 'some-id',
      resources: ['https://app.example.org/terms'],
    }
    const { createMessage } = createSiwe({ now, storage: null, expiresIn: 60_000, ...fields })
    expect(await createMessage(target)).toMatchObject({
      ...fields,
      expirationTime: '2026-11-21T12:01:00.000Z',
    })
  })
})

describe('without a server', () => {
  test('sees the sessions of other tabs, and overwrites none', async () => {
    const storage = memoryStorage()
    const [one, other] = [createSiwe({ now, storage }), createSiwe({ now, storage })]
    const onMainnet = { ...target, chainId: 'eip155:1' }
    await one.addSession(sessionOf(await one.createMessage(target)))
    await other.addSession(sessionOf(await other.createMessage(onMainnet)))
    expect(await one.getSessions(onMainnet)).toHaveLength(1)
    expect(await other.getSessions(target)).toHaveLength(1)
    await other.revokeSessions(target)
    expect(await one.getSessions(target)).toEqual([])
  })

  test('keeps sessions after the page is left', async () => {
    const storage = memoryStorage()
    const before = createSiwe({ now, storage })
    const session = sessionOf(await before.createMessage(target))
    await before.addSession(session)
    const after = createSiwe({ now, storage })
    expect(await after.getSessions(target)).toMatchObject([{ message: session.message }])
    expect(await after.getSessions({ ...target, chainId: 'eip155:1' })).toEqual([])
    await after.revokeSessions(target)
    expect(storage.items.size).toBe(0)
  })

  test('replaces the session of the same account and keeps those of others', async () => {
    const storage = memoryStorage()
    const siwe = createSiwe({ now, storage })
    const add = async (differs: Partial<SiwxMessage>) =>
      siwe.addSession(sessionOf({ ...(await siwe.createMessage(target)), ...differs }))
    await add({})
    await add({})
    await add({ chainId: 'eip155:1' })
    expect(JSON.parse(storage.items.get(KEY) ?? '')).toHaveLength(2)
    for (let count = 0; count < 30; count++) await add({ accountAddress: `0x${count}` })
    expect(JSON.parse(storage.items.get(KEY) ?? '')).toHaveLength(20)
  })

  test.each([
    '{',
    'null',
    '{"0":1}',
    '[null]',
    '["text"]',
    '[{"data":{},"message":"m","signature":"0x"}]',
    `[${JSON.stringify({ ...sessionOf({ ...target, domain: 'a', uri: 'https://a', version: '1', nonce: '12345678', issuedAt: '2026-11-21T12:00:00Z' }), data: { ...target, resources: [1] } })}]`,
  ])('drops an invalid value in the storage: %s', async (text) => {
    const siwe = createSiwe({ now, storage: memoryStorage({ [KEY]: text }) })
    expect(await siwe.getSessions(target)).toEqual([])
  })

  test('keeps sessions until the page is left when the storage throws', async () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const siwe = createSiwe({ now, storage: { getItem: fail, setItem: fail, removeItem: fail } })
    await siwe.addSession(sessionOf(await siwe.createMessage(target)))
    expect(await siwe.getSessions(target)).toHaveLength(1)
  })
})

describe('with the server kit, over HTTP', () => {
  /** A page at localhost:5173 with a cookie jar, as browsers have one and Node has not. */
  async function setup() {
    const siwe = createSiweServer({ domain: 'localhost:5173', chainIds: [56], now })
    const server = createServer(toNodeHandler(siwe.handle))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    let cookie = ''
    const plain = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      expect(init.credentials).toBe('include')
      const response = await plain(url, { ...init, headers: { ...init.headers, cookie } })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siwe/`
    return { client: createSiwe({ now, server: url }) }
  }

  test('signs in, finds the session again and signs out', async () => {
    const { client } = await setup()
    expect(await client.getSessions(target)).toEqual([])
    const data = await client.createMessage(target)
    const message = formatMessage(data)
    await client.addSession({ data, message, signature: await owner.signMessage({ message }) })
    expect(await client.getSessions(target)).toMatchObject([{ message, data: target }])
    await client.revokeSessions(target)
    expect(await client.getSessions(target)).toEqual([])
  })

  test('rejects with the server’s message', async () => {
    const { client } = await setup()
    const data = await client.createMessage(target)
    await expect(client.addSession(sessionOf(data))).rejects.toThrow('The account did not sign this message.')
  })

  test('rejects when another server answers', async () => {
    const { client } = await setup()
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    await expect(client.createMessage(target)).rejects.toThrow('The sign-in server answered 502')
    vi.stubGlobal('fetch', async () => Response.json({ sessions: 'many' }))
    expect(await client.getSessions(target)).toEqual([])
  })
})

test('asks the functions of an own server', async () => {
  const server = {
    getNonce: async () => 'abcdefgh',
    verify: vi.fn(async () => {}),
    getSessions: async () => [],
    revoke: vi.fn(async () => {}),
  }
  const siwe = createSiwe({ now, server })
  const session = sessionOf(await siwe.createMessage(target))
  expect(session.data.nonce).toBe('abcdefgh')
  await siwe.addSession({ ...session, cacao: { h: {} } })
  expect(server.verify).toHaveBeenCalledWith({ ...session, cacao: { h: {} } })
  await siwe.revokeSessions(target)
  expect(server.revoke).toHaveBeenCalledWith(target)
})

test('rejects a session when `verify` of an own server resolves with false', async () => {
  const server = {
    getNonce: async () => 'abcdefgh',
    verify: async () => false,
    getSessions: async () => [],
    revoke: async () => {},
  }
  const siwe = createSiwe({ now, server })
  const session = sessionOf(await siwe.createMessage(target))
  await expect(siwe.addSession(session)).rejects.toThrow('The server refused the signature')
})
