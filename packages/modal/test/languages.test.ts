import { BUDGETS } from '@foyer/harness/budgets'
import { IS_FULL } from '@foyer/harness/full'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle, bundleEvm, type Page } from './bundleAdapters.ts'

const KIB = 1024

const LANGUAGES = [
  { code: 'es', name: 'es' },
  { code: 'pt-BR', name: 'ptBR' },
  { code: 'fr', name: 'fr' },
  { code: 'de', name: 'de' },
  { code: 'tr', name: 'tr' },
  { code: 'ar', name: 'ar' },
]
const folderOf = (code: string) => new RegExp(`/locales/${code}/`)

let without: Page
/** A page with all of them. */
let withAll: Page
beforeAll(async () => {
  without = await bundleEvm()
  withAll = await bundle(['eip1193'], LANGUAGES)
})

test('a page has nothing of a language that it does not import', () => {
  for (const { code } of LANGUAGES)
    expect(without.all.filter((path) => folderOf(code).test(path))).toEqual([])
})

test('a page starts with none of the texts of a language that needs no import', () => {
  expect(without.sources.filter((path) => /\/locales\/[\w-]+\//.test(path))).toEqual([])
})

describe.each(LANGUAGES)('$code', ({ code, name }) => {
  test('adds its words of buttons to the start of a page, and keeps to its budget in a visit', async () => {
    // A page for each language in `test:full`. The page with all of them tells the chunks of each, and the mean of their starts.
    const page = IS_FULL ? await bundle(['eip1193'], [{ code, name }]) : withAll
    const start = (page.start - without.start) / (IS_FULL ? 1 : LANGUAGES.length)
    expect(start).toBeLessThanOrEqual(BUDGETS.languageStart * KIB)
    expect(page.sources.filter((path) => folderOf(code).test(path))).toEqual([
      expect.stringContaining('/language.ts'),
    ])
    // Connecting with whatever wallet, signing in and looking at the account.
    const chunks = ['groups', 'steps', 'account'].map((group) => page.chunkOf(`/locales/${code}/${group}.ts`))
    expect(start + chunks.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(
      BUDGETS.languageVisit * KIB,
    )
  })
})
