const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

const encode = (text: string) => new TextEncoder().encode(text)

/** Signs texts with a secret (HMAC-SHA-256). */
export function createHmac(secret: string) {
  const key = crypto.subtle.importKey('raw', encode(secret), ALGORITHM, false, ['sign', 'verify'])

  return {
    async sign(text: string): Promise<Uint8Array> {
      return new Uint8Array(await crypto.subtle.sign('HMAC', await key, encode(text)))
    },
    /** Compares in a time that does not depend on where the signatures differ. */
    async verify(text: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
      return crypto.subtle.verify('HMAC', await key, signature, encode(text))
    },
  }
}
