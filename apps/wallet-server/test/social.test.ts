import { randomUUID } from 'node:crypto'
import { selectRows } from '@foyer/harness/full'
import {
  createClients,
  type IdentityProvider,
  type SocialFile,
  startIdentityProvider,
  USERS,
} from '@foyer/stand-ins/identity-provider'
import {
  SOCIAL_PROVIDERS,
  socialApprovalAnswer,
  socialReadAnswer,
  socialRedeemAnswer,
  socialStartAnswer,
} from '@foyer/wallet-api'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkProviders } from '../src/check/checkProviders.ts'
import type { Role } from '../src/config.ts'
import type { ProviderName } from '../src/shared/social/providers.ts'
import type { SocialSettings } from '../src/shared/social/socialSettings.ts'
import { createTestClient, type TestClient } from './createTestClient.ts'
import { createTestPopup, type PopupParameters } from './createTestPopup.ts'
import { passTime } from './passTime.ts'
import { readRows } from './readRows.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  PUBLIC_URLS,
  SITE_ORIGIN,
  startTestServers,
  type TestServers,
} from './startTestServers.ts'

let idp: IdentityProvider
let files: Record<Role, SocialFile>
let servers: TestServers
beforeAll(async () => {
  idp = await startIdentityProvider({
    async clients(publicUrl) {
      const created = await createClients({ publicUrl, servers: PUBLIC_URLS })
      files = created.files
      return created.clients
    },
  })
  servers = await startTestServers({ social: files as Record<Role, SocialSettings> })
})
afterEach(() => idp.changeTokens(undefined))
afterAll(async () => {
  await servers?.stop()
  await idp?.stop()
})

const APIS = { auth: '/v1/social', vault: '/v1/approvals/social' }
const POPUPS = { auth: '/oauth/auth', vault: '/oauth/vault' }

const createClient = () => createTestClient({ ...servers, email: createEmail() })
const createPopup = (onGo?: PopupParameters['onGo']) =>
  createTestPopup({ urls: servers.urls, ...(onGo ? { onGo } : {}) })

async function start(client: TestClient, role: Role, provider: ProviderName) {
  const request = { projectId: PROJECT_ID, origin: DAPP_ORIGIN, provider }
  return (await client.call(socialStartAnswer, role, 'POST', `${APIS[role]}/start`, request)).id
}

const startUrl = (role: Role, id: string) => `${PUBLIC_URLS[role]}${POPUPS[role]}/start/${id}`

/** Starts, goes to the provider as this user, and returns what the popup comes back with. */
async function visit(
  client: TestClient,
  role: Role,
  provider: ProviderName,
  { user = 'ada', popup = createPopup() } = {},
) {
  return popup.go(startUrl(role, await start(client, role, provider)), user)
}

const redeemAuth = (client: TestClient, code: string | undefined) =>
  client.call(socialRedeemAnswer, 'auth', 'POST', `${APIS.auth}/redeem`, { code })
const redeemVault = (client: TestClient, code: string | undefined) =>
  client.call(socialApprovalAnswer, 'vault', 'POST', `${APIS.vault}/redeem`, { code })

/** Both exchanges in one popup, then the wallet. */
async function open(client: TestClient, provider: ProviderName, user = 'ada', vaultUser = user) {
  const popup = createPopup()
  const atVault = await visit(client, 'vault', provider, { user: vaultUser, popup })
  const atAuth = await visit(client, 'auth', provider, {
    user,
    popup: user === vaultUser ? popup : createPopup(),
  })
  const { token, ...owner } = await redeemAuth(client, atAuth.code)
  const approval = await redeemVault(client, atVault.code)
  client.adopt({ token, approvalId: approval.id })
  return { ...owner, atAuth, atVault, address: await client.createOrRecover() }
}

describe('T14: logging in with a provider', () => {
  const shown: Record<ProviderName, { email: string | null; userName: string | null }> = {
    google: { email: 'ada@idp.example', userName: 'ada@idp.example' },
    github: { email: 'ada@idp.example', userName: 'ada' },
    apple: { email: 'ada@idp.example', userName: 'ada@idp.example' },
    facebook: { email: 'ada@idp.example', userName: 'Ada Lovelace' },
    x: { email: null, userName: 'ada' },
    discord: { email: 'ada@idp.example', userName: 'ada0' },
  }

  /** One of each kind: with an ID token, with an API, and with an answer as a form. The profiles of all are in `readProfile.test.ts`. */
  const USUAL: readonly ProviderName[] = ['google', 'github', 'apple']

  test.each(selectRows(SOCIAL_PROVIDERS, (provider) => USUAL.includes(provider)))(
    'creates a wallet with %s, and recovers it on another device',
    async (provider) => {
      const first = await createClient()
      const { email, userName, address, atAuth } = await open(first, provider)
      expect({ email, userName }).toEqual(shown[provider])
      expect(atAuth.origin).toBe(DAPP_ORIGIN)
      expect(await first.me()).toMatchObject({ user: { email }, wallet: { address, state: 'confirmed' } })
      const second = await createClient()
      expect((await open(second, provider)).address).toBe(address)
      expect(await second.unlock()).toBe(address)
    },
  )

  test('gives users of different providers and mailboxes wallets of their own, whatever their address is', async () => {
    const addresses = new Set<string>()
    for (const provider of ['google', 'github'] as const)
      addresses.add((await open(await createClient(), provider, 'grace')).address)
    const mailbox = await createTestClient({ ...servers, email: 'grace@idp.example' })
    addresses.add(await mailbox.open())
    addresses.add((await open(await createClient(), 'google', 'mary')).address)
    expect(addresses.size).toBe(4)
  })

  test('asks the provider with a code challenge, a state and a nonce, as the client of each server', async () => {
    const asked: URL[] = []
    const popup = createPopup((url) => {
      if (url.pathname === '/authorize') asked.push(url)
      return undefined
    })
    const client = await createClient()
    for (const role of ['auth', 'vault'] as const) await visit(client, role, 'google', { popup })
    expect(asked.map(({ searchParams }) => searchParams.get('client_id'))).toEqual([
      'google-auth',
      'google-vault',
    ])
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(new Set(asked.map(({ searchParams }) => searchParams.get(name))).size).toBe(2)
    expect(asked[0]?.searchParams.get('code_challenge_method')).toBe('S256')
  })

  test.each<[ProviderName, string, string | null]>([
    ['google', 'openid email', null],
    ['github', 'read:user user:email', null],
    // Apple refuses a scope without it.
    ['apple', 'openid email name', 'form_post'],
    ['facebook', 'public_profile email', null],
    ['x', 'users.read tweet.read', null],
    ['discord', 'identify email', null],
  ])('asks %s for `%s`, and how to answer: %s', async (provider, scope, mode) => {
    const id = await start(await createClient(), 'auth', provider)
    const { headers } = await fetch(`${servers.urls.auth}/oauth/auth/start/${id}`, { redirect: 'manual' })
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect([searchParams.get('scope'), searchParams.get('response_mode')]).toEqual([scope, mode])
  })

  test('an approval of the vault alone opens nothing, and neither does a login of auth alone', async () => {
    const { address } = await open(await createClient(), 'x', 'grace')
    const thief = await createClient()
    const { code } = await visit(thief, 'auth', 'x', { user: 'grace' })
    thief.adopt({ token: (await redeemAuth(thief, code)).token })
    expect((await thief.me()).wallet).toMatchObject({ address })
    await expect(thief.createOrRecover()).rejects.toThrow('401 Unauthorized: grant')
  })

  test('stops when the two servers are told of different users', async () => {
    await open(await createClient(), 'discord', 'grace')
    const client = await createClient()
    await expect(open(client, 'discord', 'ada', 'grace')).rejects.toThrow('SERVERS_DISAGREE')
  })

  test('says so when the user cancels, and lets the login go no further', async () => {
    const client = await createClient()
    const id = await start(client, 'auth', 'google')
    expect(await createPopup().go(startUrl('auth', id), 'none')).toEqual({
      from: 'auth',
      error: 'rejected',
      origin: DAPP_ORIGIN,
    })
    expect(await readStatus(id)).toEqual({ status: 'denied' })
    expect(await createPopup().go(startUrl('auth', id), 'ada')).toEqual({ from: 'auth', error: 'failed' })
  })
})

const failed = { from: 'auth', error: 'failed', origin: DAPP_ORIGIN }

describe('T14: state, code and key', () => {
  test.each([
    ['missing', () => ''],
    ['another text', () => 'x'.repeat(80)],
    ['of another id', (state: string) => `x${state}`],
  ])('refuses a state that is %s', async (_, change) => {
    const popup = createPopup((url) => {
      if (!url.pathname.startsWith('/oauth/auth/callback/')) return undefined
      url.searchParams.set('state', change(url.searchParams.get('state') ?? ''))
      return url
    })
    expect(await visit(await createClient(), 'auth', 'google', { popup })).toEqual({
      from: 'auth',
      error: 'failed',
    })
  })

  test('refuses an answer that was used, and one for another provider', async () => {
    let answer: URL | undefined
    const popup = createPopup((url) => {
      if (url.pathname.startsWith('/oauth/auth/callback/')) answer = url
      return undefined
    })
    const client = await createClient()
    const { code } = await visit(client, 'auth', 'google', { popup })
    expect(await popup.go(String(answer), 'ada')).toEqual({ from: 'auth', error: 'failed' })
    // The login that was answered stands.
    await redeemAuth(client, code)
    const swap = createPopup((url) => {
      const path = '/oauth/auth/callback/google'
      return url.pathname === path
        ? new URL(url.href.replace(path, '/oauth/auth/callback/discord'))
        : undefined
    })
    expect(await visit(client, 'auth', 'google', { popup: swap })).toEqual({ from: 'auth', error: 'failed' })
  })

  test('refuses a code of the provider that was made for another login: the verifier does not fit', async () => {
    const codes: string[] = []
    const keep = createPopup((url) => {
      if (!url.pathname.startsWith('/oauth/auth/callback/')) return undefined
      codes.push(url.searchParams.get('code') ?? '')
      return new URL(`${SITE_ORIGIN}/loading#kept=1`)
    })
    const client = await createClient()
    await visit(client, 'auth', 'google', { popup: keep, user: 'grace' })
    const swap = createPopup((url) => {
      if (url.pathname.startsWith('/oauth/auth/callback/')) url.searchParams.set('code', codes[0] ?? '')
      return url
    })
    expect(await visit(client, 'auth', 'google', { popup: swap })).toEqual(failed)
  })

  test('takes the popup’s code once, from the device key that asked, within 60 s', async () => {
    const [owner, thief] = [await createClient(), await createClient()]
    const { code } = await visit(owner, 'auth', 'google')
    await expect(redeemAuth(thief, code)).rejects.toThrow('401 Unauthorized: code')
    await redeemAuth(owner, code)
    await expect(redeemAuth(owner, code)).rejects.toThrow('401 Unauthorized: code')
    const late = await visit(owner, 'auth', 'google')
    passTime(61_000)
    await expect(redeemAuth(owner, late.code)).rejects.toThrow('401 Unauthorized: expired')
  })

  test('takes the vault’s code from the device key that asked only, and no code of auth', async () => {
    const [owner, thief] = [await createClient(), await createClient()]
    const { code } = await visit(owner, 'vault', 'google')
    await expect(redeemVault(thief, code)).rejects.toThrow('401 Unauthorized: code')
    await expect(redeemVault(owner, (await visit(owner, 'auth', 'google')).code)).rejects.toThrow('401')
    expect(await redeemVault(owner, code)).toHaveProperty('id')
  })

  test('refuses to start for a page that is not listed, and a provider without a client', async () => {
    const client = await createClient()
    const send = async (request: object) => {
      const body = { projectId: PROJECT_ID, origin: DAPP_ORIGIN, provider: 'google', ...request }
      return (await client.send('auth', 'POST', '/v1/social/start', body)).status
    }
    expect(await send({})).toBe(200)
    expect(await send({ origin: 'https://evil.example' })).toBe(403)
    expect(await send({ projectId: 'x' })).toBe(401)
    expect(await send({ provider: 'myspace' })).toBe(400)
  })

  test('the databases hold no code, state, verifier, name or address of a user', async () => {
    const seen: string[] = []
    const popup = createPopup((url) => {
      // The login's id opens nothing without the key that started it.
      const told = new URLSearchParams(url.hash.slice(1))
      told.delete('id')
      seen.push(...url.searchParams.values(), ...told.values())
      return undefined
    })
    const client = await createClient()
    const known = servers.lines.length
    const user = USERS[2]
    for (const role of ['auth', 'vault'] as const)
      await visit(client, role, 'facebook', { popup, user: user.login })
    const kept = JSON.stringify(
      await Promise.all((['auth', 'vault'] as const).map((role) => readRows(role, servers.settings[role]))),
    )
    const logged = servers.lines.slice(known).join('\n')
    const secrets = [
      ...seen.filter((text) => text.length >= 30 && !text.startsWith('http')),
      user.sub,
      user.name,
      user.email,
    ]
    expect(secrets.length).toBeGreaterThan(6)
    for (const secret of secrets) {
      if (!secret.includes('.') || secret.includes('@')) expect(kept).not.toContain(secret)
      expect(logged).not.toContain(secret)
    }
  })
})

describe('T14: the provider’s answer', () => {
  type Change = (claims: JWTPayload) => JWTPayload
  const sign = async (claims: JWTPayload, key = idp.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(key)

  const changes: [string, Change][] = [
    ['of another nonce', (claims) => ({ ...claims, nonce: randomUUID() })],
    ['without a nonce', ({ nonce: _, ...claims }) => claims],
    ['for another audience', (claims) => ({ ...claims, aud: 'google-vault' })],
    ['for another party', (claims) => ({ ...claims, azp: 'google-vault' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
    ['that has expired', (claims) => ({ ...claims, iat: 1_000, exp: 2_000 })],
    ['without a user', ({ sub: _, ...claims }) => claims],
  ]

  test('takes an ID token that is signed anew as it was', async () => {
    idp.changeTokens(async ({ status, body }) => ({
      status,
      body: { ...body, id_token: await sign(decodeJwt(String(body.id_token))) },
    }))
    expect(await visit(await createClient(), 'auth', 'google')).toHaveProperty('code')
  })

  test.each(changes)('refuses an ID token %s', async (_, change) => {
    idp.changeTokens(async ({ status, body }) => ({
      status,
      body: { ...body, id_token: await sign(change(decodeJwt(String(body.id_token)))) },
    }))
    expect(await visit(await createClient(), 'auth', 'google')).toEqual(failed)
  })

  test('refuses an ID token that another key has signed, and an answer without one', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    idp.changeTokens(async ({ status, body }) => ({
      status,
      body: { ...body, id_token: await sign(decodeJwt(String(body.id_token)), privateKey) },
    }))
    expect(await visit(await createClient(), 'auth', 'google')).toEqual(failed)
    idp.changeTokens(({ status, body: { id_token: _, ...body } }) => ({ status, body }))
    expect(await visit(await createClient(), 'auth', 'apple')).toEqual(failed)
  })

  test('fails when the provider answers with an error, or without a user', async () => {
    idp.changeTokens(() => ({ status: 400, body: { error: 'invalid_grant' } }))
    expect(await visit(await createClient(), 'auth', 'github')).toEqual(failed)
    idp.changeTokens(({ status, body }) => ({ status, body: { ...body, access_token: 'x' } }))
    expect(await visit(await createClient(), 'auth', 'github')).toEqual(failed)
  })

  test('takes an answer that comes late, and none after 10 minutes', async () => {
    const client = await createClient()
    const [slow, lost] = [await start(client, 'auth', 'google'), await start(client, 'auth', 'google')]
    passTime(9 * 60_000)
    expect(await createPopup().go(startUrl('auth', slow), 'ada')).toHaveProperty('code')
    passTime(2 * 60_000)
    expect(await createPopup().go(startUrl('auth', lost), 'ada')).toEqual({ from: 'auth', error: 'failed' })
  })
})

async function readStatus(id: string) {
  const response = await fetch(`${servers.urls.auth}/oauth/auth/status/${id}`, {
    headers: { origin: DAPP_ORIGIN },
  })
  if (response.ok) expect(response.headers.get('access-control-allow-origin')).toBe(DAPP_ORIGIN)
  return response.json()
}

const postPopup = (path: string, body: object, origin = SITE_ORIGIN) =>
  fetch(`${servers.urls.auth}/oauth/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })

describe('T14: a page that keeps its popups apart', () => {
  test('gets the result by polling once the popup has handed it over, until it is used', async () => {
    const client = await createClient()
    const id = await start(client, 'auth', 'google')
    expect(await readStatus(id)).toEqual({ status: 'pending' })
    const { code = '' } = await createPopup().go(startUrl('auth', id), 'ada')
    // The user has not said that they know the page.
    expect(await readStatus(id)).toEqual({ status: 'pending' })
    const read = socialReadAnswer.parse(await (await postPopup('read', { code })).json())
    expect(read).toMatchObject({ provider: 'google', origin: DAPP_ORIGIN, browser: 'Firefox, Windows' })
    const result = `${SITE_ORIGIN}/loading#auth=${code}`
    expect((await postPopup('share', { code, result })).status).toBe(200)
    expect(await readStatus(id)).toEqual({ status: 'done', resultUri: result })
    await redeemAuth(client, code)
    expect(await readStatus(id)).toEqual({ status: 'used' })
  })

  test('is handed nothing by another page than the site’s, or with another code', async () => {
    const client = await createClient()
    const { code = '' } = await visit(client, 'auth', 'google')
    for (const path of ['read', 'share']) {
      expect((await postPopup(path, { code, result: 'x' }, DAPP_ORIGIN)).status).toBe(403)
      expect((await postPopup(path, { code: 'x'.repeat(43), result: 'x' })).status).toBe(410)
    }
    expect(await (await fetch(`${servers.urls.auth}/oauth/auth/status/x`)).json()).toMatchObject({
      status: 'FAILED',
    })
  })
})

test('logs in where one provider is configured, and says that the others are not', async () => {
  const one = await servers.startAnother('auth', { social: { google: files.auth.google } as SocialSettings })
  const client = await createTestClient({
    ...servers,
    urls: { ...servers.urls, auth: one },
    email: createEmail(),
  })
  const body = { projectId: PROJECT_ID, origin: DAPP_ORIGIN, provider: 'github' }
  expect((await client.send('auth', 'POST', '/v1/social/start', body)).status).toBe(404)
  expect(
    (await client.send('auth', 'POST', '/v1/social/start', { ...body, provider: 'google' })).status,
  ).toBe(200)
})

test('check finds that a provider refuses the client of a server', async () => {
  const { settings } = servers
  const check = async (social: SocialSettings) => {
    const roles = settings.auth.roles.map((role) => ({ ...role, social }))
    const findings = await checkProviders({ settings: { ...settings.auth, roles }, projects: undefined })
    return findings.filter(({ status }) => status !== 'ok').map(({ text }) => text)
  }
  const own = files.auth as SocialSettings
  expect(await check(own)).toEqual([])
  const wrong = Object.entries(own).map(([name, client]) => [name, { ...client, clientId: `${name}-none` }])
  expect(await check(Object.fromEntries(wrong))).toEqual(
    SOCIAL_PROVIDERS.map((name) =>
      expect.stringContaining(`${name}, client of auth: client id and secret are refused`),
    ),
  )
  const moved = { google: { ...files.auth.google, issuer: `${files.auth.google.issuer}/none` } }
  expect(await check(moved as SocialSettings)).toEqual([
    expect.stringContaining('does not answer as it should'),
  ])
})
