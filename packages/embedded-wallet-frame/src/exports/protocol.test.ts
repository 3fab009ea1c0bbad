import { expect, test } from 'vitest'
import * as entry from './protocol.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "isWithinLimits",
      "MAX_BYTES",
      "MAX_DEPTH",
      "APPROVAL_METHODS",
      "isApprovalMethod",
      "isSafeMethod",
      "REFUSED_METHODS",
      "SAFE_METHODS",
      "REQUEST_NAMES",
      "parseEvent",
      "parseRequest",
      "parseRpcParams",
      "parseRpcResult",
      "ABORTED",
      "FAILED",
      "NOT_ALLOWED",
      "REJECTED",
      "STILL_WAITING",
      "UNREADABLE",
      "toError",
      "toReady",
      "toRequest",
      "toSuccess",
    ]
  `)
})
