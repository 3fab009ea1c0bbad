import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const LAZY = /import\('(\.[^']*\/fy-[^']+)'\)/g

test('imports the modal from every lazy chunk, so that their shared code gets no chunk of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('.stories.'))
    .map((file) => join(SOURCES, file))
  const lazy = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LAZY)].map(([, path = '']) => join(dirname(file), path)),
  )
  expect(lazy.length).toBeGreaterThan(16)
  const alone = lazy.filter(
    (file) => !/^import '[./]+\/exports\/modal\.ts'$/m.test(readFileSync(file, 'utf8')),
  )
  expect(alone).toEqual([])
})
