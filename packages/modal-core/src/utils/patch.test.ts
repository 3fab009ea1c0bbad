import { expect, test } from 'vitest'
import { patch } from './patch.ts'

test('assigns properties of the target, and takes no others', () => {
  const state: { status: 'idle' | 'ready'; error: string | undefined } = { status: 'idle', error: 'no' }
  expect(patch(state, { status: 'ready', error: undefined })).toBe(state)
  expect(state).toEqual({ status: 'ready', error: undefined })
  // @ts-expect-error the state has no such property
  patch(state, { statuss: 'ready' })
  // @ts-expect-error the property has no such value
  patch(state, { status: 'unknown' })
})
