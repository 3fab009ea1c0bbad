import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadStory } from '../features/story/loadStory.ts'
import { findTextProblems } from '../i18n/findTextProblems.ts'
import { findUnusedTexts } from '../i18n/findUnusedTexts.ts'
import { loadMessages } from '../i18n/loadMessages.ts'
import { type Locale, locales } from '../i18n/locale.ts'
import { en } from './en.ts'
import { en as storyEn } from './story/en.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const OTHERS = Object.keys(locales).filter((locale) => locale !== 'en') as Locale[]

test.each([
  ['the page', en, loadMessages],
  ['the story below it', storyEn, async (locale: Locale) => (await loadStory(locale)).texts],
])('has complete, translated and short texts of %s in all nine languages', async (_, english, load) => {
  const translations = await Promise.all(
    OTHERS.map(async (locale) => [locale, flatten(await load(locale))] as const),
  )
  expect(findTextProblems({ english: flatten(english), translations: new Map(translations) })).toEqual([])
})

test('has no text that the page does not use', () => {
  expect(findUnusedTexts(flatten(en).keys(), readSource())).toEqual([])
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
