import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const packages = join(import.meta.dirname, '../..')

/** A copy of what the command reads and writes, and the command on it. */
async function setup() {
  const copy = await mkdtemp(join(tmpdir(), 'locale-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const path of [
    'modal-ui/package.json',
    'modal/package.json',
    'modal-ui/src/locales/languages.ts',
    'modal-ui/src/locales/en',
  ])
    await cp(join(packages, path), join(copy, path), { recursive: true })
  await mkdir(join(copy, 'modal/src/exports'), { recursive: true })
  const script = join(import.meta.dirname, 'createLocale.ts')
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      '--conditions=@foyer/source',
      script,
      ...words,
      '--packages',
      copy,
    ])
  const read = (path: string) => readFile(join(copy, path), 'utf8')
  return { copy, run, read }
}

test('writes a folder of typed texts, and enters the language in the list and in both packages', async () => {
  const { copy, run, read } = await setup()
  await run('sr-Latn', '--dir', 'ltr')
  const english = await readdir(join(copy, 'modal-ui/src/locales/en'))
  const written = await readdir(join(copy, 'modal-ui/src/locales/sr-Latn'))
  expect(written.sort()).toEqual([...english, 'groups.ts', 'language.ts'].sort())

  const base = await read('modal-ui/src/locales/sr-Latn/base.ts')
  expect(base).toMatch(
    /^import type \{ Strings \} from '\.\.\/en\/base\.ts'\n\nexport const srLatn: Strings = \{\n {2}\$code: 'sr-Latn',\n {2}\$dir: 'ltr',\n/,
  )
  const groups = await read('modal-ui/src/locales/sr-Latn/groups.ts')
  for (const file of english.filter((one) => one !== 'base.ts'))
    expect(groups).toContain(`import('./${file}')`)
  expect(await read('modal-ui/src/locales/sr-Latn/language.ts')).toContain("code: 'sr-Latn' as const")

  const list = await read('modal-ui/src/locales/languages.ts')
  expect(list).toContain("import { srLatn } from './sr-Latn/language.ts'")
  expect(list).toMatch(/languages: readonly Language\[\] = \[.*\bptBR, srLatn, tr\]/)
  expect(await read('modal/src/exports/locales/sr-Latn.ts')).toBe(
    "export { srLatn } from '@foyer/modal-ui/locales/sr-Latn'\n",
  )
  for (const [manifest, source] of [
    ['modal', 'exports/locales/sr-Latn'],
    ['modal-ui', 'locales/sr-Latn/language'],
  ])
    expect(JSON.parse(await read(`${manifest}/package.json`)).exports['./locales/sr-Latn']).toEqual({
      '@foyer/source': `./src/${source}.ts`,
      types: `./dist/${source}.d.ts`,
      default: `./dist/${source}.js`,
    })
})

test('writes a language from right to left', async () => {
  const { run, read } = await setup()
  await run('fa', '--dir', 'rtl')
  expect(await read('modal-ui/src/locales/fa/base.ts')).toContain("$dir: 'rtl'")
  expect(await read('modal-ui/src/locales/fa/language.ts')).toContain("dir: 'rtl'")
})

test.each([
  [['PT-br'], 'Write pt-BR, as BCP 47 does.'],
  [['no_code'], 'Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.'],
  [[], 'Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.'],
  [['../../elsewhere'], 'Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.'],
  [['en'], 'exists.'],
  [['fa', '--dir', 'up'], 'The direction is ltr or rtl.'],
])('refuses %j and writes nothing', async (words, sentence) => {
  const { copy, run } = await setup()
  await expect(run(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
  expect(await readdir(join(copy, 'modal-ui/src/locales'))).toEqual(['en', 'languages.ts'])
})
