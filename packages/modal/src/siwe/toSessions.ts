import type { FoundSession, SiwxMessage, SiwxSession } from '@foyer/modal-core'

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

/** The session in a store's text. Undefined for anything else. */
export function toSession(text: unknown): SiwxSession | undefined {
  try {
    const value: unknown = JSON.parse(String(text))
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Checks for a session as servers send it and storages keep it. */
export function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = (value ?? {}) as Record<string, unknown>
  return typeof message === 'string' && typeof signature === 'string' && isMessage(data)
}

/** Checks for a session as a server finds it: without its message and signature where it keeps none. */
export function isFoundSession(value: unknown): value is FoundSession {
  const { data } = (value ?? {}) as Record<string, unknown>
  const fields = (data ?? {}) as Record<string, unknown>
  return (
    typeof fields.accountAddress === 'string' &&
    typeof fields.chainId === 'string' &&
    hasOptionalTexts(fields)
  )
}

function isMessage(value: unknown): value is SiwxMessage {
  const data = (value ?? {}) as Record<string, unknown>
  const { resources } = data
  return (
    REQUIRED.every((name) => typeof data[name] === 'string') &&
    hasOptionalTexts(data) &&
    (resources === undefined ||
      (Array.isArray(resources) && resources.every((resource) => typeof resource === 'string')))
  )
}

const hasOptionalTexts = (data: Record<string, unknown>) =>
  OPTIONAL.every((name) => data[name] === undefined || typeof data[name] === 'string')
