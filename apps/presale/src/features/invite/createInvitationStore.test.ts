import { createSafeStorage } from '@foyer/site-kit/storage'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test, vi } from 'vitest'
import { createInvitationStore, rememberInvitation } from './createInvitationStore.ts'

const KEY = 'foyer-presale.invitation'

test('stores the code of the link in its canonical form', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?utm_source=x&code=k7m2-p9qx')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('stores the code of a link that took the sentence behind it along', () => {
  const storage = createMemoryStorage()
  expect(rememberInvitation(storage, `?code=${encodeURIComponent('K7M2P9QX」，快来')}`)).toBe('')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('keeps the first code when a later visit has another code or none', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?code=K7M2P9QX')
  rememberInvitation(storage, '?code=ABCD1234')
  rememberInvitation(storage, '')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('names the code of a later link until the first link is opened again, or either is forgotten', () => {
  const storage = createMemoryStorage()
  const store = createInvitationStore(storage)
  const open = (code: string) => {
    rememberInvitation(storage, `?code=${code}`)
    return store.later()
  }
  expect(['K7M2P9QX', 'abcd-1234', 'EFGH5678', 'K7M2P9QX'].map(open)).toEqual([
    undefined,
    'ABCD1234',
    'EFGH5678',
    undefined,
  ])
  open('ABCD1234')
  store.forgetLater()
  expect([store.get(), store.later()]).toEqual(['K7M2P9QX', undefined])
  open('ABCD1234')
  store.forget()
  expect([store.get(), store.later()]).toEqual([undefined, undefined])
})

test('names what a later link had in place of a code until the page is opened again, and keeps the first code', () => {
  const storage = createMemoryStorage()
  const store = createInvitationStore(storage)
  rememberInvitation(storage, '?code=K7M2P9QX')
  expect(rememberInvitation(storage, `?code=${'%22abc'.repeat(30)}`)).toBe('')
  expect([store.get(), store.later()]).toEqual(['K7M2P9QX', '"abc'.repeat(8)])
  rememberInvitation(storage, '')
  expect([store.get(), store.later()]).toEqual(['K7M2P9QX', undefined])
  rememberInvitation(storage, '?code=ABCD1234')
  rememberInvitation(storage, '')
  expect(store.later()).toBe('ABCD1234')
})

test('names no later code that a storage has in a wrong form', () => {
  expect(createInvitationStore(createMemoryStorage({ [`${KEY}-later`]: '<script>' })).later()).toBeUndefined()
})

test('keeps the start of a script and of 10 KB of text to show it, and nothing of an empty value', () => {
  const kept = {
    '%3Cscript%3Ealert(1)%3C/script%3E': '<script>alert(1)</script>',
    UUUUUUUU: 'UUUUUUUU',
    '': undefined,
  }
  for (const [code, text] of Object.entries({ ...kept, ['A'.repeat(10_240)]: 'A'.repeat(32) })) {
    const storage = createMemoryStorage()
    rememberInvitation(storage, `?code=${code}`)
    expect(createInvitationStore(storage).get(), code.slice(0, 20)).toBe(text)
  }
})

test('keeps no characters that reorder or hide the text around them, and no half of a character', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?code=%E2%80%AEEVIL%00%E2%81%A6')
  expect(createInvitationStore(storage).get()).toBe('EVIL')
  rememberInvitation(storage, `?code=${'A'.repeat(31)}%F0%9F%8E%81%F0%9F%8E%81`)
  expect(createInvitationStore(storage).get()).toBe(`${'A'.repeat(31)}🎁`)
})

test('replaces what is no code with the code of the next link', () => {
  const storage = createMemoryStorage({ [KEY]: '<script>' })
  rememberInvitation(storage, '?code=K7M2P9QX')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('replaces a code that nobody owns, and keeps it once somebody does', () => {
  const storage = createMemoryStorage({ [KEY]: 'K7M2P9QX' })
  const store = createInvitationStore(storage)
  store.setOwned(false)
  expect(store.get()).toBe('K7M2P9QX')
  rememberInvitation(storage, '?code=ABCD1234')
  expect(store.get()).toBe('ABCD1234')

  store.setOwned(false)
  store.setOwned(true)
  rememberInvitation(storage, '?code=K7M2P9QX')
  expect(store.get()).toBe('ABCD1234')
})

test("takes the code out of the page's address and leaves the rest", () => {
  const storage = createMemoryStorage()
  expect(rememberInvitation(storage, '?code=K7M2P9QX&lang=ja')).toBe('')
  expect(rememberInvitation(storage, '?utm_source=x&code=K7M2P9QX&a=1')).toBe('?utm_source=x&a=1')
  expect(rememberInvitation(storage, '?a=b%20c')).toBe('?a=b%20c')
})

test('leaves the code in the address where the browser stores nothing, and says so', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect(rememberInvitation(storage, '?utm_source=x&code=K7M2P9QX')).toBe('?utm_source=x&code=K7M2P9QX')
  const store = createInvitationStore(storage)
  expect(store.get()).toBe('K7M2P9QX')
  expect(store.isKept()).toBe(false)
})

test('has the code for a link to a wallet unless it is none or nobody owns it', () => {
  const storage = createMemoryStorage({ [KEY]: 'K7M2P9QX' })
  const store = createInvitationStore(storage)
  const listener = vi.fn()
  store.subscribe(listener)
  expect(store.ownedCode()).toBe('K7M2P9QX')
  store.setOwned(false)
  expect(store.ownedCode()).toBeUndefined()
  store.setOwned(true)
  store.setOwned(true)
  expect(store.ownedCode()).toBe('K7M2P9QX')
  expect(listener).toHaveBeenCalledTimes(2)
  storage.setItem(KEY, '<script>')
  expect(store.ownedCode()).toBeUndefined()
})

test('notifies listeners when the code is forgotten, and then accepts another code', () => {
  const storage = createMemoryStorage({ [KEY]: 'K7M2P9QX' })
  const store = createInvitationStore(storage)
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.forget()
  expect(store.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  store.forget()
  expect(listener).toHaveBeenCalledOnce()
  rememberInvitation(storage, '?code=ABCD1234')
  expect(store.get()).toBe('ABCD1234')
})
