import { expect, test, vi } from 'vitest'
import { createStuckCheck } from './createStuckCheck.ts'

const answer = () => Promise.resolve()
const fail = () => Promise.reject(new Error('timeout'))

/** Asks as a supervisor does, until something is told or the time is over. */
async function watch(parameters: { ask: () => Promise<void>; askApart: () => Promise<void> }) {
  const isStuck = createStuckCheck({ ...parameters, afterMs: 50 })
  const end = performance.now() + 300
  while (performance.now() < end) {
    if (isStuck()) return true
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return false
}

test.each([
  ['no connection of its own answers, and the database does', fail, answer, true],
  ['the database is away', fail, fail, false],
  ['all is well', answer, answer, false],
])('tells a stuck process when %s', async (_, ask, askApart, expected) => {
  expect(await watch({ ask, askApart })).toBe(expected)
})

test('forgets a failure that has passed', async () => {
  let isFailing = true
  const isStuck = createStuckCheck({
    ask: () => (isFailing ? fail() : answer()),
    askApart: answer,
    afterMs: 20,
  })
  await vi.waitFor(() => expect(isStuck()).toBe(true))
  isFailing = false
  await vi.waitFor(() => expect(isStuck()).toBe(false))
})

test('has one question open at a time', () => {
  const ask = vi.fn(() => new Promise<void>(() => {}))
  const isStuck = createStuckCheck({ ask, askApart: answer })
  for (let count = 0; count < 9; count++) isStuck()
  expect(ask).toHaveBeenCalledOnce()
})
