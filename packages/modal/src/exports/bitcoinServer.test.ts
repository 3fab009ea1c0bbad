import { expect, test } from 'vitest'
import * as entry from './bitcoinServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "bitcoin",
    ]
  `)
})
