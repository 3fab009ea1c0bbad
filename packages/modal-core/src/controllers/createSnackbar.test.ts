import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSnackbar } from './createSnackbar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (tone: string, message: string) => ({ status: 'shown', tone, message })

test('starts hidden', () => {
  expect(createSnackbar().state.current).toEqual({ status: 'hidden' })
})

test('hides a message after 4 s', () => {
  const { state, show } = createSnackbar()
  show('success', 'addressCopied')
  vi.advanceTimersByTime(3999)
  expect(state.current).toEqual(shown('success', 'addressCopied'))
  vi.advanceTimersByTime(1)
  expect(state.current).toEqual({ status: 'hidden' })
})

test('replaces an older message with a newer one and restarts the timer', () => {
  const { state, show } = createSnackbar()
  show('success', 'addressCopied')
  vi.advanceTimersByTime(3000)
  show('error', 'copyFailed')
  vi.advanceTimersByTime(3999)
  expect(state.current).toEqual(shown('error', 'copyFailed'))
})

test('keeps a loading message until it is hidden', () => {
  const { state, show, hide } = createSnackbar()
  show('loading', 'addressCopied')
  vi.advanceTimersByTime(60_000)
  expect(state.current).toEqual(shown('loading', 'addressCopied'))
  hide()
  expect(state.current).toEqual({ status: 'hidden' })
})
