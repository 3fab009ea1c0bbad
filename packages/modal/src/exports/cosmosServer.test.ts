import { expect, test } from 'vitest'
import * as entry from './cosmosServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "cosmos",
    ]
  `)
})
