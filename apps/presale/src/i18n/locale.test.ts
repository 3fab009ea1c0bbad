import { createMemoryStorage } from '@foyer/site-kit/test'
import { describe, expect, test } from 'vitest'
import { locales, matchLocale, readStoredLocale, storeLocale } from './locale.ts'

test('offers the nine languages of the specification, English first', () => {
  expect(Object.keys(locales).slice(0, 9)).toEqual([
    'en',
    'zh-CN',
    'zh-TW',
    'id',
    'vi',
    'ja',
    'ko',
    'th',
    'ru',
  ])
})

describe('readStoredLocale', () => {
  test('returns nothing on a first visit', () => {
    expect(readStoredLocale(createMemoryStorage())).toBeUndefined()
  })

  test('reads the choice that is stored under the key locale', () => {
    const storage = createMemoryStorage()
    storeLocale(storage, 'zh-CN')
    expect(storage.getItem('locale')).toBe('zh-CN')
    expect(readStoredLocale(storage)).toBe('zh-CN')
  })

  test('resets an unsupported stored value to en', () => {
    for (const locale of ['xx', '', 'toString', 'EN']) {
      const storage = createMemoryStorage({ locale })
      expect(readStoredLocale(storage)).toBe('en')
      expect(storage.getItem('locale')).toBe('en')
    }
  })
})

describe('matchLocale', () => {
  test('picks the first preferred language that is offered', () => {
    expect(matchLocale(['la', 'zh-Hans-SG', 'en-GB'])).toBe('zh-CN')
    expect(matchLocale(['en-GB', 'zh-CN'])).toBe('en')
  })

  test('picks Chinese in the script that the visitor reads', () => {
    expect(matchLocale(['zh-TW'])).toBe('zh-TW')
    expect(matchLocale(['zh-HK'])).toBe('zh-TW')
    expect(matchLocale(['zh-SG'])).toBe('zh-CN')
  })

  test('returns nothing when no language is offered', () => {
    expect(matchLocale(['la', 'eo'])).toBeUndefined()
  })

  test('skips malformed tags', () => {
    expect(matchLocale(['_', 'en'])).toBe('en')
  })
})
