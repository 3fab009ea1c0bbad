import { expect, test } from 'vitest'
import * as entry from './siwxServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createSiwxServer",
      "evm",
      "memoryStore",
      "Refusal",
      "redisStore",
      "SignedOutError",
      "SiweOptionError",
      "siweTables",
      "sqlStore",
      "toNodeHandler",
    ]
  `)
})
