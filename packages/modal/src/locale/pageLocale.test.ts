// @vitest-environment happy-dom
import type { Locale } from '@foyer/modal-core'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { pageLocale } from './pageLocale.ts'

afterEach(() => {
  document.documentElement.lang = ''
  vi.restoreAllMocks()
})

test.each([
  ['ja', ['ru'], 'ja'],
  ['', ['fr-FR', 'zh-Hant', 'ru'], 'zh-TW'],
  ['pt-BR', ['ko-KR', 'en'], 'ko'],
  ['zh-HK', [], 'zh-TW'],
  ['zh-Hans-HK', [], 'zh-CN'],
  ['ZH', ['en'], 'zh-CN'],
  ['constructor', ['fr'], 'en'],
])('a page in "%s" for a visitor of %j gets %s', (lang, languages, locale) => {
  document.documentElement.lang = lang
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(pageLocale()).toBe(locale)
})

const languages = [{ code: 'fr' }, { code: 'pt-BR' }, { code: 'fr-CH' }, { code: 'PT-PT' }] as const

test.each([
  ['', ['fr-CA', 'en'], 'fr'],
  ['', ['fr-CH'], 'fr-CH'],
  ['', ['fr-CH-1996'], 'fr-CH'],
  ['', ['pt'], 'pt-BR'],
  ['', ['pt-AO', 'fr'], 'pt-BR'],
  ['', ['pt-pt'], 'PT-PT'],
  ['PT-br', ['fr'], 'pt-BR'],
  ['pt_BR', ['fr'], 'pt-BR'],
  ['', ['de', 'ja', 'fr'], 'ja'],
  ['', ['de', 'fr', 'ja'], 'fr'],
  ['', ['frr', 'f', 'en'], 'en'],
  ['zh-HK', ['fr'], 'zh-TW'],
  ['en', ['fr'], 'en'],
])('with languages of its own, a page in "%s" for a visitor of %j gets %s', (lang, visitor, locale) => {
  document.documentElement.lang = lang
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(visitor)
  expect(pageLocale({ languages })).toBe(locale)
})

test('is of the type of the codes that it may return', () => {
  expectTypeOf(pageLocale()).toEqualTypeOf<Locale>()
  expectTypeOf(pageLocale({ languages })).toEqualTypeOf<Locale | 'fr' | 'pt-BR' | 'fr-CH' | 'PT-PT'>()
})

test('is English on a server', () => {
  vi.stubGlobal('document', undefined)
  expect(pageLocale()).toBe('en')
  vi.unstubAllGlobals()
})
