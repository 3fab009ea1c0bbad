import { identityAnswer } from '@foyer/wallet-api'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityKeyLine } from '../src/shared/keys.ts'
import { createTestClient, OWN_PAGE, type TestClient } from './createTestClient.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  PUBLIC_URLS,
  startTestServers,
  TEST_PROJECT_ID,
  type TestServers,
} from './startTestServers.ts'

const [OLD, NEW] = [createIdentityKeyLine(), createIdentityKeyLine()]
const kidOf = (line: string) => line.split(' ')[0]
const keysUrl = (server: string) => new URL(`${server}/.well-known/jwks.json`)

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers({
    // The new key is known, and signs nothing yet.
    identityKeys: `${NEW}\n${OLD}`,
    testAccounts: [{ email: 'ada@dapp.test', code: '424242' }],
  })
})
afterAll(() => servers?.stop())

const createClient = (email = createEmail(), page = { projectId: PROJECT_ID, origin: DAPP_ORIGIN }) =>
  createTestClient({ ...servers, email, page })

const ask = (client: TestClient, body: object = {}) =>
  client.call(identityAnswer, 'auth', 'POST', '/v1/identity', body, { token: client.token() })

const verify = (token: string, keys: JWTVerifyGetKey = createRemoteJWKSet(keysUrl(servers.urls.auth))) =>
  jwtVerify(token, keys, {
    issuer: PUBLIC_URLS.auth,
    audience: PROJECT_ID,
    algorithms: ['ES256'],
    typ: 'JWT',
  })

test('says who is logged in, to the project alone, for ten minutes', async () => {
  const client = await createClient()
  const address = await client.open()
  const asked = Math.floor(Date.now() / 1_000)
  const { token } = await ask(client, { nonce: 'a-nonce-of-the-dapp' })
  const answered = Date.now() / 1_000
  const { payload } = await verify(token)
  const { iat = 0 } = payload
  expect(payload).toEqual({
    iss: PUBLIC_URLS.auth,
    aud: PROJECT_ID,
    sub: expect.stringMatching(/^[\da-f-]{36}$/),
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    nonce: 'a-nonce-of-the-dapp',
    email: client.email,
    wallets: [{ address: getAddress(address as Hex), chain: 'eip155' }],
    iat,
    nbf: iat,
    exp: iat + 600,
  })
  expect(iat).toBeGreaterThanOrEqual(asked)
  expect(iat).toBeLessThanOrEqual(answered)
  const second = await verify((await ask(client)).token)
  expect(second.payload.sub).toBe(payload.sub)
  expect(second.payload.jti).not.toBe(payload.jti)
  expect(second.payload).not.toHaveProperty('nonce')
})

test('says that an account is one for tests', async () => {
  const client = await createClient('ada@dapp.test', { projectId: TEST_PROJECT_ID, origin: DAPP_ORIGIN })
  const request = { projectId: TEST_PROJECT_ID, origin: DAPP_ORIGIN, email: client.email }
  const response = await client.send('auth', 'POST', '/v1/email/start', request)
  const { challengeId } = (await response.json()) as { challengeId: string }
  await client.verify(challengeId, '424242')
  const { token } = await ask(client)
  const keys = createRemoteJWKSet(keysUrl(servers.urls.auth))
  const { payload } = await jwtVerify(token, keys, { audience: TEST_PROJECT_ID })
  expect(payload).toMatchObject({ test: true, email: 'ada@dapp.test', wallets: [] })
})

test('is given to a session of a project, with its device key, and to nobody else', async () => {
  const client = await createClient()
  await client.open()
  const other = await createClient()
  await expect(
    other.call(identityAnswer, 'auth', 'POST', '/v1/identity', {}, { token: client.token() }),
  ).rejects.toMatchObject({ status: 401, reason: 'session' })
  await expect(other.call(identityAnswer, 'auth', 'POST', '/v1/identity', {})).rejects.toMatchObject({
    status: 401,
  })
  const own = await createClient(client.email, OWN_PAGE)
  await own.login()
  await expect(ask(own)).rejects.toMatchObject({ status: 403, reason: 'projectId' })
})

test.each([['short'], [''], ['with space'], [42], ['x'.repeat(129)]])(
  'refuses the nonce %s',
  async (nonce) => {
    const client = await createClient()
    await client.login()
    await expect(ask(client, { nonce })).rejects.toMatchObject({ status: 400, reason: 'nonce' })
  },
)

test('everybody may read the keys, which have no secret in them', async () => {
  const response = await fetch(keysUrl(servers.urls.auth))
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const coordinate = expect.stringMatching(/^[\w-]{43}$/)
  const key = { kty: 'EC', crv: 'P-256', x: coordinate, y: coordinate, use: 'sig', alg: 'ES256' }
  expect(await response.json()).toEqual({
    keys: [
      { ...key, kid: kidOf(NEW) },
      { ...key, kid: kidOf(OLD) },
    ],
  })
})

test('keys are rotated without refusing a token: known first, used then, removed last', async () => {
  const client = await createClient()
  await client.open()
  const { token: old } = await ask(client)
  expect(decodeProtectedHeader(old)).toEqual({ alg: 'ES256', typ: 'JWT', kid: kidOf(OLD) })
  const readKeys = async (url: string) =>
    createLocalJWKSet((await (await fetch(keysUrl(url))).json()) as JSONWebKeySet)
  // Keys that others have kept from before the change verify what is signed after it.
  const kept = await readKeys(servers.urls.auth)
  const rotated = await servers.startWith({ identityKeys: `${OLD}\n${NEW}` })
  const moved = await createTestClient({
    ...servers,
    urls: { ...servers.urls, auth: rotated },
    email: client.email,
  })
  await moved.login()
  const { token: next } = await ask(moved)
  expect(decodeProtectedHeader(next)).toMatchObject({ kid: kidOf(NEW) })
  await verify(next, kept)
  await verify(old, await readKeys(rotated))
  const last = await servers.startWith({ identityKeys: NEW })
  await verify(next, await readKeys(last))
  await expect(verify(old, await readKeys(last))).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
})

test('says that there are none where the operator has set no keys', async () => {
  const none = await servers.startWith({ identityKeys: undefined })
  const client = await createTestClient({
    ...servers,
    urls: { ...servers.urls, auth: none },
    email: createEmail(),
  })
  await client.login()
  await expect(ask(client)).rejects.toMatchObject({ status: 404, reason: 'identity' })
  expect((await fetch(keysUrl(none))).status).toBe(404)
})
