import type { Namespace, SiwxTarget } from '@foyer/modal-core'
import { fromBase64url, toBase64url } from '../../encoding/base64url.ts'
import { createHmac } from './hmac.ts'

/** A session that is kept in its cookie alone. */
export type SealedSession = {
  data: SiwxTarget & {
    /** ISO 8601: when the session ends. */
    expirationTime: string
  }
}

/** The fields and their signature, each as base64url. */
export const SEAL = /^[\w-]{1,1024}\.[\w-]{43}$/

type CreateSealParameters = {
  secret: string
  domain: string
  now: () => number
}

/** Signs sessions, so that a cookie can hold them. A seal counts for its domain and its namespace only. */
export function createSeal({ secret, domain, now }: CreateSealParameters) {
  const hmac = createHmac(secret)
  // The line break keeps a seal apart from nonces, which the same secret signs.
  const textOf = (namespace: Namespace, payload: string) => ['session', domain, namespace, payload].join('\n')

  return {
    async seal(namespace: Namespace, { data }: SealedSession): Promise<string> {
      const { accountAddress, chainId, expirationTime } = data
      const fields = JSON.stringify([accountAddress, chainId, Date.parse(expirationTime)])
      const payload = toBase64url(new TextEncoder().encode(fields))
      return `${payload}.${toBase64url(await hmac.sign(textOf(namespace, payload)))}`
    },

    /** The session in a seal of this domain and namespace, or undefined for another text and once it has ended. */
    async open(namespace: Namespace, text: string): Promise<SealedSession | undefined> {
      if (!SEAL.test(text)) return undefined
      const [payload = '', signature = ''] = text.split('.')
      if (!(await hmac.verify(textOf(namespace, payload), fromBase64url(signature)))) return undefined
      const fields: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(payload)))
      const [accountAddress, chainId, expiresAt] = fields as [string, string, number]
      if (!(expiresAt > now())) return undefined
      return { data: { accountAddress, chainId, expirationTime: new Date(expiresAt).toISOString() } }
    },
  }
}
