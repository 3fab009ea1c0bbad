import { isLoopbackHost, parseUrl } from '@foyer/modal-core/floor'
import { fromBase64url, toBase64url } from '../../encoding/base64url.ts'
import { IdentityOptionError } from '../IdentityOptionError.ts'
import { type IdentityCheck, IdentityTokenError } from './IdentityTokenError.ts'
import { ALGORITHM, findKey } from './readKeys.ts'

export type VerifyIdentityTokenParameters = {
  /** The origin of the wallet's auth server, for example `https://auth.example`. */
  issuer: string
  /** The project whose users these are. */
  projectId: string
  /** The nonce that your page has asked with. With it, a token that was not made for this request is refused. */
  nonce?: string | undefined
  /**
   * Stores the id of a token until it ends, and returns false when it is there already. With it, each token is taken once.
   */
  remember?: ((id: string, expiresAt: Date) => boolean | Promise<boolean>) | undefined
  /** By how many seconds clocks may differ, 0 to 300. Default 30. */
  toleranceSeconds?: number | undefined
  /** The URL of the issuer's keys, if your server reaches them elsewhere. Default `/.well-known/jwks.json` of the issuer. */
  keysUrl?: string | undefined
  /** Default that of the platform. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Milliseconds since 1970. Default the clock of the platform. */
  now?: (() => number) | undefined
}

/** The user who is logged in, as the wallet's auth server says. */
export type Identity = {
  /** The same in each login of this user, and of nobody else. */
  userId: string
  projectId: string
  /** Only of users who log in with it. */
  email: string | undefined
  /** The first one is the one in use. Empty before there is a wallet. `chain` is a CAIP-2 namespace. */
  wallets: readonly { address: string; chain: string }[]
  /** True for a test account of the project. */
  isTest: boolean
  nonce: string | undefined
  /** Of this token. */
  tokenId: string
  issuedAt: Date
  expiresAt: Date
}

const MAX_LENGTH = 8_192
const SECOND = 1_000

/**
 * Checks an identity token of `foyer.getIdentityToken()`. Needs nothing but WebCrypto and `fetch`: Node 20, Workers, Deno
 * and Bun have both. The keys of the issuer are asked for once in ten minutes.
 *
 * @throws {IdentityTokenError} `check` says which check failed
 * @throws {IdentityOptionError} an option cannot be used
 *
 * @example
 * const { userId, wallets } = await verifyIdentityToken(token, { issuer: 'https://auth.example', projectId })
 */
export async function verifyIdentityToken(
  token: string | null | undefined,
  parameters: VerifyIdentityTokenParameters,
): Promise<Identity> {
  checkOptions(parameters)
  const { issuer, projectId, nonce, remember, toleranceSeconds = 30, now = Date.now } = parameters
  const { keysUrl = `${issuer}/.well-known/jwks.json`, fetch = globalThis.fetch } = parameters
  const time = now()
  const require = (isRight: boolean, check: IdentityCheck) => {
    if (!isRight) throw new IdentityTokenError(check)
  }

  const { header, claims, signed, signature } = parse(token)
  require(header.alg === 'ES256' && header.crit === undefined, 'algorithm')
  require(typeof header.kid === 'string', 'key')
  const key = await findKey({ url: keysUrl, kid: String(header.kid), now: time, fetch })
  if (key === undefined) throw new IdentityTokenError('key')
  require(await crypto.subtle.verify(ALGORITHM, key, signature, signed), 'signature')
  // From here on it is what the issuer has said.
  require(claims.iss === issuer, 'issuer')
  require(claims.aud === projectId, 'audience')
  const identity = toIdentity(claims)
  const tolerance = toleranceSeconds * SECOND
  require(identity.expiresAt.getTime() + tolerance > time, 'expired')
  const start = Math.max(Number(claims.nbf ?? 0) * SECOND, identity.issuedAt.getTime())
  require(start - tolerance <= time, 'notYetValid')
  require(nonce === undefined || identity.nonce === nonce, 'nonce')
  // Last, so that a token which is refused does not count as used.
  if (remember) require((await remember(identity.tokenId, identity.expiresAt)) === true, 'replay')
  return identity
}

type Fields = Record<string, unknown>

/** @throws {IdentityTokenError} it is no signed token */
function parse(token: unknown) {
  try {
    if (typeof token !== 'string' || token.length > MAX_LENGTH) throw new TypeError('No token')
    const [head = '', body = '', tail = '', ...more] = token.split('.')
    if (more.length > 0) throw new TypeError('Too many parts')
    return {
      header: toFields(head),
      claims: toFields(body),
      signed: new TextEncoder().encode(`${head}.${body}`),
      signature: toBytes(tail),
    }
  } catch {
    // The error does not repeat the text: it may be a secret of another kind.
    throw new IdentityTokenError('format')
  }
}

function toFields(text: string): Fields {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(toBytes(text)))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('No object')
  return value as Fields
}

/** The bytes of a text, which has only one spelling: otherwise a changed token would count as another one. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64url(text)
  if (bytes.length === 0 || toBase64url(bytes) !== text) throw new TypeError('Not canonical base64url')
  return bytes
}

/** @throws {IdentityTokenError} a claim is missing, or of another kind */
function toIdentity({ sub, aud, jti, iat, exp, nbf, nonce, email, wallets, test }: Fields): Identity {
  const isRight =
    [sub, jti].every((text) => typeof text === 'string' && text !== '') &&
    [iat, exp, nbf ?? 0].every((seconds) => Number.isSafeInteger(seconds)) &&
    [nonce, email].every((text) => text === undefined || typeof text === 'string') &&
    Array.isArray(wallets) &&
    wallets.every((one) => typeof one?.address === 'string' && typeof one?.chain === 'string')
  if (!isRight) throw new IdentityTokenError('format')
  return {
    userId: sub as string,
    projectId: aud as string,
    email: email as string | undefined,
    wallets: (wallets as Identity['wallets']).map(({ address, chain }) => ({ address, chain })),
    isTest: test === true,
    nonce: nonce as string | undefined,
    tokenId: jti as string,
    issuedAt: new Date((iat as number) * SECOND),
    expiresAt: new Date((exp as number) * SECOND),
  }
}

const toUrl = (text: unknown) => (typeof text === 'string' ? parseUrl(text) : undefined)

/** Keys that come without TLS may be anybody's. */
const isSafe = (url: URL | undefined) =>
  url !== undefined &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname)))

/** @throws {IdentityOptionError} names the option */
function checkOptions(parameters: VerifyIdentityTokenParameters) {
  const { issuer, projectId, nonce, remember, toleranceSeconds = 30, keysUrl, fetch, now } = parameters ?? {}
  const require = (isRight: boolean, option: keyof VerifyIdentityTokenParameters, fix: string) => {
    if (!isRight) throw new IdentityOptionError({ option, fix })
  }
  const url = toUrl(issuer)
  require(isSafe(url) &&
    url?.origin ===
      issuer, 'issuer', 'Expected the origin of the auth server, https://auth.example, without a path.')
  // Without one, the users of every project of the issuer would be yours.
  require(typeof projectId === 'string' &&
    projectId !== '', 'projectId', 'Expected the id of your project, as a text.')
  require(nonce === undefined ||
    (typeof nonce === 'string' &&
      nonce !==
        ''), 'nonce', 'Expected the nonce that your page has asked with, as a text that is not empty.')
  require(typeof toleranceSeconds === 'number' &&
    toleranceSeconds >= 0 &&
    toleranceSeconds <= 300, 'toleranceSeconds', 'Expected a number from 0 to 300.')
  require(keysUrl === undefined ||
    isSafe(toUrl(keysUrl)), 'keysUrl', 'Expected an https:// address; http:// is for this machine alone.')
  for (const [option, value] of Object.entries({ remember, fetch, now }))
    require(value === undefined || typeof value === 'function', option as
      | 'remember'
      | 'fetch'
      | 'now', 'Expected a function.')
}
