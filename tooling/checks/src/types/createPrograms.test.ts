import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPrograms } from './createPrograms.ts'

async function createDirectory(configs: Record<string, unknown>) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-programs-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [path, config] of Object.entries(configs)) {
    mkdirSync(join(directory, path))
    writeFileSync(join(directory, path, 'tsconfig.json'), JSON.stringify(config))
  }
  return directory
}

const node = { extends: '@foyer/tsconfig/node.json' }

test('checks packages with the same options in one program', async () => {
  const directory = await createDirectory({
    a: { ...node, include: ['src'] },
    b: { ...node, compilerOptions: { jsx: 'react-jsx' }, include: ['src', 'test'] },
    c: { ...node, compilerOptions: { types: ['node', 'vite/client'] }, include: ['src'] },
    d: { extends: '@foyer/tsconfig/base.json', include: ['src'] },
  })
  const programs = createPrograms({ paths: ['a', 'b', 'c', 'd'], directory })
  expect(programs.map(({ include }) => include)).toEqual([
    [join(directory, 'a/src'), join(directory, 'b/src'), join(directory, 'b/test')],
    [join(directory, 'c/src')],
    [join(directory, 'd/src')],
  ])
  expect(programs[1]?.compilerOptions).toEqual({ types: ['node', 'vite/client'], jsx: 'react-jsx' })
})

test('refuses a configuration that leaves out files, which a program of many packages would check', async () => {
  const directory = await createDirectory({ a: { ...node, include: ['src'], exclude: ['src/test'] } })
  expect(() => createPrograms({ paths: ['a'], directory })).toThrow(/exclude/)
})
