import { expect, test } from 'vitest'
import * as entry from './activity.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "activity",
      "activityGroups",
    ]
  `)
})
