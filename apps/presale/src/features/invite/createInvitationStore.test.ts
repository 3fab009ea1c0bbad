import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test, vi } from 'vitest'
import { createInvitationStore, rememberInvitation } from './createInvitationStore.ts'

const KEY = 'foyer-presale.invitation'

test('default: the code of the link is remembered, as it is meant', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?utm_source=x&code=k7m2-p9qx')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('behavior: first touch: a later link changes nothing, and neither does a visit without one', () => {
  const storage = createMemoryStorage()
  rememberInvitation(storage, '?code=K7M2P9QX')
  rememberInvitation(storage, '?code=ABCD1234')
  rememberInvitation(storage, '')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('behavior: what is no code is not remembered: script, 10 KB, nothing', () => {
  for (const code of ['%3Cscript%3Ealert(1)%3C/script%3E', 'A'.repeat(10_240), '', 'UUUUUUUU']) {
    const storage = createMemoryStorage()
    rememberInvitation(storage, `?code=${code}`)
    expect(createInvitationStore(storage).get(), code.slice(0, 20)).toBeUndefined()
  }
})

test('behavior: what storage holds is not trusted, and a damaged value gives way to a link', () => {
  const storage = createMemoryStorage({ [KEY]: '<script>' })
  expect(createInvitationStore(storage).get()).toBeUndefined()
  rememberInvitation(storage, '?code=K7M2P9QX')
  expect(createInvitationStore(storage).get()).toBe('K7M2P9QX')
})

test('behavior: forgotten, which listeners are told; then another link counts', () => {
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
