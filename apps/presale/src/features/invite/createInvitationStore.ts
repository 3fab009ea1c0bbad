import type { SafeStorage } from '@foyer/site-kit/storage'
import { readCode } from './invitationCode.ts'

const STORAGE_KEY = 'foyer-presale.invitation'
/** The code of the last link that was opened while the first code was kept. */
const LATER_KEY = 'foyer-presale.invitation-later'
/** Stands before a code that nobody owns, which no code has: it may be replaced. */
const UNOWNED = '?'
/** Stands before the text of a later link that carried no code: it is told about until the page is opened again. */
const NO_CODE = '!'
/** Characters of a link's malformed code that are shown to the visitor. */
const LONGEST_TEXT = 32

export type InvitationStore = {
  /** The code of the first invitation link this browser came by, or what a link had in place of one; `undefined` without a link. */
  get: () => string | undefined
  /** The code, unless it is none or nobody owns it. */
  ownedCode: () => string | undefined
  /** Keeps whether somebody owns the code: the code of a later link replaces one that nobody owns. */
  setOwned: (isOwned: boolean) => void
  forget: () => void
  /** The code of a later link, or what it had in place of one. It is not used: the first code is kept. */
  later: () => string | undefined
  forgetLater: () => void
  /** False when the browser refused to store it, so that the page forgets it. */
  isKept: () => boolean
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Stores the code of an invitation link across visits. The first code is kept until the visitor discards it, so that the
 * first inviter gets the reward. What is no code, or nobody's, is kept until the next link.
 *
 * @param search of the page's address
 * @returns the same without the code: whoever copies the page's address invites nobody by it. Where the browser stores
 * nothing the code stays, because a reload would lose it
 * @example rememberInvitation(localStorage, '?code=k7m2-p9qx') // K7M2P9QX is remembered
 */
export function rememberInvitation(storage: SafeStorage, search: string): string {
  const query = new URLSearchParams(search)
  const text = query.get('code')
  if (text === null) {
    if (storage.getItem(LATER_KEY)?.startsWith(NO_CODE)) storage.removeItem(LATER_KEY)
    return search
  }
  const stored = storage.getItem(STORAGE_KEY) ?? ''
  const isKept = !stored.startsWith(UNOWNED) && readCode(stored).status === 'valid'
  const linked = readCode(text)
  if (!isKept && linked.status !== 'empty') storage.setItem(STORAGE_KEY, shorten(text))
  if (linked.status === 'valid' && isKept && linked.code !== shorten(stored))
    storage.setItem(LATER_KEY, linked.code)
  else if (linked.status === 'invalid' && isKept) storage.setItem(LATER_KEY, NO_CODE + shorten(text))
  else storage.removeItem(LATER_KEY)
  if (!storage.isKept(STORAGE_KEY)) return search
  query.delete('code')
  query.delete('lang')
  return query.size === 0 ? '' : `?${query}`
}

/** Reads the code that {@link rememberInvitation} stored. */
export function createInvitationStore(storage: SafeStorage): InvitationStore {
  const listeners = new Set<() => void>()
  const get = () => {
    const stored = storage.getItem(STORAGE_KEY)
    if (stored === null) return undefined
    return shorten(stored.startsWith(UNOWNED) ? stored.slice(UNOWNED.length) : stored)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    get,
    later() {
      const stored = storage.getItem(LATER_KEY)
      return stored?.startsWith(NO_CODE) ? shorten(stored.slice(NO_CODE.length)) : codeOf(stored)
    },
    ownedCode: () => codeOf(storage.getItem(STORAGE_KEY)?.replace(/^\?.*/s, '')),
    setOwned(isOwned) {
      const code = get()
      const stored = isOwned ? code : `${UNOWNED}${code}`
      if (code === undefined || stored === storage.getItem(STORAGE_KEY)) return
      storage.setItem(STORAGE_KEY, stored ?? '')
      notify()
    },
    forget() {
      storage.removeItem(STORAGE_KEY)
      storage.removeItem(LATER_KEY)
      notify()
    },
    forgetLater() {
      storage.removeItem(LATER_KEY)
      notify()
    },
    isKept: () => storage.isKept(STORAGE_KEY),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A code in its canonical form; of anything else the start, without characters that reorder or hide the text around it. */
function shorten(text: string) {
  return codeOf(text) ?? [...text.replace(/\p{C}/gu, '')].slice(0, LONGEST_TEXT).join('')
}

function codeOf(text: string | null | undefined) {
  const input = readCode(text ?? '')
  return input.status === 'valid' ? input.code : undefined
}
