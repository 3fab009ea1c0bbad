import { expect, test } from 'vitest'
import * as entry from './solanaKit.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "kitSigner",
    ]
  `)
})
