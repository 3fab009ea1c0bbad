import { expect, test } from 'vitest'
import * as entry from './react.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FoyerButton",
      "useFoyer",
      "useFoyerAccount",
      "useFoyerEvents",
      "useFoyerNetwork",
      "useFoyerState",
      "useFoyerTheme",
    ]
  `)
})
