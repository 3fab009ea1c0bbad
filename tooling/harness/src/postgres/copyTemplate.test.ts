import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTemplate } from './copyTemplate.ts'

/** Copies a template of a PGlite that leaves half a directory behind and fails, this many times. */
async function setup(failures: number) {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-template-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const templates = join(parent, 'templates')
  let starts = 0
  const pglite = {
    async create(path: string) {
      starts += 1
      await mkdir(path)
      await writeFile(join(path, starts > failures ? 'whole' : 'half'), '')
      if (starts <= failures) throw new Error('PGlite failed to initialize properly')
      return { close: async () => {} }
    },
  }
  const directory = join(parent, 'copy')
  const copy = () => copyTemplate({ pglite, version: '1', directory, templates })
  return { copy, directory, templates, countStarts: () => starts }
}

test('starts PGlite once more, in a fresh folder, when it fails', async () => {
  const { copy, directory, templates, countStarts } = await setup(1)
  await copy()
  expect(countStarts()).toBe(2)
  expect(await readdir(directory)).toEqual(['postgresql.conf', 'whole'])
  expect(await readFile(join(directory, 'postgresql.conf'), 'utf8')).toBe("shared_buffers = '4MB'\n")
  expect(await readdir(templates)).toEqual(['1'])
})

test('says what to do when PGlite fails twice, and leaves nothing behind', async () => {
  const { copy, templates, countStarts } = await setup(2)
  await expect(copy()).rejects.toThrow(
    'PGlite failed to make a database twice. Stop other programs, or run fewer tests at once, then start again.',
  )
  expect(countStarts()).toBe(2)
  expect(await readdir(templates)).toEqual([])
})
