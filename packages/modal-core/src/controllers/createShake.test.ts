import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShake } from './createShake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shakes for 500 ms', () => {
  const { state, start } = createShake()
  expect(state.active).toBe(false)
  start()
  vi.advanceTimersByTime(499)
  expect(state.active).toBe(true)
  vi.advanceTimersByTime(1)
  expect(state.active).toBe(false)
})

test('restarts the timer when it is started again', () => {
  const { state, start } = createShake()
  start()
  vi.advanceTimersByTime(400)
  start()
  vi.advanceTimersByTime(400)
  expect(state.active).toBe(true)
})

test('stops immediately when stopped', () => {
  const { state, start, stop } = createShake()
  start()
  stop()
  expect(state.active).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
