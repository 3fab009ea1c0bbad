import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { findTextsToTranslate } from './findTextsToTranslate.ts'
import { PLACES, SURFACES } from './places.ts'

/** The modal's languages have rules of their own, and styles name fonts for some. */
const ELSEWHERE = /^apps\/(docs|playground)\/|\.test\.tsx?$|\.css$|\/(node_modules|dist|generated)\//

test.each(SURFACES)(
  'each place of the %s has each of its languages, and no text is English still',
  async (one) => {
    expect(await findTextsToTranslate(REPOSITORY, one)).toEqual([])
  },
)

test('lists every file that has something for each language', async () => {
  const known: readonly string[] = Object.values(PLACES).flat()
  const folders = '{apps/*,packages/presale-operator,packages/wallet-api}/{cli,deploy,public,server,src,vite}'
  const files = globSync(`${folders}/**/*`, { cwd: REPOSITORY, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(REPOSITORY.length))
    .filter((path) => !ELSEWHERE.test(path))
  const found: string[] = []
  for (const path of files) {
    const source = await readFile(join(REPOSITORY, path), 'utf8')
    if (/\bzh-TW\b/.test(source) && /\bru\b/.test(source)) found.push(path)
  }
  expect(found.toSorted()).toEqual(known.filter((path) => !path.endsWith('/')).toSorted())
  const texts = globSync('{apps/*,packages/presale-operator,packages/wallet-api}/**/src/**/ru.ts', {
    cwd: REPOSITORY,
    exclude: (name) => name === 'node_modules',
  })
  expect(texts.map((path) => path.replace('ru.ts', '')).toSorted()).toEqual(
    known.filter((path) => path.endsWith('/')).toSorted(),
  )
})
