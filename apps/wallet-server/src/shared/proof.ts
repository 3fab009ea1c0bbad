import { createMiddleware } from 'hono/factory'
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import * as z from 'zod'
import { sha256 } from './bytes.ts'
import { unauthorized } from './errors.ts'
import { NONCE_MS, type Nonces } from './nonces.ts'
import type { ProofEnv, RequestContext } from './types.ts'

const MAX_PROOF_LENGTH = 2_048

const headerSchema = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().max(64),
    y: z.string().max(64),
    ext: z.boolean().optional(),
    key_ops: z.array(z.string()).optional(),
  }),
})

const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  jti: z.string().min(8).max(128),
  /** SHA-256 of the body, in base64url. */
  bh: z.string(),
  nonce: z.string().max(128).optional(),
  /** SHA-256 of the token, in base64url. */
  ath: z.string().optional(),
})

export type CheckProofsParameters = {
  /** The URL by which clients reach the server; `htu` begins with it. */
  publicUrl: string
  nonces: Nonces
  /** False when the id was remembered before. */
  rememberProof: (id: string, expiresAt: Date) => Promise<boolean>
}

/**
 * Lets a request pass that a device key has signed: a DPoP proof (RFC 9449) with the server's nonce, for this method,
 * URL, body and token, used once. `iat` is not judged, so a client with a wrong clock works.
 */
export const requireProof = (parameters: CheckProofsParameters) =>
  createMiddleware<ProofEnv>(async (c, next) => {
    c.header('dpop-nonce', parameters.nonces.create())
    c.header('www-authenticate', 'DPoP error="invalid_dpop_proof"')
    c.set('jkt', await checkProof(c, parameters))
    c.header('www-authenticate', undefined)
    await next()
  })

async function checkProof(c: RequestContext, { publicUrl, nonces, rememberProof }: CheckProofsParameters) {
  const { jkt, claims } = await readProof(c.req.header('dpop') ?? '')
  const body = new Uint8Array(await c.req.arrayBuffer())
  const token = readToken(c)
  const isForThis =
    claims.htm === c.req.method &&
    claims.htu === `${publicUrl}${c.req.path}` &&
    claims.bh === sha256(body) &&
    claims.ath === (token === undefined ? undefined : sha256(token))
  if (!isForThis) throw unauthorized('proof', 'The proof is for another request.')
  if (!nonces.isFresh(claims.nonce ?? '')) {
    c.header('www-authenticate', 'DPoP error="use_dpop_nonce"')
    throw unauthorized('nonce', 'Use the nonce of the header `dpop-nonce`.')
  }
  if (!(await rememberProof(sha256(`${jkt}|${claims.jti}`), new Date(Date.now() + 2 * NONCE_MS))))
    throw unauthorized('proof', 'The proof was used before.')
  return jkt
}

async function readProof(proof: string) {
  try {
    if (proof.length > MAX_PROOF_LENGTH) throw new RangeError('too long')
    const { jwk } = headerSchema.parse(decodeProtectedHeader(proof))
    const { payload } = await compactVerify(proof, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
    const claims = claimsSchema.parse(JSON.parse(new TextDecoder().decode(payload)))
    return { jkt: await calculateJwkThumbprint(jwk), claims }
  } catch {
    throw unauthorized('proof', 'Expected a DPoP proof in the header `dpop`.')
  }
}

/** The token of `authorization: DPoP <token>`. */
export const readToken = (c: RequestContext): string | undefined =>
  /^DPoP ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1]
