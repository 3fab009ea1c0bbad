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

  test('rejects with the status of a server that fails without a message', async () => {
    const { client } = await setup()
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    await expect(client.createMessage(target)).rejects.toThrow('The sign-in server answered 502')
  })
})

describe('when something else answers with 200 at the address', () => {
  const data: SiwxMessage = {
    ...target,
    domain: 'localhost:5173',
    uri: 'http://localhost:5173',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2026-11-21T12:00:00Z',
  }
  const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  const otherSession = sessionOf({ ...data, nonce: 'other1234' })

  test.each<[name: string, answer: () => Response]>([
    ['the page of a single-page app', html],
    ['an empty body', () => new Response()],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['another API', () => Response.json({ status: 'ok', nonce: 12345678, session: {}, sessions: 'many' })],
    [
      'the session of another message',
      () => Response.json({ nonce: 'not one!', session: otherSession, sessions: [{}] }),
    ],
  ])('rejects each call with `SiweServerError` for %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer())
    const siwe = createSiwe({ now, server: '/siwe' })
    const errorOf = (path: string) =>
      expect.objectContaining({
        name: 'SiweServerError',
        message: expect.stringContaining(`Asked: /siwe/${path}\n`),
      })
    await expect(siwe.createMessage(target)).rejects.toEqual(errorOf('nonce'))
    await expect(siwe.addSession(sessionOf(data))).rejects.toEqual(errorOf('verify'))
    await expect(siwe.getSessions(target)).rejects.toEqual(errorOf('session'))
    await expect(siwe.revokeSessions(target)).rejects.toEqual(errorOf('logout'))
  })

  test('names the address, the type of the answer and the way out', async () => {
    vi.stubGlobal('fetch', async () => html())
    const siwe = createSiwe({ now, server: '/siwe' })
    await expect(siwe.createMessage(target)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiweServerError: Something else answers at the address of the sign-in server
      Asked: /siwe/nonce
      Its answer to nonce has the type text/html.
      Route this path to createSiweServer, before the page that answers every other path.
      Docs: https://www.npmjs.com/package/@foyer/modal#siwe-server]
    `)
  })

  test('rejects with `SiweServerError` when nothing answers', async () => {
    const cause = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', () => Promise.reject(cause))
    const siwe = createSiwe({ now, server: '/siwe' })
    await expect(siwe.getSessions(target)).rejects.toMatchObject({ name: 'SiweServerError', cause })
  })
})

const ownServer = {
  getNonce: async () => 'abcdefgh',
  verify: async (): Promise<unknown> => undefined,
  getSessions: async () => [],
  revoke: async () => {},
}

test('asks the functions of an own server', async () => {
  const server = { ...ownServer, verify: vi.fn(async () => {}), revoke: vi.fn(async () => {}) }
  const siwe = createSiwe({ now, server })
  const session = sessionOf(await siwe.createMessage(target))
  expect(session.data.nonce).toBe('abcdefgh')
  await siwe.addSession({ ...session, cacao: { h: {} } })
  expect(server.verify).toHaveBeenCalledWith({ ...session, cacao: { h: {} } })
  await siwe.revokeSessions(target)
  expect(server.revoke).toHaveBeenCalledWith(target)
})

test('rejects a session when `verify` of an own server resolves with false', async () => {
  const server = { ...ownServer, verify: async () => false }
  const siwe = createSiwe({ now, server })
  const session = sessionOf(await siwe.createMessage(target))
  await expect(siwe.addSession(session)).rejects.toThrow('The server refused the signature')
})

describe('with an own server that has one session', () => {
  const onMainnet = { ...target, chainId: 'eip155:1' }
  const create = (session: unknown, signOut = async () => {}) => {
    const { getNonce, verify } = ownServer
    return createSiwe({ now, server: { getNonce, verify, getSession: async () => session as null, signOut } })
  }

  test('counts it on its network alone', async () => {
    const siwe = create({ address: owner.address, chainId: 56 })
    expect(await siwe.getSessions(target)).toEqual([{ data: target }])
    expect(await siwe.getSessions(onMainnet)).toEqual([])
    expect(await create(null).getSessions(target)).toEqual([])
  })

  test('counts it on every network where it names none', async () => {
    const siwe = create({ address: owner.address })
    expect(await siwe.getSessions(target)).toEqual([{ data: target }])
    expect(await siwe.getSessions(onMainnet)).toEqual([{ data: onMainnet }])
  })

  test('ends it with `signOut`', async () => {
    const signOut = vi.fn(async () => {})
    await create(null, signOut).revokeSessions(target)
    expect(signOut).toHaveBeenCalledOnce()
  })

  test.each([
    undefined,
    {},
    { address: 1 },
    { address: owner.address, chainId: '56' },
    { address: 'a', chainId: 0 },
  ])('rejects the session %j', async (session) => {
    await expect(create(session).getSessions(target)).rejects.toThrow(
      '`getSession` has to resolve with `{ address, chainId }` or null\nDocs: https://www.npmjs.com/package/@foyer/modal#siwe-option',
    )
  })
})

test('counts a session on every network of its namespace with `scope: account`', async () => {
  const siwe = createSiwe({ now, scope: 'account', storage: memoryStorage() })
  await siwe.addSession(sessionOf(await siwe.createMessage(target)))
  const onMainnet = { ...target, chainId: 'eip155:1' }
  expect(await siwe.getSessions(onMainnet)).toMatchObject([{ data: onMainnet }])
  expect(await siwe.getSessions({ ...target, chainId: 'solana:mainnet' })).toEqual([])
})

test.each([undefined, null, 12_345_678, 'undefined!', 'short'])(
  'rejects the nonce %s of an own server',
  async (nonce) => {
    const server = { ...ownServer, getNonce: async () => nonce as string }
    await expect(createSiwe({ now, server }).createMessage(target)).rejects.toThrow(
      '`getNonce` has to resolve with at least 8 letters and digits',
    )
  },
)

test.each([undefined, {}, [{}]])('rejects the sessions %j of an own server', async (sessions) => {
  const server = { ...ownServer, getSessions: async () => sessions as [] }
  await expect(createSiwe({ now, server }).getSessions(target)).rejects.toThrow(
    '`getSessions` has to resolve with a list of sessions',
  )
})
