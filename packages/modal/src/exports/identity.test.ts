import { expect, test } from 'vitest'
import * as entry from './identity.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "identityOf",
    ]
  `)
})
