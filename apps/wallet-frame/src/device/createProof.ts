import { base64url, CompactSign } from 'jose'
import type { DeviceKeys } from './createDevice.ts'

export type ProofParameters = {
  method: string
  /** Without a query. */
  url: string
  /** `''` where there is none. */
  body: string
  /** The server's last one. */
  nonce?: string | undefined
  token?: string | undefined
}

export type Prove = (parameters: ProofParameters) => Promise<string>

/** Proves requests with the device's key: DPoP (RFC 9449), bound to the body as well. */
export function createProof(keys: () => Promise<DeviceKeys>): Prove {
  return async ({ method, url, body, nonce, token }) => {
    const { publicKey, privateKey } = (await keys()).proof
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
    const claims = {
      htm: method,
      htu: url,
      jti: crypto.randomUUID(),
      iat: Math.floor(Date.now() / 1_000),
      bh: await digest(body),
      nonce,
      ath: token === undefined ? undefined : await digest(token),
    }
    return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({
        typ: 'dpop+jwt',
        alg: 'ES256',
        jwk: { kty: kty as string, crv: crv as string, x: x as string, y: y as string },
      })
      .sign(privateKey)
  }
}

/** SHA-256 in base64url. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url.encode(new Uint8Array(hash))
}
