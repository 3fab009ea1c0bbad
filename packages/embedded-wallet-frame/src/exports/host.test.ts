import { expect, test } from 'vitest'
import * as entry from './host.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createHost",
      "createPolicy",
      "ReplyError",
    ]
  `)
})
