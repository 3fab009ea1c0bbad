import { expect, test } from 'vitest'
import * as entry from './embeddedServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "IdentityOptionError",
      "IdentityTokenError",
      "verifyIdentityToken",
    ]
  `)
})
