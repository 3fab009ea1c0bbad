import { expect, test } from 'vitest'
import * as entry from './connectkit.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "ConnectKitButton",
      "ConnectKitProvider",
      "getDefaultConfig",
      "getDefaultConnectors",
      "useChainIsSupported",
      "useChains",
      "useIsMounted",
      "SIWEProvider",
      "Types",
      "useModal",
      "useSIWE",
    ]
  `)
})
