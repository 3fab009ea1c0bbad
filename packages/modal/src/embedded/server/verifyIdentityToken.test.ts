import { createHmac, createPublicKey, randomUUID, webcrypto } from 'node:crypto'
import { CompactSign, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IdentityTokenError } from './IdentityTokenError.ts'
import { type VerifyIdentityTokenParameters, verifyIdentityToken } from './verifyIdentityToken.ts'

const PROJECT = '0'.repeat(32)
const WALLET = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', chain: 'eip155' }
const MINUTE = 60_000

type Keys = Awaited<ReturnType<typeof createKeys>>

async function createKeys(kid: string) {
  const pair = await generateKeyPair('ES256', { extractable: true })
  return { kid, ...pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, use: 'sig', alg: 'ES256' } }
}

let [own, next, foreign]: Keys[] = []
beforeAll(async () => {
  ;[own, next, foreign] = await Promise.all(['own', 'next', 'own'].map(createKeys))
})

/** Keys are kept by the address of their issuer: each test has one of its own. */
let issuer: string
let published: unknown[]
let asked: string[]
beforeEach(() => {
  issuer = `https://${randomUUID()}.example`
  published = [own?.jwk ?? {}]
  asked = []
})

const fetchKeys = async (url: string) => {
  asked.push(url)
  return Response.json({ keys: published })
}

/** Signs as jose does, which stands for the other side. */
function sign(
  claims: JWTPayload = {},
  { keys = own, header = {} }: { keys?: Keys | undefined; header?: object } = {},
) {
  const seconds = Math.floor(Date.now() / 1_000)
  const usual = { iss: issuer, aud: PROJECT, sub: 'ada', jti: randomUUID(), wallets: [WALLET] }
  const times = { iat: seconds, nbf: seconds, exp: seconds + 600 }
  return new SignJWT({ ...usual, ...times, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys?.kid, ...header })
    .sign(keys?.privateKey as CryptoKey)
}

const verify = (token: string | null | undefined, changes: Partial<VerifyIdentityTokenParameters> = {}) =>
  verifyIdentityToken(token, { issuer, projectId: PROJECT, fetch: fetchKeys, ...changes })

const checkOf = (token: Parameters<typeof verify>[0], changes?: Parameters<typeof verify>[1]) =>
  verify(token, changes).then(
    () => 'taken',
    (error: unknown) => {
      // Nothing of the token, and no advice to whoever made it up.
      expect(error).toBeInstanceOf(IdentityTokenError)
      const { check, message } = error as IdentityTokenError
      expect(message).toBe(`The identity token failed a check: ${check}`)
      return check
    },
  )

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('takes what jose signs, and says who it is', async () => {
  const token = await sign({ nonce: 'a-nonce-of-ours', email: 'ada@example.org', jti: 'one' })
  expect(await verify(token)).toEqual({
    userId: 'ada',
    projectId: PROJECT,
    email: 'ada@example.org',
    wallets: [WALLET],
    isTest: false,
    nonce: 'a-nonce-of-ours',
    tokenId: 'one',
    issuedAt: expect.any(Date),
    expiresAt: expect.any(Date),
  })
  expect(await verify(await sign({ test: true }))).toMatchObject({ isTest: true, email: undefined })
})

describe('refuses', () => {
  test.each([
    ['the audience of another project', { aud: '1'.repeat(32) }, 'audience'],
    ['several audiences', { aud: [PROJECT, 'other'] }, 'audience'],
    ['no audience', { aud: undefined }, 'audience'],
    ['another issuer', { iss: 'https://other.example' }, 'issuer'],
    ['no issuer', { iss: undefined }, 'issuer'],
    ['a token that has expired', { exp: Math.floor(Date.now() / 1_000) - 31 }, 'expired'],
    ['a token that is not valid yet', { nbf: Math.floor(Date.now() / 1_000) + 90 }, 'notYetValid'],
    ['a token of the future', { iat: Math.floor(Date.now() / 1_000) + 90 }, 'notYetValid'],
    ['one that never ends', { exp: undefined }, 'format'],
    ['an end that is no number', { exp: 'never' as never }, 'format'],
    ['no subject', { sub: undefined }, 'format'],
    ['an empty subject', { sub: '' }, 'format'],
    ['no id', { jti: undefined }, 'format'],
    ['no wallets', { wallets: undefined }, 'format'],
    ['a wallet that is none', { wallets: [null] }, 'format'],
  ] as const)('%s', async (_, claims, check) => {
    expect(await checkOf(await sign(claims as JWTPayload))).toBe(check)
  })

  test('a key of somebody else under the right id, and an id that nobody knows', async () => {
    expect(await checkOf(await sign({}, { keys: foreign }))).toBe('signature')
    expect(await checkOf(await sign({}, { header: { kid: 'unknown' } }))).toBe('key')
    expect(await checkOf(await sign({}, { header: { kid: undefined } }))).toBe('key')
    expect(await checkOf(await sign({}, { header: { kid: 42 } }))).toBe('key')
  })

  test('a key that the token brings along', async () => {
    expect(
      await checkOf(
        await sign({}, { keys: foreign, header: { jwk: foreign?.jwk, jku: 'https://evil.example' } }),
      ),
    ).toBe('signature')
    expect(asked).toEqual([`${issuer}/.well-known/jwks.json`])
  })

  test('`none`, in every spelling', async () => {
    const [, body = '', tail = ''] = (await sign()).split('.')
    for (const alg of ['none', 'None', 'NONE', '', undefined, null])
      for (const signature of [tail, 'AA'])
        expect(await checkOf(`${encode({ alg, kid: 'own' })}.${body}.${signature}`)).toBe('algorithm')
    expect(await checkOf(`${encode({ alg: 'none', kid: 'own' })}.${body}.`)).toBe('format')
  })

  test('HS256 with the public key as its secret, in the forms that it is read in', async () => {
    const [, body = ''] = (await sign()).split('.')
    const { x = '', y = '' } = own?.jwk ?? {}
    const pem = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    })
    for (const alg of ['HS256', 'hs256', 'HS512'])
      for (const secret of [pem, JSON.stringify(own?.jwk), x, Buffer.from(x, 'base64url')]) {
        const head = encode({ alg, typ: 'JWT', kid: 'own' })
        const mac = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
        expect(await checkOf(`${head}.${body}.${mac}`)).toBe('algorithm')
      }
  })

  test('other algorithms of real keys', async () => {
    for (const [alg, parameters] of [
      [
        'RS256',
        {
          name: 'RSASSA-PKCS1-v1_5',
          modulusLength: 2_048,
          publicExponent: new Uint8Array([1, 0, 1]),
          hash: 'SHA-256',
        },
      ],
      ['ES384', { name: 'ECDSA', namedCurve: 'P-384' }],
    ] as const) {
      const { privateKey, publicKey } = (await webcrypto.subtle.generateKey(parameters, true, [
        'sign',
        'verify',
      ])) as CryptoKeyPair
      published.push({ ...(await exportJWK(publicKey)), kid: alg, alg, use: 'sig' })
      const token = await new CompactSign(Buffer.from('{}'))
        .setProtectedHeader({ alg, kid: alg })
        .sign(privateKey)
      expect(await checkOf(token)).toBe('algorithm')
      // The name of the right algorithm makes it no key of it.
      const [, body, tail] = token.split('.')
      expect(await checkOf(`${encode({ alg: 'ES256', kid: alg })}.${body}.${tail}`)).toBe('key')
    }
  })

  test('extensions that it does not know', async () => {
    const [, body, tail] = (await sign()).split('.')
    expect(await checkOf(`${encode({ alg: 'ES256', kid: 'own', crit: ['exp'] })}.${body}.${tail}`)).toBe(
      'algorithm',
    )
  })

  test('a token in which any one letter was changed', async () => {
    const token = await sign()
    const outcomes = new Set<string>()
    for (let index = 0; index < token.length; index++) {
      const letter = token[index] === 'A' ? 'B' : 'A'
      outcomes.add(await checkOf(`${token.slice(0, index)}${letter}${token.slice(index + 1)}`))
    }
    expect(outcomes).not.toContain('taken')
    expect(outcomes).toContain('signature')
  })

  test('another spelling of the same bytes', async () => {
    const token = await sign()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last four bits of 64 bytes are nobody's.
    const last = alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1]
    const other = `${token.slice(0, -1)}${last}`
    expect(Buffer.from(other.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[2] ?? '', 'base64url'),
    )
    for (const spelling of [other, `${token}==`, `${token}\n`, ` ${token}`])
      expect(await checkOf(spelling)).toBe('format')
  })

  test('keys of the issuer that are for something else', async () => {
    const token = await sign()
    for (const changes of [{ use: 'enc' }, { alg: 'ES384' }, { kty: 'RSA' }, { crv: 'P-384' }, { x: 'AA' }]) {
      published = [null, { ...own?.jwk, ...changes }]
      issuer = `https://${randomUUID()}.example`
      expect(await checkOf(token)).toBe('key')
    }
  })

  test('claims of one token with the signature of another', async () => {
    const [one, other] = [(await sign()).split('.'), (await sign({ sub: 'eve' })).split('.')]
    expect(await checkOf([one[0], other[1], one[2]].join('.'))).toBe('signature')
  })

  test.each([
    [undefined],
    [null],
    [''],
    ['..'],
    ['a.b'],
    ['a.b.c.d'],
    ['Bearer abc'],
    ['x'.repeat(9_000)],
    [`${encode([])}.${encode({})}.AA`],
    [`${encode('text')}.${encode({})}.AA`],
    [42 as never],
  ])('%s as no token', async (text) => {
    expect(await checkOf(text)).toBe('format')
    expect(asked).toEqual([])
  })

  test('a signature of another length', async () => {
    const [head, body] = (await sign()).split('.')
    for (const bytes of [1, 63, 65, 72]) {
      const tail = Buffer.alloc(bytes).toString('base64url')
      expect(await checkOf(`${head}.${body}.${tail}`)).toBe('signature')
    }
  })
})

describe('a token that is shown again', () => {
  test('is refused for another nonce than its own, and without one', async () => {
    const token = await sign({ nonce: 'first-nonce' })
    expect(await checkOf(token, { nonce: 'first-nonce' })).toBe('taken')
    expect(await checkOf(token, { nonce: 'second-nonce' })).toBe('nonce')
    expect(await checkOf(await sign(), { nonce: 'first-nonce' })).toBe('nonce')
  })

  test('is taken once where its id is remembered, and a refused one is not used up', async () => {
    const seen = new Map<string, Date>()
    const remember = async (id: string, expiresAt: Date) => !seen.has(id) && Boolean(seen.set(id, expiresAt))
    const token = await sign({ jti: 'once', nonce: 'right-nonce' })
    expect(await checkOf(token, { remember, nonce: 'wrong-nonce' })).toBe('nonce')
    expect(seen.size).toBe(0)
    const { expiresAt } = await verify(token, { remember, nonce: 'right-nonce' })
    expect(seen).toEqual(new Map([['once', expiresAt]]))
    expect(await checkOf(token, { remember, nonce: 'right-nonce' })).toBe('replay')
  })

  test('is refused where the store does not say that it is new', async () => {
    expect(await checkOf(await sign(), { remember: () => undefined as never })).toBe('replay')
  })
})

test('clocks may differ by 30 s, or by what is set', async () => {
  const seconds = Math.floor(Date.now() / 1_000)
  expect(await checkOf(await sign({ exp: seconds - 20 }))).toBe('taken')
  expect(await checkOf(await sign({ exp: seconds - 20 }), { toleranceSeconds: 0 })).toBe('expired')
  expect(await checkOf(await sign({ nbf: seconds + 20, iat: seconds + 20 }))).toBe('taken')
})

describe('keys', () => {
  test('are asked for once, by requests at the same time too', async () => {
    const tokens = await Promise.all([sign(), sign(), sign()])
    await Promise.all(tokens.map((token) => verify(token)))
    await verify(await sign())
    expect(asked).toHaveLength(1)
  })

  test('are asked for again for a new one, at most once in half a minute', async () => {
    const start = Date.now()
    const at = (ms: number) => ({ now: () => start + ms })
    await verify(await sign(), at(0))
    const token = await sign({}, { keys: next })
    expect(await checkOf(token, at(1_000))).toBe('key')
    expect(asked).toHaveLength(1)
    published.push(next?.jwk ?? {})
    expect(await checkOf(token, at(31_000))).toBe('taken')
    expect(asked).toHaveLength(2)
  })

  test('that were removed count no longer after ten minutes', async () => {
    const start = Date.now()
    await verify(await sign())
    published = [next?.jwk ?? {}]
    const token = await sign({ exp: Math.floor(start / 1_000) + 3_600 })
    expect(await checkOf(token, { now: () => start + 9 * MINUTE })).toBe('taken')
    expect(await checkOf(token, { now: () => start + 11 * MINUTE })).toBe('key')
  })

  test('are those of before while the issuer does not answer, for an hour', async () => {
    const start = Date.now()
    await verify(await sign())
    const down = { fetch: () => Promise.reject(new Error('offline')) }
    const token = await sign({ exp: Math.floor(start / 1_000) + 2 * 3_600 })
    expect(await checkOf(token, { ...down, now: () => start + 59 * MINUTE })).toBe('taken')
    expect(await checkOf(token, { ...down, now: () => start + 61 * MINUTE })).toBe('keys')
  })

  test.each([
    ['an error', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<html>')],
    ['something else', () => Response.json({ keys: 'none' })],
  ])('that come as %s leave everything open', async (_, answer) => {
    const error = await verify(await sign(), { fetch: async () => answer() }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ check: 'keys', status: 503 })
    expect(await (error as IdentityTokenError).getResponse().json()).toEqual({ error: { check: 'keys' } })
  })

  test('that were removed do not count again when the clock is put back', async () => {
    const start = Date.now()
    const token = await sign()
    // The clock is an hour ahead, which some time server mends.
    const ahead = await sign({ exp: Math.floor(start / 1_000) + 2 * 3_600 })
    await verify(ahead, { now: () => start + 60 * MINUTE })
    published = [next?.jwk ?? {}]
    expect(await checkOf(token, { now: () => start })).toBe('key')
  })

  test('are asked for as Workers can, which know no redirect mode `error`, and from nowhere else', async () => {
    const modes: unknown[] = []
    const token = await sign()
    const redirecting = async (_: string, { redirect }: RequestInit) => {
      modes.push(redirect)
      return new Response('', { status: 302, headers: { location: 'https://evil.example/keys' } })
    }
    expect(await checkOf(token, { fetch: redirecting })).toBe('keys')
    expect(modes).toEqual(['manual'])
  })

  test('are asked for again where a question is never answered', async () => {
    const start = Date.now()
    const token = await sign()
    void verify(token, { fetch: () => new Promise(() => {}), now: () => start })
    const later = verify(token, { now: () => start + 6_000 }).then(() => 'taken')
    expect(await Promise.race([later, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).toBe(
      'taken',
    )
  })

  test('are asked for twice a minute at most while the issuer is away, whatever tokens come', async () => {
    const start = Date.now()
    await verify(await sign(), { now: () => start })
    let questions = 0
    const down = {
      fetch: () => {
        questions++
        return Promise.reject(new Error('offline'))
      },
    }
    const token = await sign({ exp: Math.floor(start / 1_000) + 3_600 })
    const madeUp = await sign({}, { header: { kid: 'made-up' } })
    for (let seconds = 0; seconds < 60; seconds++) {
      const now = () => start + 11 * MINUTE + seconds * 1_000
      expect(await checkOf(madeUp, { ...down, now })).toBe('key')
      expect(await checkOf(token, { ...down, now })).toBe('taken')
    }
    expect(questions).toBe(2)
  })

  test('are read elsewhere where that is said', async () => {
    await verify(await sign(), { keysUrl: `https://${randomUUID()}.example/keys` })
    expect(asked[0]).toMatch(/\/keys$/)
  })
})

test.each([
  [{ issuer: undefined }, 'issuer'],
  [{ issuer: 'auth.example' }, 'issuer'],
  [{ issuer: 'https://auth.example/' }, 'issuer'],
  [{ issuer: 'http://auth.example' }, 'issuer'],
  [{ issuer: 'ftp://localhost' }, 'issuer'],
  [{ projectId: undefined }, 'projectId'],
  [{ projectId: '' }, 'projectId'],
  [{ projectId: 7 }, 'projectId'],
  [{ nonce: '' }, 'nonce'],
  [{ nonce: null }, 'nonce'],
  [{ toleranceSeconds: -1 }, 'toleranceSeconds'],
  [{ toleranceSeconds: '30' }, 'toleranceSeconds'],
  [{ toleranceSeconds: Number.NaN }, 'toleranceSeconds'],
  [{ toleranceSeconds: 3_600 }, 'toleranceSeconds'],
  [{ keysUrl: 'http://auth.example/keys' }, 'keysUrl'],
  [{ keysUrl: 'keys' }, 'keysUrl'],
  [{ remember: new Set() }, 'remember'],
  [{ now: 5 }, 'now'],
  [{ fetch: 'fetch' }, 'fetch'],
])('says that the option of %o cannot be used, and where it is described', async (changes, option) => {
  const error = await verify(await sign(), changes as object).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    name: 'IdentityOptionError',
    shortMessage: `The option \`${option}\` cannot be used`,
  })
  expect((error as Error).message).toMatch(/#identity-option$/)
  expect(asked).toEqual([])
})

test('takes an issuer of this machine without TLS, for development', async () => {
  issuer = 'http://127.0.0.1:5181'
  expect(await checkOf(await sign())).toBe('taken')
})
