import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { selectRows } from '@foyer/harness/full'
import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SiweServer } from '../siweServer.ts'

const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const stranger = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

const DOMAIN = 'app.example.org'
const OTHER = 'other.example.org'
const SECRET = '0123456789abcdef'.repeat(4)

type Handle = (request: Request) => Promise<Response>
type Fetch = (path: string, init?: RequestInit) => Promise<Response>
type Names = Record<string, unknown>

const page = readFileSync(new URL('../../../docs/sign-in-servers.md', import.meta.url), 'utf8')

/** The TypeScript below a heading. */
function snippetsOf(heading: string) {
  const [section = ''] = page.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? []
  return [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
}

/** The modules that the snippets import, as they name them. */
const loaders: Record<string, () => Promise<unknown>> = {
  '@auth/core/providers/credentials': () => import('@auth/core/providers/credentials'),
  '@foyer/modal/siwe': () => import('../../exports/siwe.ts'),
  '@foyer/modal/siwe/server': () => import('../../exports/siweServer.ts'),
  'better-auth': () => import('better-auth'),
  'better-auth/plugins': () => import('better-auth/plugins'),
  express: () => import('express'),
  fastify: () => import('fastify'),
  hono: () => import('hono'),
  'iron-session': () => import('iron-session'),
  './database': async () => {
    const { memoryAdapter } = await import('better-auth/adapters/memory')
    return { database: memoryAdapter(tables()) }
  },
}

const tables = () =>
  Object.fromEntries(
    ['user', 'session', 'account', 'verification', 'walletAddress'].map((name): [string, never[]] => [
      name,
      [],
    ]),
  )

/** Reads an export of a snippet by its name. */
const exported = <value>(page: Names | undefined, name: string) => page?.[name] as value

/** Runs a snippet as a module, with other names for what it takes from around it. */
async function run(code: string, names: Names, modules: Names = {}): Promise<Names> {
  const exports: Names = {}
  const found: Names = { ...modules }
  const plain = stripTypeScriptTypes(code)
    .replaceAll(/^import (\w+|\{[^}]+\}) from '([^']+)'/gm, (_, what: string, from: string) => {
      found[from] ??= undefined
      return `const ${what.startsWith('{') ? what : `{ default: ${what} }`} = modules['${from}']`
    })
    .replace(/^export default /m, 'exports.default = ')
    .replaceAll(/^export const (\w+) *=/gm, 'const $1 = exports.$1 =')
    .replaceAll(/^export async function (\w+)/gm, 'exports.$1 = $1\nasync function $1')
  for (const from of Object.keys(found)) found[from] ??= await loaders[from]?.()
  const all = { ...names, modules: found, exports }
  new Function(...Object.keys(all), plain)(...Object.values(all))
  return exports
}

type Server = { handle: Handle; connect: (fetch: Fetch) => Promise<SiweServer> | SiweServer }
type CreateServer = (domain: string, secret: string | undefined) => Promise<Server>

const stops: (() => void)[] = []
beforeAll(() => {
  // Libraries do without checks and secrets elsewhere; better-auth looks when it is imported.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('TEST', '')
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const stop of stops) stop()
})

/** Answers requests of `fetch` by a server of Node. */
async function listen(listener: RequestListener): Promise<Handle> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (request) => {
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.text()
    return fetch(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, { method, headers, body })
  }
}

/** The page's half of our own server, and `/me` of the page. */
const ours = (fetch: Fetch): SiweServer => ({
  getNonce: async () => (await (await fetch('/siwe/nonce')).json()).nonce,
  verify: async ({ message, signature }) => {
    const body = JSON.stringify({ message, signature })
    return (await fetch('/siwe/verify', { method: 'POST', body, headers: JSON_TYPE })).ok
  },
  getSession: async () => {
    const response = await fetch('/me')
    if (response.status === 401) return null
    return response.json()
  },
  signOut: () => fetch('/siwe/logout', { method: 'POST', body: '{}', headers: JSON_TYPE }),
})
const JSON_TYPE = { 'content-type': 'application/json' }

/** The last snippet of an authentication library, which is that of the page. */
const theirs = (heading: string) => async (fetch: Fetch) =>
  exported<SiweServer>(await run(snippetsOf(heading).at(-1) ?? '', { fetch }), 'server')

/** Runs the first snippets of a heading, for a domain and with an environment. */
async function serve(heading: string, domain: string, env: Names, modules?: Names): Promise<Names[]> {
  const pages: Names[] = []
  for (const code of snippetsOf(heading)) {
    if (code.includes("'@foyer/modal/siwe'")) break
    const own = code.replaceAll(DOMAIN, domain)
    pages.push(await run(own, { process: { env } }, { ...modules, '@/lib/siwe': pages[0] }))
  }
  return pages
}

const servers: Record<string, CreateServer> = {
  async 'Next.js'(domain, SIWE_SECRET) {
    const [, siwe, me] = await serve('Next.js', domain, { SIWE_SECRET })
    const routeOf = (request: Request) => (new URL(request.url).pathname === '/me' ? me : siwe)
    return {
      handle: async (request) => exported<Handle>(routeOf(request), request.method)(request),
      connect: ours,
    }
  },
  async Hono(domain, SIWE_SECRET) {
    const [page] = await serve('Hono', domain, { SIWE_SECRET })
    const { fetch } = exported<{ fetch: Handle }>(page, 'default')
    return { handle: async (request) => fetch(request), connect: ours }
  },
  async Express(domain, SIWE_SECRET) {
    const [page] = await serve('Express', domain, { SIWE_SECRET, NODE_ENV: 'test' })
    return { handle: await listen(exported<RequestListener>(page, 'default')), connect: ours }
  },
  async Fastify(domain, SIWE_SECRET) {
    const [page] = await serve('Fastify', domain, { SIWE_SECRET })
    const app = exported<{ ready: () => Promise<unknown>; routing: RequestListener }>(page, 'default')
    await app.ready()
    return { handle: await listen(app.routing), connect: ours }
  },
  async 'Cloudflare Workers'(domain, SIWE_SECRET) {
    const [page] = await serve('Cloudflare Workers', domain, {})
    const worker = exported<{ fetch: (request: Request, env: Names) => Promise<Response> }>(page, 'default')
    return { handle: (request) => worker.fetch(request, { SIWE_SECRET }), connect: ours }
  },
  async 'Auth.js'(domain, AUTH_SECRET) {
    const [page] = await serve('Auth.js', domain, { AUTH_SECRET })
    const { Auth } = await import('@auth/core')
    const config = exported<Parameters<typeof Auth>[1]>(page, 'authConfig')
    const logger = { error() {}, warn() {} }
    const handle: Handle = async (request) =>
      (await Auth(request, { ...config, basePath: '/auth', trustHost: true, logger })) as Response
    return { handle, connect: theirs('Auth.js') }
  },
  async 'better-auth'(domain, BETTER_AUTH_SECRET) {
    const [page] = await serve('better-auth', domain, { BETTER_AUTH_SECRET })
    const { handler } = exported<{ handler: Handle }>(page, 'auth')
    return { handle: handler, connect: theirs('better-auth') }
  },
  async 'iron-session'(domain, SESSION_PASSWORD) {
    const [page] = await serve('iron-session', domain, { SESSION_PASSWORD })
    return { handle: exported<Handle>(page, 'handle'), connect: theirs('iron-session') }
  },
}

/** A visitor's browser, with the cookies of one site. */
async function createBrowser({ handle, connect }: Server, domain = DOMAIN, jar = new Map<string, string>()) {
  let elsewhere: string | undefined
  const fetch: Fetch = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    if (init.method === 'POST') headers.set('origin', elsewhere ?? `https://${domain}`)
    if (elsewhere !== undefined) {
      // Browsers send this without asking the server first.
      headers.set('content-type', 'text/plain')
      headers.set('sec-fetch-site', 'cross-site')
    }
    const response = await handle(new Request(`https://${domain}${path}`, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const client = await connect(fetch)

  async function prove(differs: Partial<SiwxMessage> = {}, signer = owner) {
    const data: SiwxMessage = {
      accountAddress: owner.address,
      chainId: 'eip155:56',
      domain,
      uri: `https://${domain}`,
      version: '1',
      nonce: await client.getNonce(),
      issuedAt: new Date().toISOString(),
      ...differs,
    }
    const message = formatMessage(data)
    return { data, message, signature: await signer.signMessage({ message }) }
  }

  return {
    jar,
    prove,
    /** True if the server said that the account has signed in. */
    verify: async (proof: Awaited<ReturnType<typeof prove>>) =>
      Promise.resolve(client.verify(proof)).then(
        (answer) => answer !== false,
        () => false,
      ),
    /** The address that is signed in. A server that fails has nobody. */
    me: async () => (await client.getSession?.().catch(() => null))?.address ?? null,
    signOut: () => client.signOut?.(),
    /** From now on another page sends the requests. */
    leaveFor: (page: string) => {
      elsewhere = page
    },
  }
}

type Browser = Awaited<ReturnType<typeof createBrowser>>
type Attack = (parameters: { browser: Browser; server: Server; create: CreateServer }) => Promise<Browser>

/** Sends a sign-in that differs, and returns the browser in which nobody may be signed in then. */
const differing =
  (differs: Partial<SiwxMessage>, signer = owner): Attack =>
  async ({ browser }) => {
    expect(await browser.verify(await browser.prove(differs, signer))).toBe(false)
    return browser
  }

const attacks: Record<string, Attack> = {
  'a sign-in that was used, in another browser': async ({ browser, server }) => {
    const proof = await browser.prove()
    expect(await browser.verify(proof)).toBe(true)
    expect(await browser.me()).toBe(owner.address)
    const attacker = await createBrowser(server)
    await attacker.prove()
    expect(await attacker.verify(proof)).toBe(false)
    return attacker
  },
  'another domain': differing({ domain: OTHER }),
  'another URI': differing({ uri: `https://${OTHER}` }),
  'another chain': differing({ chainId: 'eip155:1' }),
  'a message that has expired': differing({ expirationTime: '2026-01-01T00:00:00.000Z' }),
  'a message of the future': differing({ notBefore: '2999-01-01T00:00:00.000Z' }),
  'a nonce that was made up': differing({ nonce: 'abcdefghijklmnop' }),
  'the signature of another account': differing({}, stranger),
  'a text that was changed after it was signed': async ({ browser }) => {
    const proof = await browser.prove({ statement: 'I pay 1.' })
    const message = proof.message.replace('I pay 1.', 'I pay 100.')
    expect(await browser.verify({ ...proof, message })).toBe(false)
    return browser
  },
  'a cookie that was changed': async ({ browser }) => {
    await browser.verify(await browser.prove())
    for (const [name, value] of browser.jar) {
      const middle = Math.floor(value.length / 2)
      const digit = value[middle] === 'a' ? 'b' : 'a'
      browser.jar.set(name, value.slice(0, middle) + digit + value.slice(middle + 1))
    }
    return browser
  },
  'a session of another domain with the same secret': async ({ browser, create }) => {
    await browser.verify(await browser.prove())
    return createBrowser(await create(OTHER, SECRET), OTHER, browser.jar)
  },
  'a page elsewhere that signs a visitor in to the account of its own': async ({ browser, server }) => {
    const attacker = await createBrowser(server)
    const proof = await attacker.prove()
    await browser.prove()
    browser.leaveFor('https://evil.example')
    expect(await browser.verify(proof)).toBe(false)
    return browser
  },
}

/** Those that take a second to load are for `test:full`. */
const tested = selectRows(Object.entries(servers), ([name]) => !['better-auth', 'Fastify'].includes(name))

describe.each(tested)('the server of the page for %s', (_, create) => {
  test('signs in and out', async () => {
    const browser = await createBrowser(await create(DOMAIN, SECRET))
    expect(await browser.me()).toBeNull()
    expect(await browser.verify(await browser.prove())).toBe(true)
    expect(await browser.me()).toBe(owner.address)
    await browser.signOut()
    expect(await browser.me()).toBeNull()
  })

  test.each(Object.entries(attacks))('refuses %s', async (_, attack) => {
    const server = await create(DOMAIN, SECRET)
    const browser = await createBrowser(server)
    const victim = await attack({ browser, server, create })
    expect(await victim.me()).toBeNull()
  })

  test('signs nobody in without a secret', async () => {
    const signIn = async () => {
      const browser = await createBrowser(await create(DOMAIN, undefined))
      await browser.verify(await browser.prove())
      return browser.me()
    }
    expect(await signIn().catch(() => null)).toBeNull()
  })
})
