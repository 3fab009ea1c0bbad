import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { MISLEADING, TERMS, UNBROKEN } from './terms.ts'

const LOCALES = ['zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru'] as const

/** The folders with a file of texts for each language. */
const FOLDERS = globSync('{apps,packages}/*/src/**/th.ts', { cwd: REPOSITORY }).map(dirname).sort()

/** The key of a plural's form is that of the text. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Where a line may end, and where not. */
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
  expect(FOLDERS).toEqual(
    expect.arrayContaining([
      'apps/presale/src/locales',
      'apps/presale/src/locales/story',
      'apps/wallet-frame/src/home/locales',
      'apps/wallet-server/src/shared/texts',
      'packages/modal-ui/src/locales',
      'packages/modal-ui/src/locales/account',
    ]),
  )
})

test.each(FOLDERS)('%s has the words of the glossary', async (folder) => {
  const english = new Map(
    (await readTexts(`${folder}/en.ts`)).map(([key, text]) => [key.replace(PLURAL, ''), text]),
  )
  const problems: string[] = []
  for (const locale of LOCALES) {
    for (const [form, written] of await readTexts(`${folder}/${locale}.ts`)) {
      const text = written.replaceAll(HINTS, '')
      const key = form.replace(PLURAL, '')
      const where = `${folder} ${key}`
      for (const [name, term] of Object.entries(TERMS)) {
        const isMeant = term.english.test(english.get(key) ?? '') && !term.except?.includes(where)
        if (isMeant && !term[locale].test(text)) problems.push(`${locale}: ${where} lacks "${name}": ${text}`)
      }
      if (MISLEADING[locale]?.test(text)) problems.push(`${locale}: ${where} has a misleading word: ${text}`)
    }
  }
  expect(problems).toEqual([])
})

// Mails are read in other programs, which may draw the joiners.
test.each(FOLDERS.filter((folder) => folder.includes('/locales')))(
  '%s tears no Thai word apart at the end of a line',
  async (folder) => {
    const problems = (await readTexts(`${folder}/th.ts`)).flatMap(([key, text]) =>
      UNBROKEN.filter((word) => text.includes(word)).map((word) => `${key}: write ${withJoiners(word)}`),
    )
    expect(problems).toEqual([])
  },
)

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The word as it is written in the files. */
const withJoiners = (word: string) => [...words.segment(word)].map(({ segment }) => segment).join('\\u2060')
