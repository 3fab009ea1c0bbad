import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { SITE_ORIGIN } from './startTestServers.ts'

export type TestAuthenticator = ReturnType<typeof createTestAuthenticator>

/** Changes of an answer against an honest one. */
export type AnswerChanges = {
  origin?: string
  topOrigin?: string
  crossOrigin?: boolean
  rpId?: string
  counter?: number
  /** True if the user was verified, by a finger or a PIN. */
  isVerified?: boolean
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** A passkey: answers challenges as a browser and an authenticator do, and gives a secret of its own for each salt. */
export function createTestAuthenticator({ siteOrigin = SITE_ORIGIN } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = encode(credentialId)
  const secret = randomBytes(32)
  let counter = 0

  const toClientData = (type: string, challenge: string, changes: AnswerChanges) => {
    const { origin = siteOrigin, crossOrigin = changes.topOrigin !== undefined, topOrigin } = changes
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }))
  }

  function toAuthData(changes: AnswerChanges, attested = Buffer.alloc(0)) {
    const { rpId = new URL(siteOrigin).hostname, isVerified = true } = changes
    const count = Buffer.alloc(4)
    count.writeUInt32BE(changes.counter ?? ++counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested.length > 0 ? ATTESTED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  const shared = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,

    create(challenge: string, changes: AnswerChanges = {}) {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(toAuthData(changes, attested))],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: encode(toClientData('webauthn.create', challenge, changes)),
          attestationObject: encode(isoCBOR.encode(object as never)),
          transports: ['internal'],
        },
      }
    },

    get(challenge: string, changes: AnswerChanges = {}) {
      const clientData = toClientData('webauthn.get', challenge, changes)
      const authData = toAuthData(changes)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authData),
          signature: encode(signature),
        },
      }
    },

    /** The secret of the passkey for a salt (PRF). */
    prf: (salt: Uint8Array) => new Uint8Array(createHmac('sha256', secret).update(salt).digest()),
  }
}
