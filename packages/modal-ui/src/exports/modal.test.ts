import { expect, test } from 'vitest'
import * as entry from './modal.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FyModal",
      "elementOf",
      "prepareOpen",
      "loadView",
    ]
  `)
})
