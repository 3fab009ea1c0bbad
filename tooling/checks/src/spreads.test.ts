import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from './workspace.ts'

/** An object literal that is spread where its properties could stand themselves. A rest type, `...{ … }[]`, is none. */
const SPREAD_LITERAL = /\.\.\.\{\s*[^}\s][^}]*\}(?!\[)/g

const files = globSync('{apps,packages,tooling}/*/*/**/*.{ts,tsx}', {
  cwd: REPOSITORY,
  exclude: (name) => ['dist', 'generated', 'node_modules'].includes(name.split('/').at(-1) ?? ''),
})

test('no object literal is spread into another', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(REPOSITORY, file), 'utf8')
    return [...text.matchAll(SPREAD_LITERAL)].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
    )
  })
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
