import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles } from './hashFiles.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-hash-'))
  await mkdir(join(directory, 'src/generated'), { recursive: true })
  await writeFile(join(directory, 'src/generated/abis.ts'), 'one')
})
afterEach(() => rm(directory, { recursive: true }))

test('returns another hash for a file that changed', async () => {
  const before = await hashFiles(directory)
  await writeFile(join(directory, 'src/generated/abis.ts'), 'two')
  const after = await hashFiles(directory)
  expect([...before.keys()]).toEqual(['src/generated/abis.ts'])
  expect(after.get('src/generated/abis.ts')).not.toBe(before.get('src/generated/abis.ts'))
})

test('leaves build output and dependencies out', async () => {
  for (const name of ['node_modules', 'dist', 'artifacts', 'cache']) {
    await mkdir(join(directory, name, 'deep'), { recursive: true })
    await writeFile(join(directory, name, 'deep/file'), '')
  }
  expect([...(await hashFiles(directory)).keys()]).toEqual(['src/generated/abis.ts'])
})
