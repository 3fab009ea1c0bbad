import { describe, expect, test } from 'vitest'
import { createLoginStore, type WebStorage } from './createLoginStore.ts'

const START = 1_800_000_000_000

function setupStore(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items))
  const web: WebStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  const clock = { now: START }
  const store = createLoginStore({ web, now: () => clock.now })
  return { store, clock, kept: () => Object.fromEntries(kept) }
}

test('keeps the address and the used flag of a login, and ends the cooldown', () => {
  const { store, kept } = setupStore()
  store.startCooldown()
  expect(kept()).toEqual({ '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': String(START) })
  expect(store.isUsed()).toBe(false)
  store.setUser({ email: 'ada@example.org' })
  expect(kept()).toEqual({
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/EMAIL': 'ada@example.org',
  })
  expect(store.isUsed()).toBe(true)
  expect(store.email()).toBe('ada@example.org')
})

test('keeps no address of a user without one', () => {
  const { store } = setupStore({ '@appkit-wallet/EMAIL': 'ada@example.org' })
  store.setUser({ email: null })
  expect(store.email()).toBeUndefined()
})

test('keeps the provider and the name of a social login, until there is another one', () => {
  const { store, kept } = setupStore()
  store.setSocialUser('github', 'ada')
  expect(kept()).toEqual({
    '@appkit-wallet/SOCIAL_PROVIDER': 'github',
    '@appkit-wallet/SOCIAL_USERNAME': 'ada',
  })
  expect([store.socialProvider(), store.socialUserName()]).toEqual(['github', 'ada'])
  store.setSocialUser('x')
  expect(kept()).toEqual({ '@appkit-wallet/SOCIAL_PROVIDER': 'x' })
  store.setSocialUser()
  expect(kept()).toEqual({})
})

test('clears what is kept of a login, and nothing else', () => {
  const { store, kept } = setupStore({
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/EMAIL': 'ada@example.org',
    '@appkit-wallet/LAST_USED_CHAIN_KEY': '56',
    '@appkit-wallet/SOCIAL_USERNAME': 'ada',
    '@appkit-wallet/SOCIAL_PROVIDER': 'github',
    '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '56',
    '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': '1',
    'foyer.1.default.lastChain': '56',
  })
  store.clear()
  expect(kept()).toEqual({ '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': '1', 'foyer.1.default.lastChain': '56' })
})

describe('the last used chain', () => {
  test('is 1 by default', () => {
    expect(setupStore().store.chainId()).toBe(1)
  })

  test('is the one that was set', () => {
    const { store, kept } = setupStore()
    store.setChainId(56)
    expect(kept()).toEqual({ '@appkit-wallet/LAST_USED_CHAIN_KEY': '56' })
    expect(store.chainId()).toBe(56)
  })

  test.each(['', '0', '-1', 'x', '1.5', '1e99'])('is 1 where %j is stored', (value) => {
    expect(setupStore({ '@appkit-wallet/LAST_USED_CHAIN_KEY': value }).store.chainId()).toBe(1)
  })
})

describe('the cooldown', () => {
  test('lasts 30 s from a request', () => {
    const { store, clock } = setupStore()
    expect(store.cooldown()).toBe(0)
    store.startCooldown()
    expect(store.cooldown()).toBe(30)
    clock.now += 100
    expect(store.cooldown()).toBe(30)
    clock.now += 28_901
    expect(store.cooldown()).toBe(1)
    clock.now += 999
    expect(store.cooldown()).toBe(0)
  })

  test.each(['', 'x', 'NaN', String(START + 3_600_000)])('is over where %j is stored', (value) => {
    expect(setupStore({ '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': value }).store.cooldown()).toBe(0)
  })
})

describe('the networks with smart accounts', () => {
  const KEY = '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS'

  test('are kept as a list, until there is no session', () => {
    const { store, kept } = setupStore()
    expect(store.smartAccountNetworks()).toBeUndefined()
    store.setSmartAccountNetworks([56, 97])
    expect(kept()).toEqual({ [KEY]: '56,97' })
    expect(store.smartAccountNetworks()).toEqual([56, 97])
    store.clear()
    expect(store.smartAccountNetworks()).toBeUndefined()
  })

  test('may be none', () => {
    const { store } = setupStore()
    store.setSmartAccountNetworks([])
    expect(store.smartAccountNetworks()).toEqual([])
  })

  test.each(['x', '56,x', '-1', '[56]', '1.5'])('are unknown where %j is stored', (value) => {
    expect(setupStore({ [KEY]: value }).store.smartAccountNetworks()).toBeUndefined()
  })
})

test('keeps everything in memory without a storage', () => {
  const store = createLoginStore({ web: null, now: () => START })
  store.startCooldown()
  expect(store.cooldown()).toBe(30)
  store.setUser({ email: 'ada@example.org' })
  expect([store.isUsed(), store.email(), store.cooldown()]).toEqual([true, 'ada@example.org', 0])
  store.clear()
  expect(store.isUsed()).toBe(false)
})

test('works with a storage that is forbidden', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = createLoginStore({ web: { getItem: fail, setItem: fail, removeItem: fail } })
  store.setUser({ email: 'ada@example.org' })
  store.clear()
  expect([store.isUsed(), store.email(), store.chainId(), store.cooldown()]).toEqual([false, undefined, 1, 0])
})
