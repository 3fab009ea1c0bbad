import { expect, test } from 'vitest'
import * as entry from './send.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "AccountChangedError",
      "EstimateGasError",
      "InvalidTransactionHashError",
      "ResolveNameError",
      "SendTransactionError",
      "parseAmount",
      "writeAmount",
      "send",
    ]
  `)
})
