import { expect, test } from 'vitest'
import * as entry from './siweServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createSiweServer",
      "isSignedBy",
      "memoryStore",
      "Refusal",
      "redisStore",
      "SignedOutError",
      "SiweOptionError",
      "siweTables",
      "sqlStore",
      "toNodeHandler",
      "verifySiwe",
    ]
  `)
})
