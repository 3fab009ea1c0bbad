import { expect, test } from 'vitest'
import * as entry from './solana.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "solanaAdapter",
    ]
  `)
})
