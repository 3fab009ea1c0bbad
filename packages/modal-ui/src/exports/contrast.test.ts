import { expect, test } from 'vitest'
import * as entry from './contrast.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "findFaintTexts",
    ]
  `)
})
