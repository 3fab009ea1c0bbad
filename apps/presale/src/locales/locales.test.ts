import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findTextProblems } from '../i18n/findTextProblems.ts'
import { loadMessages } from '../i18n/loadMessages.ts'
import { type Locale, locales } from '../i18n/locale.ts'
import { en } from './en.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

test('the texts of all nine languages are complete, translated, used and short enough', async () => {
  const others = Object.keys(locales).filter((locale) => locale !== 'en') as Exclude<Locale, 'en'>[]
  const translations = await Promise.all(
    others.map(async (locale) => [locale, flatten(await loadMessages(locale))] as const),
  )
  expect(
    findTextProblems({
      english: flatten(en),
      translations: new Map(translations),
      source: readSource(),
    }),
  ).toEqual([])
})

function readSource() {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: SOURCE,
    exclude: (name) => name === 'locales' || name.includes('.test.'),
  })
  return files.map((file) => readFileSync(SOURCE + file, 'utf8')).join('\n')
}

function flatten(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}
