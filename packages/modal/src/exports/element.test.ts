import { expect, test } from 'vitest'
import * as entry from './element.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FyModal",
    ]
  `)
})
