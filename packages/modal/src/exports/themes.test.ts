import { expect, test } from 'vitest'
import * as entry from './themes.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createTheme",
      "themes",
    ]
  `)
})
