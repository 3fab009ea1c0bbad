import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const LAZY = /import\('(\.[^']*\/fy-[^']+)'\)/g

/** A view, and the base of a list that it extends, which imports what all such lists need. */
function readView(file: string): string {
  const text = readFileSync(file, 'utf8')
  const base = /from '(\.\.\/\w+SelectView\.ts)'/.exec(text)?.[1]
  return base === undefined ? text : text + readView(join(dirname(file), base))
}

test('imports the modal from every lazy chunk, so that their shared code gets no chunk of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('.stories.'))
    .map((file) => join(SOURCES, file))
  const lazy = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LAZY)].map(([, path = '']) => join(dirname(file), path)),
  )
  expect(lazy.length).toBeGreaterThan(16)
  const alone = lazy.filter((file) => !/^import '[./]+\/exports\/modal\.ts'$/m.test(readView(file)))
  expect(alone).toEqual([])
})

test('imports the account from the views that it leads to, so that their shared code comes with its chunk', () => {
  const files = readdirSync(join(SOURCES, 'views'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /fy-wallet-(send|receive)[a-z-]*-view\.ts$/.test(file),
  )
  expect(files).toHaveLength(5)
  for (const file of files)
    expect(readView(join(SOURCES, 'views', file))).toMatch(/^import '\.+\/account\/fy-account-view\.ts'$/m)
})
