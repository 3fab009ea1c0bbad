import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '../../test/createMemoryStorage.ts'
import { matchLocale, readStoredLocale, storeLocale } from './locale.ts'

describe('readStoredLocale', () => {
  test('default: nothing is chosen on a first visit', () => {
    expect(readStoredLocale(createMemoryStorage())).toBeUndefined()
  })

  test('behavior: the choice is kept under the key locale', () => {
    const storage = createMemoryStorage()
    storeLocale(storage, 'zh-CN')
    expect(storage.getItem('locale')).toBe('zh-CN')
    expect(readStoredLocale(storage)).toBe('zh-CN')
  })

  test('behavior: an unsupported stored value resets to en', () => {
    for (const locale of ['xx', '', 'toString', 'EN']) {
      const storage = createMemoryStorage({ locale })
      expect(readStoredLocale(storage)).toBe('en')
      expect(storage.getItem('locale')).toBe('en')
    }
  })
})

describe('matchLocale', () => {
  test('the first language that is offered wins', () => {
    expect(matchLocale(['fr', 'zh-Hans-SG', 'en-GB'])).toBe('zh-CN')
    expect(matchLocale(['en-GB', 'zh-CN'])).toBe('en')
  })

  test('behavior: traditional Chinese is not offered the simplified script', () => {
    expect(matchLocale(['zh-TW'])).toBeUndefined()
  })

  test('behavior: malformed tags are skipped', () => {
    expect(matchLocale(['_', 'en'])).toBe('en')
  })
})
