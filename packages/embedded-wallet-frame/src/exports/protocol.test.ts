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
      "SOCIAL_PROVIDERS",
      "parseRpcParams",
      "parseRpcResult",
      "ABORTED",
      "EXPIRED_CODE",
      "EXPIRED_LINK",
      "FAILED",
      "LINK_REJECTED",
      "NOT_ALLOWED",
      "NOT_ATOMIC",
      "NOT_LOADED",
      "RECOVERY_UNAVAILABLE",
      "REJECTED",
      "SESSION_ENDED",
      "SOCIAL_FAILED",
      "SOCIAL_UNAVAILABLE",
      "STILL_WAITING",
      "TOO_MANY_CALLS",
      "TOO_MANY_TRIES",
      "tryAgainAfter",
      "UNKNOWN_CALLS",
      "UNKNOWN_CAPABILITY",
      "UNREADABLE",
      "WRONG_CODE",
      "toError",
      "toReady",
      "toRequest",
      "toSuccess",
    ]
  `)
})
