import { BUDGETS } from '@foyer/harness/budgets'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle, type Page } from './bundleAdapters.ts'

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
beforeAll(async () => {
  without = await bundle(['eip1193'])
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
    const page = await bundle(['eip1193'], [{ code, name }])
    const start = page.start - without.start
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
