import { expect, test } from 'vitest'
import * as entry from './styles.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "providerNames",
      "base",
      "codeCells",
      "controls",
      "brandPaths",
      "hueOf",
      "modalTokens",
      "tokens",
    ]
  `)
})
