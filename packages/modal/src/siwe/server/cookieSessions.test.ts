import { formatMessage } from '@foyer/modal-core/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { type CreateSiweServerParameters, createSiweServer } from './createSiweServer.ts'
import { memoryStore } from './memoryStore.ts'
import type { SignedOutError } from './SignedOutError.ts'

const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const DOMAIN = 'app.example.org'
const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000

type Parameters = Partial<CreateSiweServerParameters<'cookie'>>

function createServer(parameters: Parameters = {}) {
  const clock = { now: NOON }
  const siwe = createSiweServer({
    domain: DOMAIN,
    chainIds: [56],
    sessions: 'cookie',
    secret: 's'.repeat(32),
    now: () => clock.now,
    ...parameters,
  })
  return { siwe, clock, domain: parameters.domain ?? DOMAIN }
}

/** A browser's half, with its cookies. */
function createBrowser({ siwe, domain }: ReturnType<typeof createServer>) {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ')

  async function ask(path: string, body?: object) {
    const post = { method: 'POST', body: JSON.stringify(body) }
    const request = new Request(`https://${domain}/siwe/${path}`, {
      headers: { cookie: cookie() },
      ...(body && post),
    })
    const response = await siwe.handle(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async function sign() {
    const message = formatMessage({
      accountAddress: owner.address,
      chainId: 'eip155:56',
      domain,
      uri: `https://${domain}`,
      version: '1',
      nonce: (await ask('nonce')).body.nonce,
      issuedAt: new Date(NOON).toISOString(),
      expirationTime: new Date(NOON + 60 * MINUTE).toISOString(),
    })
    return { message, signature: await owner.signMessage({ message }) }
  }

  return { jar, cookie, ask, sign, signIn: async () => ask('verify', await sign()) }
}

const data = {
  accountAddress: owner.address,
  chainId: 'eip155:56',
  expirationTime: new Date(NOON + 60 * MINUTE).toISOString(),
}

describe('a session in a cookie', () => {
  test('is known to every process with the secret until it expires, and ends in the browser', async () => {
    const server = createServer()
    const { ask, signIn, cookie } = createBrowser(server)
    const { status, headers } = await signIn()
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-foyer-siwe=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
      ),
      '__Host-foyer-siwe-nonce=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
    expect((await ask('session')).body).toEqual({ sessions: [{ data }] })
    const other = createServer()
    expect(await other.siwe.getSession(cookie())).toEqual({ data })
    other.clock.now += 60 * MINUTE
    expect(await other.siwe.getSession(cookie())).toBeUndefined()
    await ask('logout', {})
    expect((await ask('session')).body).toEqual({ sessions: [] })
  })

  test.each<[string, Parameters]>([
    ['another domain', { domain: 'other.example.org' }],
    ['another secret', { secret: 't'.repeat(32) }],
  ])('counts nowhere with %s', async (_, differs) => {
    const { signIn, cookie } = createBrowser(createServer())
    await signIn()
    expect(await createServer(differs).siwe.getSession(cookie())).toBeUndefined()
  })

  test('counts no more with any character changed', async () => {
    const { siwe, ...server } = createServer()
    const { signIn, cookie } = createBrowser({ siwe, ...server })
    await signIn()
    const header = cookie()
    const start = header.indexOf('=') + 1
    // The last character holds two bits that belong to no byte.
    for (let index = start; index < header.length - 1; index++) {
      const digit = header[index] === 'A' ? 'B' : 'A'
      const changed = header.slice(0, index) + digit + header.slice(index + 1)
      expect(await siwe.getSession(changed), `${index}`).toBeUndefined()
    }
  })
})

describe('a nonce', () => {
  test('counts in the browser alone that got it, and there once', async () => {
    const server = createServer()
    const browser = createBrowser(server)
    const proof = await browser.sign()
    const stranger = createBrowser(server)
    expect((await stranger.ask('verify', proof)).body.error.reason).toBe('nonce')
    await stranger.ask('nonce')
    expect((await stranger.ask('verify', proof)).body.error.reason).toBe('nonce')
    expect((await browser.ask('verify', proof)).status).toBe(200)
    expect((await browser.ask('verify', proof)).body.error.reason).toBe('nonce')
  })

  test('counts in each of two tabs', async () => {
    const { sign, ask } = createBrowser(createServer())
    const first = await sign()
    await sign()
    expect((await ask('verify', first)).status).toBe(200)
  })
})

describe('the options', () => {
  test.each([
    [undefined, 'is missing'],
    ['s'.repeat(31), 'is shorter than 32 characters'],
  ])('refuse the secret %s, which says how to make one', (secret, problem) => {
    expect(() => createServer({ secret })).toThrow(
      `The secret that signs sessions ${problem}\nOption: \`secret\` of the sign-in server, for example \`process.env.SIWE_SECRET\`\nMake one with \`openssl rand -hex 32\`, and give it to every process.\nDocs: https://www.npmjs.com/package/@foyer/modal#siwe-option`,
    )
  })

  test('need no secret on this machine', async () => {
    const { signIn, cookie, ask } = createBrowser(
      createServer({ domain: 'localhost:5173', secret: undefined }),
    )
    expect((await signIn()).status).toBe(200)
    expect(cookie()).toMatch(/^foyer-siwe=/)
    expect((await ask('session')).body.sessions).toHaveLength(1)
  })

  test('refuse a store, which would not be used', () => {
    expect(() => createServer({ store: memoryStore() })).toThrow('so it has no store')
  })
})

describe('requireSession', () => {
  test('resolves with the session of a request, of its headers or of Node’s, and rejects with 401 without one', async () => {
    const { siwe, ...server } = createServer()
    const { signIn, cookie } = createBrowser({ siwe, ...server })
    await signIn()
    const request = new Request('https://app.example.org', { headers: { cookie: cookie() } })
    for (const source of [request, request.headers, { headers: { cookie: cookie() } }, cookie()])
      expect(await siwe.requireSession(source)).toEqual({ data })
    for (const source of [new Request('https://app.example.org'), { headers: {} }, '', null, undefined]) {
      const error = await siwe.requireSession(source).catch((error: unknown) => error as SignedOutError)
      expect(error).toMatchObject({ name: 'SignedOutError', status: 401, statusCode: 401 })
      expect((error as SignedOutError).getResponse().status).toBe(401)
    }
  })

  test('says of a cookie that was changed, has ended, or is of another domain or secret, that it does not count', async () => {
    const { siwe, clock, ...server } = createServer()
    const { signIn, cookie } = createBrowser({ siwe, clock, ...server })
    await signIn()
    const problem =
      'The request has the cookie of a session that does not count here: it was changed, has ended, or is of another `domain` or `secret`.'
    const refusalOf = (server: { siwe: typeof siwe }, source = cookie()) =>
      server.siwe.requireSession(source).catch((error: SignedOutError) => error)
    expect(await refusalOf({ siwe }, '__Host-foyer-siwe-nonce=1')).toMatchObject({ metaMessages: [] })
    for (const other of [{ domain: 'other.example.org' }, { secret: 't'.repeat(32) }])
      expect(await refusalOf(createServer(other))).toMatchObject({ metaMessages: [problem] })
    const changed = cookie().replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`)
    const error = (await refusalOf({ siwe }, changed)) as SignedOutError
    expect(error.message).toContain(`${problem}\nDocs: `)
    expect(await error.getResponse().text()).not.toContain('secret')
    clock.now += 61 * MINUTE
    expect(await refusalOf({ siwe })).toMatchObject({ metaMessages: [problem] })
  })
})
