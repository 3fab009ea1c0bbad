import { expect, test } from 'vitest'
import * as paymaster from './paymaster.ts'

test('exports', () => {
  expect(Object.keys(paymaster).sort()).toEqual(['sendTransaction', 'transactions'])
})
