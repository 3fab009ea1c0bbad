import { expect, test } from 'vitest'
import { listSources, read } from './workspace.ts'

/** An object literal that is spread where its properties could stand themselves. A rest type, `...{ … }[]`, is none. */
const SPREAD_LITERAL = /\.\.\.\{\s*[^}\s][^}]*\}(?!\[)/g

const files = listSources()

test('no object literal is spread into another', () => {
  const found = files.flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(SPREAD_LITERAL)].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
    )
  })
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
