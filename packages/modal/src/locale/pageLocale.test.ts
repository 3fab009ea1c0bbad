// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
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

test('is English on a server', () => {
  vi.stubGlobal('document', undefined)
  expect(pageLocale()).toBe('en')
  vi.unstubAllGlobals()
})
