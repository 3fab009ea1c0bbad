import type { SiwxMessage, SiwxSession } from '@foyer/modal-core'

const REQUIRED = ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce'] as const
const OPTIONAL = [
  'statement',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'serializedMessage',
] as const

/** The sessions in a storage's value. Drops everything else. */
export function toSessions(value: unknown): SiwxSession[] {
  return Array.isArray(value) ? value.filter(isSession) : []
}

/** Checks for a session as servers send it and storages keep it. */
export function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = (value ?? {}) as Record<string, unknown>
  return typeof message === 'string' && typeof signature === 'string' && isMessage(data)
}

function isMessage(value: unknown): value is SiwxMessage {
  const data = (value ?? {}) as Record<string, unknown>
  const { resources } = data
  return (
    REQUIRED.every((name) => typeof data[name] === 'string') &&
    OPTIONAL.every((name) => data[name] === undefined || typeof data[name] === 'string') &&
    (resources === undefined ||
      (Array.isArray(resources) && resources.every((resource) => typeof resource === 'string')))
  )
}
