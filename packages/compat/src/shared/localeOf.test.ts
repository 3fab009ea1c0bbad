import { expect, test, vi } from 'vitest'
import { loadLanguage } from './loadLanguage.ts'
import { localeOf } from './localeOf.ts'

test.each([
  [undefined, 'en'],
  ['en-US', 'en'],
  ['ja-JP', 'ja'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['de', undefined],
  ['hi-IN', undefined],
])('%s is %s of the languages that need no import', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})

test.each([
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['ar-AR', 'ar'],
])('loads %s as %s', async (tag, code) => {
  const { locale, languages } = await loadLanguage(tag)
  expect(locale).toBe(code)
  expect(languages?.map((language) => language.code)).toEqual([code])
})

test('names a language without a counterpart once, and is English', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await loadLanguage('uk-UA')).toEqual({ locale: 'en' })
  expect(await loadLanguage('constructor')).toEqual({ locale: 'en' })
  await loadLanguage('uk-UA')
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('uk-UA'),
    expect.stringContaining('constructor'),
  ])
})
