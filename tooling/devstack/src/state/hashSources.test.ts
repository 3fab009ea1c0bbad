import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hashSources } from './hashSources.ts'

let repository: string
const write = async (path: string, content: string) => {
  await mkdir(dirname(join(repository, path)), { recursive: true })
  await writeFile(join(repository, path), content)
}
const hash = (options?: unknown) =>
  hashSources({ packages: ['site'], files: ['tooling/build.ts'], options, repository })

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'foyer-sources-'))
  onTestFinished(() => rm(repository, { recursive: true }))
  const dependencies = { kit: 'workspace:*', zod: '4.0.0' }
  await write('apps/site/package.json', JSON.stringify({ name: 'site', dependencies }))
  await write('apps/site/src/main.ts', '1')
  await write('packages/kit/package.json', JSON.stringify({ name: 'kit' }))
  await write('packages/kit/src/index.ts', '1')
  await write('packages/other/package.json', JSON.stringify({ name: 'other' }))
  await write('tooling/build.ts', '1')
  await write('pnpm-lock.yaml', '1')
})

test.each([
  ['a source', 'apps/site/src/main.ts'],
  ['a source of what it depends on', 'packages/kit/src/index.ts'],
  ['a new source', 'packages/kit/src/more.ts'],
  ['a named file', 'tooling/build.ts'],
  ['the version of a dependency', 'pnpm-lock.yaml'],
])('changes with %s', async (_, path) => {
  const before = hash()
  await write(path, '2')
  expect(hash()).not.toBe(before)
})

test.each([
  ['a test', 'apps/site/src/main.test.ts'],
  ['a text', 'apps/site/README.md'],
  ['what is built', 'apps/site/dist/main.js'],
  ['a package that it does not need', 'packages/other/src/index.ts'],
])('stays with %s', async (_, path) => {
  const before = hash()
  await write(path, '2')
  expect(hash()).toBe(before)
})

test('changes with the options, and when content moves from one file to another', async () => {
  expect(hash({ market: true })).not.toBe(hash({ market: false }))
  await write('apps/site/src/a.ts', 'xy')
  await write('apps/site/src/b.ts', '')
  const before = hash()
  await write('apps/site/src/a.ts', 'x')
  await write('apps/site/src/b.ts', 'y')
  expect(hash()).not.toBe(before)
})

test('names a package that is not there', () => {
  expect(() => hashSources({ packages: ['sight'], repository })).toThrow(
    'No package of the workspace is called "sight".',
  )
})
