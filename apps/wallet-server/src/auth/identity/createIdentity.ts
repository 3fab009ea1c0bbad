import { createECDH, createPrivateKey, type JsonWebKey } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { KeyRing } from '../../shared/keys.ts'

/** Minutes for which a token is valid. */
const MINUTES = 10

export type CreateIdentityParameters = {
  keyRing: KeyRing
  /** The public URL of auth. */
  issuer: string
}

/** Signs identity tokens, and has the public keys that others check them with. */
export function createIdentity({ keyRing, issuer }: CreateIdentityParameters) {
  const keys = [...keyRing.keys].map(([kid, secret]) => ({ kid, ...toPublic(secret) }))
  const { current } = keyRing
  const secret = keyRing.keys.get(current) ?? new Uint8Array()
  const key = createPrivateKey({
    format: 'jwk',
    key: { ...toPublic(secret), d: Buffer.from(secret).toString('base64url') },
  })

  return {
    /** Every key of the ring: tokens of the one before are checked until they end. */
    keySet: { keys: keys.map((one) => ({ ...one, use: 'sig', alg: 'ES256' })) },

    sign: (claims: JWTPayload & { aud: string; sub: string; jti: string }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: current })
        .setIssuer(issuer)
        .setIssuedAt()
        .setNotBefore('0 s')
        .setExpirationTime(`${MINUTES} min`)
        .sign(key),
  }
}

export type Identity = ReturnType<typeof createIdentity>

/** @throws {Error} the bytes are no private key of P-256 */
function toPublic(secret: Uint8Array): JsonWebKey {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const encode = (start: number) => point.subarray(start, start + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: encode(1), y: encode(33) }
}
