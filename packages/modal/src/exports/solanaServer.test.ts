import { expect, test } from 'vitest'
import * as entry from './solanaServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "solana",
    ]
  `)
})
