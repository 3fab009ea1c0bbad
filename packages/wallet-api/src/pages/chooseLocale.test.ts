import { expect, test } from 'vitest'
import { chooseLocale } from './chooseLocale.ts'

test.each([
  ['zh-HK,en;q=0.8', '', 'zh-TW'],
  ['zh-Hant-TW', '', 'zh-TW'],
  ['zh', '', 'zh-CN'],
  ['pt-BR, vi-VN;q=0.9, en;q=0.8', '', 'vi'],
  ['ja', 'zh-TW', 'zh-TW'],
  ['ja', 'xx', 'ja'],
  ['', '', 'en'],
])('%j, where %j is asked for, is read as %s', (accepted, asked, locale) => {
  expect(chooseLocale(accepted, asked)).toBe(locale)
})
