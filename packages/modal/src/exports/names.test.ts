import { expect, test } from 'vitest'
import * as entry from './names.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "names",
      "FetchNamesError",
      "FetchSuggestionsError",
      "InvalidChainIdError",
      "InvalidNameError",
      "RegisterNameError",
      "ResolveNameError",
      "SignerNotFoundError",
    ]
  `)
})
