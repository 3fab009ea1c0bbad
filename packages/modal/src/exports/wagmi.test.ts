import { expect, test } from 'vitest'
import * as entry from './wagmi.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "areCallsRefused",
      "ignoreMalformedAnnouncements",
      "switchChain",
      "wagmiAdapter",
    ]
  `)
})
