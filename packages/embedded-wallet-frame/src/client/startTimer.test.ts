import { beforeEach, expect, test, vi } from 'vitest'
import { startTimer } from './startTimer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('runs after its time, and not when it was stopped', () => {
  const [run, stopped] = [vi.fn(), vi.fn()]
  startTimer(run, 5_000)
  startTimer(stopped, 5_000)()
  vi.advanceTimersByTime(4_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(stopped).not.toHaveBeenCalled()
})

test('of a page that has slept runs a second after it wakes, so that an answer which has come meanwhile stops it', () => {
  const [run, stopped] = [vi.fn(), vi.fn()]
  startTimer(run, 5_000)
  const stop = startTimer(stopped, 5_000)
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(5_000)
  expect(run).not.toHaveBeenCalled()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})
