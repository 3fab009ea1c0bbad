import { expect, test } from 'vitest'
import * as entry from './vue.ts'

test('exports types alone', () => {
  expect(Object.keys(entry)).toEqual([])
})
