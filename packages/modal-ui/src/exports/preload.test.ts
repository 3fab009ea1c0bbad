import { expect, test } from 'vitest'
import * as entry from './preload.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "preload",
      "preloadInIdle",
      "rest",
    ]
  `)
})
