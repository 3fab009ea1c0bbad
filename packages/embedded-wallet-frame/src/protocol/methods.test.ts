import { expect, test } from 'vitest'
import { APPROVAL_METHODS, isApprovalMethod, isSafeMethod, SAFE_METHODS } from './methods.ts'

test('has the 41 safe methods of the wire and 11 that need approval, and two of ours', () => {
  expect(new Set(SAFE_METHODS).size).toBe(42)
  expect(new Set(APPROVAL_METHODS).size).toBe(12)
})

test.each(SAFE_METHODS)('%s is safe and needs no approval', (method) => {
  expect([isSafeMethod(method), isApprovalMethod(method)]).toEqual([true, false])
})

test.each(APPROVAL_METHODS)('%s needs approval and is not safe', (method) => {
  expect([isSafeMethod(method), isApprovalMethod(method)]).toEqual([false, true])
})
