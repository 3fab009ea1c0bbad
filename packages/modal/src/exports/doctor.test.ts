import { expect, test } from 'vitest'
import * as entry from './doctor.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatDiagnosis",
      "FyDoctor",
    ]
  `)
})
