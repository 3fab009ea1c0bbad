import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeFileAtomic } from './writeFileAtomic.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-'))
})

test('writes a new file, and its folder if need be', async () => {
  await writeFileAtomic(join(folder, 'a/b.json'), '{}')
  expect(await readFile(join(folder, 'a/b.json'), 'utf8')).toBe('{}')
  expect(await readdir(join(folder, 'a'))).toEqual(['b.json'])
})

test('replaces a file as a whole', async () => {
  const path = join(folder, 'state.json')
  await writeFile(path, 'a long old content')
  await writeFileAtomic(path, 'new')
  expect(await readFile(path, 'utf8')).toBe('new')
})

test('leaves nothing behind when it fails', async () => {
  const path = join(folder, 'taken')
  await mkdir(path)
  await expect(writeFileAtomic(path, 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})
