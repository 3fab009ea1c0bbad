import { createMemoryStorage } from '@foyer/site-kit/test'
import { describe, expect, test } from 'vitest'
import { locales, matchLocale, readStoredLocale, storeLocale } from './locale.ts'

test('locales: the nine languages of the specification, English first', () => {
  expect(Object.keys(locales)).toEqual(['en', 'zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru'])
})

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

  test('behavior: Chinese is offered in the script that the visitor reads', () => {
    expect(matchLocale(['zh-TW'])).toBe('zh-TW')
    expect(matchLocale(['zh-HK'])).toBe('zh-TW')
    expect(matchLocale(['zh-SG'])).toBe('zh-CN')
  })

  test('behavior: a language that is not offered is skipped', () => {
    expect(matchLocale(['fr', 'pt-BR'])).toBeUndefined()
  })

  test('behavior: malformed tags are skipped', () => {
    expect(matchLocale(['_', 'en'])).toBe('en')
  })
})
