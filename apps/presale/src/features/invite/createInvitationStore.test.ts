import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test, vi } from 'vitest'
import { createInvitationStore, rememberInvitation } from './createInvitationStore.ts'

const KEY = 'foyer-presale.invitation'

test('stores the code of the link in its canonical form', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?utm_source=x&code=k7m2-p9qx')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('keeps the first code when a later visit has another code or none', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?code=K7M2P9QX')
  rememberInvitation(storage, '?code=ABCD1234')
  rememberInvitation(storage, '')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('ignores a script, 10 KB of text and an empty value', () => {
  for (const code of ['%3Cscript%3Ealert(1)%3C/script%3E', 'A'.repeat(10_240), '', 'UUUUUUUU']) {
    const storage = createMemoryStorage()
    rememberInvitation(storage, `?code=${code}`)
    expect(createInvitationStore(storage).get(), code.slice(0, 20)).toBeUndefined()
  }
})

test('ignores an invalid stored value and replaces it with the code of a link', () => {
  const storage = createMemoryStorage({ [KEY]: '<script>' })
  expect(createInvitationStore(storage).get()).toBeUndefined()
  rememberInvitation(storage, '?code=K7M2P9QX')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
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
