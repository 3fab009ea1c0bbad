import { LOCALES } from '@foyer/wallet-api'
import { describe, expect, test } from 'vitest'
import { en as home } from '../home/locales/en.ts'
import { loadHomeTexts } from '../home/locales/loadHomeTexts.ts'
import { en } from './en.ts'
import { loadTexts } from './loadTexts.ts'

/** Each text by its path, functions filled in with what they name. */
function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value === 'function') return { [path]: value('FIRST', 'SECOND') }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, each]) => flatten(each, `${path}.${key}`)),
  )
}

describe.each([
  ['the approval', loadTexts, en],
  ['the user’s page', loadHomeTexts, home],
] as const)('%s', (_, load, en) => {
  const english = flatten(en)

  test.each(LOCALES)('%s has every text, and names what English names', async (locale) => {
    const { code, ...texts } = await load(locale)
    expect(code).toBe(locale)
    const translated = flatten(texts)
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
    for (const [path, text] of Object.entries(translated)) {
      expect(text.trim(), path).toBe(text)
      expect(text, path).not.toBe('')
      for (const name of ['FIRST', 'SECOND'])
        expect(text.includes(name), path).toBe(english[path]?.includes(name))
    }
  })

  test.each(['la', '', 'constructor', 'zh'])('English stands in for %j', async (locale) => {
    expect(await load(locale)).toEqual({ ...en, code: 'en' })
  })
})
