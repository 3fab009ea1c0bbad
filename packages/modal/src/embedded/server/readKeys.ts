import { IdentityTokenError } from './IdentityTokenError.ts'

/** For how long keys are used without asking again. A key that the operator has removed counts no longer. */
const FRESH_MS = 10 * 60_000
/** For how long they are used while the issuer does not answer. */
const STALE_MS = 60 * 60_000
/** Between two questions about ids that nobody knows, which anybody can make up. */
const PAUSE_MS = 30_000
const TIMEOUT_MS = 5_000
const MAX_KEYS = 20

export const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

type Keys = ReadonlyMap<string, CryptoKey>
type Kept = {
  keys: Keys
  readAt: number
  askedAt: number
  /** True if the last question had no answer. */
  hasFailed?: boolean
  asking?: { answer: Promise<Keys>; since: number } | undefined
}

/** By the address that has them: a process asks once for all its requests. */
const kept = new Map<string, Kept>()

type FindKeyParameters = {
  url: string
  kid: string
  now: number
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Finds the public key with this id. Undefined where the issuer has none.
 *
 * @throws {IdentityTokenError} the issuer does not answer, and nothing is known that is new enough
 */
export async function findKey({ url, kid, now, fetch }: FindKeyParameters): Promise<CryptoKey | undefined> {
  const known = kept.get(url)
  // A clock that was put back does not make them newer: a key that was removed would count until it is there again.
  const age = known === undefined || now < known.readAt ? Number.POSITIVE_INFINITY : now - known.readAt
  const key = known?.keys.get(kid)
  if (key !== undefined && age < FRESH_MS) return key
  if (known !== undefined && age < FRESH_MS && now - known.askedAt < PAUSE_MS) return undefined
  // Otherwise each request would wait for an issuer that is away, and tokens that somebody makes up would ask it.
  if (known?.hasFailed && age < STALE_MS && now - known.askedAt < PAUSE_MS) return key
  try {
    return (await ask({ url, now, fetch })).get(kid)
  } catch (cause) {
    if (known !== undefined && age < STALE_MS) return key
    throw new IdentityTokenError('keys', { cause })
  }
}

/** Requests at the same time ask once. */
function ask({ url, now, fetch }: Omit<FindKeyParameters, 'kid'>): Promise<Keys> {
  const known: Kept = kept.get(url) ?? { keys: new Map(), readAt: Number.NEGATIVE_INFINITY, askedAt: now }
  kept.set(url, known)
  known.askedAt = now
  // Workers end what a request was doing when its client leaves: such a question is never answered.
  if (known.asking !== undefined && now - known.asking.since <= TIMEOUT_MS) return known.asking.answer
  const answer = download(url, fetch)
    .then(
      (keys) => {
        Object.assign(known, { keys, readAt: now, hasFailed: false })
        return keys
      },
      (error: unknown) => {
        known.hasFailed = true
        throw error
      },
    )
    .finally(() => {
      if (known.asking?.answer === answer) known.asking = undefined
    })
  known.asking = { answer, since: now }
  return answer
}

async function download(url: string, fetch: FindKeyParameters['fetch']): Promise<Keys> {
  // No redirect is followed, and its status refuses it below. Workers throw at `error`, which would say the same.
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
  const { keys } = (await response.json()) as { keys?: unknown }
  if (!Array.isArray(keys)) throw new Error(`${url} has no list of keys`)
  const entries = await Promise.all(keys.slice(0, MAX_KEYS).map(importKey))
  return new Map(entries.filter((entry) => entry !== undefined))
}

/** Other kinds of keys are for something else, and a secret one is for nobody here. */
async function importKey(jwk: unknown): Promise<[string, CryptoKey] | undefined> {
  const { kid, kty, crv, x, y, alg = 'ES256', use = 'sig' } = (jwk ?? {}) as Record<string, unknown>
  if (typeof kid !== 'string' || kty !== 'EC' || crv !== 'P-256' || alg !== 'ES256' || use !== 'sig')
    return undefined
  const own = { kty, crv, x: String(x), y: String(y) }
  return crypto.subtle.importKey('jwk', own, ALGORITHM, false, ['verify']).then(
    (key): [string, CryptoKey] => [kid, key],
    () => undefined,
  )
}
