import { expect, test } from 'vitest'
import * as entry from './client.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createFrame",
      "createLoginStore",
      "createProvider",
      "FrameAbortedError",
      "FrameError",
      "FrameLoadError",
      "FrameReplyError",
      "FrameTimeoutError",
      "ProviderRpcError",
      "SecureSiteError",
      "TIMEOUTS",
      "toProviderError",
    ]
  `)
})
