import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { NAME_OF_TEXTS } from './languageTables.ts'
import { MISLEADING, TERMS, UNBROKEN } from './terms.ts'

const find = (pattern: string) => globSync(pattern, { cwd: REPOSITORY }).sort()

/** Texts that have a file for each language: in one folder, or each in the folder of its language. */
const FILES = [
  ...find('{apps,packages}/*/src/**/th.ts').map((path) => `${dirname(path)}/{locale}.ts`),
  ...find('{apps,packages}/*/src/**/locales/th/*.ts')
    .filter((path) => basename(path) !== 'groups.ts')
    .map((path) => path.replace('/th/', '/{locale}/')),
]

const fileOf = (files: string, locale: string) => files.replace('{locale}', locale)

/** The languages that texts are translated to. */
const languagesOf = (files: string) =>
  find(fileOf(files, '*'))
    .map((path) => NAME_OF_TEXTS.exec(path.slice(files.indexOf('{')))?.[1])
    .filter((code): code is string => code !== undefined && code !== 'en')

/** The name of texts in `except`. */
const nameOf = (files: string) => files.replace(/\/?\{locale\}/, '').replace(/\.ts$/, '')

/** The key of a plural's form is that of the text. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Marks of places where a line may end, and where not. */
const HINTS = /[\u200b\u2060]/g

/** The texts of a file by key; those with parameters are functions, or have placeholders. */
async function readTexts(file: string): Promise<[key: string, text: string][]> {
  const exported: Record<string, unknown> = await import(join(REPOSITORY, file))
  return Object.values(exported).flatMap((value) => flatten(value))
}

function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return [[key, String(value('{one}', '{two}'))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(inner, key === '' ? name : `${key}.${name}`),
  )
}

test('finds the texts of the site, of the modal and of the embedded wallet', () => {
  expect(FILES.map(nameOf)).toEqual(
    expect.arrayContaining([
      'apps/presale/src/locales',
      'apps/presale/src/locales/story',
      'apps/wallet-frame/src/home/locales',
      'packages/wallet-api/src/pages/texts',
      'packages/modal-ui/src/locales/account',
      'packages/modal-ui/src/locales/base',
    ]),
  )
})

test('finds the languages of texts', () => {
  expect(languagesOf('apps/wallet-frame/src/locales/{locale}.ts')).toEqual(
    expect.arrayContaining(['id', 'ja', 'ko', 'ru', 'th', 'vi', 'zh-CN', 'zh-TW']),
  )
  expect(languagesOf('packages/modal-ui/src/locales/{locale}/account.ts')).toContain('pt-BR')
})

test.each(FILES)('%s has the words of the glossary', async (files) => {
  const english = new Map(
    (await readTexts(fileOf(files, 'en'))).map(([key, text]) => [key.replace(PLURAL, ''), text]),
  )
  const problems: string[] = []
  for (const locale of languagesOf(files)) {
    for (const [form, written] of await readTexts(fileOf(files, locale))) {
      const text = written.replaceAll(HINTS, '')
      const key = form.replace(PLURAL, '')
      const where = `${nameOf(files)} ${key}`
      for (const [name, term] of Object.entries(TERMS)) {
        const isMeant = term.english.test(english.get(key) ?? '') && !term.except?.includes(where)
        const word = term[locale]
        if (isMeant && !(word instanceof RegExp && word.test(text)))
          problems.push(`${locale}: ${where} lacks "${name}": ${text}`)
      }
      if (MISLEADING[locale]?.test(text)) problems.push(`${locale}: ${where} has a misleading word: ${text}`)
    }
  }
  expect(problems).toEqual([])
})

// Mails are read in other programs, which may draw the joiners.
test.each(FILES.filter((files) => files.includes('/locales')))(
  '%s tears no Thai word apart at the end of a line',
  async (files) => {
    const problems = (await readTexts(fileOf(files, 'th'))).flatMap(([key, text]) =>
      UNBROKEN.filter((word) => text.includes(word)).map((word) => `${key}: write ${withJoiners(word)}`),
    )
    expect(problems).toEqual([])
  },
)

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The word as it is written in the files. */
const withJoiners = (word: string) => [...words.segment(word)].map(({ segment }) => segment).join('\\u2060')
