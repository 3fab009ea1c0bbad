import { expect, test } from 'vitest'
import * as entry from './locale.ts'

test('exports', () => {
  expect(Object.keys(entry)).toEqual(['pageLocale'])
})
