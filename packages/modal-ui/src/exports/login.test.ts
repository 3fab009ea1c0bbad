import { expect, test } from 'vitest'
import * as entry from './login.ts'

test('exports', () => {
  expect(Object.keys(entry)).toEqual(['FyAccountLogin'])
})
