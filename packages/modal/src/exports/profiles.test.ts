import { expect, test } from 'vitest'
import * as entry from './profiles.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "profiles",
    ]
  `)
})
