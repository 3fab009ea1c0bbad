import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '@foyer/modal-ui/button'
import { describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }

const CODES = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'))
  .sort()

test('are all entries of the package', () => {
  expect(CODES).toEqual(['ar', 'de', 'es', 'fr', 'pt-BR', 'tr'])
  const entries = Object.keys(manifest.exports).filter((path) => path.startsWith('./locales/'))
  expect(entries.sort()).toEqual(CODES.map((code) => `./locales/${code}`))
})

describe.each(CODES)('%s', (code) => {
  test('is one value, named like its code', async () => {
    const entry: Record<string, Language> = await import(`./${code}.ts`)
    const name = code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(Object.keys(entry)).toEqual([name])
    expect(entry[name]).toMatchObject({ code, dir: code === 'ar' ? 'rtl' : 'ltr', isWhole: true })
  })
})
