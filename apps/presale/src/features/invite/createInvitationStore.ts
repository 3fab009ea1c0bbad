import type { KeyValueStorage } from '@foyer/site-kit/storage'
import { readCode } from './invitationCode.ts'

const STORAGE_KEY = 'foyer-presale.invitation'

export type InvitationStore = {
  /** The code of the first invitation link this browser came by; `undefined` without one. */
  get: () => string | undefined
  forget: () => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Stores the code of an invitation link across visits. The first code is kept until the visitor discards it, so that the
 * first inviter gets the reward.
 *
 * @param search of the page's address
 * @example rememberInvitation(localStorage, '?code=k7m2-p9qx') // K7M2P9QX is remembered
 */
export function rememberInvitation(storage: KeyValueStorage, search: string) {
  const linked = readCode(new URLSearchParams(search).get('code') ?? '')
  if (linked.status === 'valid' && read(storage) === undefined) storage.setItem(STORAGE_KEY, linked.code)
}

/** Reads the code that {@link rememberInvitation} stored. */
export function createInvitationStore(storage: KeyValueStorage): InvitationStore {
  const listeners = new Set<() => void>()
  return {
    get: () => read(storage),
    forget() {
      storage.removeItem(STORAGE_KEY)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function read(storage: KeyValueStorage) {
  const stored = readCode(storage.getItem(STORAGE_KEY) ?? '')
  return stored.status === 'valid' ? stored.code : undefined
}
