import { expect, test } from 'vitest'
import * as entry from './walletconnect.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "RelayError",
      "walletConnect",
    ]
  `)
})
