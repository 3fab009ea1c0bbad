import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFolderCache } from './createFolderCache.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-cache-'))
  onTestFinished(() => rm(directory, { recursive: true }))
})

const createCache = (limit = 2) => createFolderCache({ name: 'site', limit, directory })

const fill = (text: string) => async (folder: string) => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/index.js'), text)
}

test('finds what was kept under its key, in another process too, and nothing under others', async () => {
  const folder = await createCache().keep('one', fill('1'))
  expect(await readFile(join(folder, 'assets/index.js'), 'utf8')).toBe('1')
  expect(await createCache().find('one')).toBe(folder)
  expect(await createCache().find('two')).toBeUndefined()
})

test('keeps nothing of a folder that could not be made', async () => {
  const cache = createCache()
  const failing = cache.keep('one', async (folder) => {
    await fill('half')(folder)
    throw new Error('The build failed.')
  })
  await expect(failing).rejects.toThrow('The build failed.')
  expect(await cache.find('one')).toBeUndefined()
  expect(await readdir(join(directory, 'site'))).toEqual([])
})

test.each([
  ['changed', (folder: string) => writeFile(join(folder, 'assets/index.js'), '2')],
  ['removed', (folder: string) => rm(join(folder, 'assets/index.js'))],
  ['added', (folder: string) => writeFile(join(folder, 'more.js'), '')],
])('does not find a folder of which a file was %s, and makes it anew', async (_, damage) => {
  const cache = createCache()
  const folder = await cache.keep('one', fill('1'))
  await damage(folder)
  expect(await cache.find('one')).toBeUndefined()
  expect(await cache.keep('one', fill('1'))).toBe(folder)
  expect(await cache.find('one')).toBe(folder)
  expect(await readdir(folder)).not.toContain('more.js')
})

test('leaves a folder alone that another stack has made meanwhile', async () => {
  const [one, other] = await Promise.all([
    createCache().keep('one', fill('1')),
    createCache().keep('one', fill('1')),
  ])
  expect(one).toBe(other)
  expect(await createCache().find('one')).toBe(one)
})

test('keeps as many folders as it may, without the one that was not used for longest', async () => {
  const cache = createCache(2)
  await cache.keep('one', fill('1'))
  await cache.keep('two', fill('2'))
  await cache.find('one')
  await cache.keep('three', fill('3'))
  expect((await readdir(join(directory, 'site'))).toSorted()).toEqual(['one', 'three'])
})
