import { base58 } from '@scure/base'
import { errors, importJWK, jwtVerify } from 'jose'

/** Multicodec prefix of an Ed25519 public key. */
const ED25519 = [0xed, 0x01]

export type ClientToken =
  | { status: 'valid'; clientId: string }
  /** Signed by its owner, but this is not its time: the client's clock may be wrong. */
  | { status: 'untimely'; reason: string }
  | { status: 'forged' }

export type ReadClientTokenParameters = {
  token: string
  /** The addresses that the relay is known by: a token is for one of them. */
  audience: string[]
}

/** Reads the token that a client connects with: a JWT signed by the key that its issuer, a `did:key`, names. */
export async function readClientToken({ token, audience }: ReadClientTokenParameters): Promise<ClientToken> {
  try {
    const { payload } = await jwtVerify(token, (_, { payload }) => importIssuer(payload), {
      algorithms: ['EdDSA'],
      audience,
      requiredClaims: ['exp', 'iss', 'sub'],
    })
    const isEarly = payload.iat !== undefined && payload.iat > Date.now() / 1_000 + LEEWAY_SECONDS
    if (isEarly) return { status: 'untimely', reason: 'JWT validation error: JWT Token is not yet valid' }
    return { status: 'valid', clientId: String(payload.iss) }
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return { status: 'untimely', reason: 'JWT validation error: JWT Token has expired' }
    return { status: 'forged' }
  }
}

/** Seconds that the clocks of client and relay may be apart. */
const LEEWAY_SECONDS = 120

async function importIssuer(payload: string | Uint8Array) {
  const text = typeof payload === 'string' ? payload : new TextDecoder().decode(payload)
  const { iss } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { iss?: unknown }
  const key = base58.decode(String(iss).replace(/^did:key:z/, ''))
  if (!ED25519.every((byte, index) => key[index] === byte)) throw new Error('The issuer is no Ed25519 key.')
  const x = Buffer.from(key.subarray(ED25519.length)).toString('base64url')
  return importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')
}
