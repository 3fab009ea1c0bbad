import { expect, test } from 'vitest'
import * as entry from './assets.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "assets",
    ]
  `)
})
