import { expect, test } from 'vitest'
import { createLog, LOG_LIMIT, type LogEntry, type LogLevel } from './createLog.ts'

function write(level?: LogLevel, enabled?: boolean) {
  const written: LogEntry[] = []
  const log = createLog({ level, enabled, write: (entry) => written.push(entry) })
  log.warn('dropped')
  log.error('failed')
  return written.map(({ message }) => message)
}

test('writes errors only, unless a level is given', () => {
  expect(write()).toEqual(['failed'])
  expect(write('warn')).toEqual(['dropped', 'failed'])
})

test('writes nothing when it is not enabled', () => {
  expect(write('warn', false)).toEqual([])
})

test('ends at 1000 × 1024 characters', () => {
  let written = 0
  const log = createLog({ write: ({ message }) => (written += message.length) })
  for (let time = 0; time < 2_000; time++) log.error('x'.repeat(1_000))
  expect(written).toBeGreaterThan(LOG_LIMIT - 1_000)
  expect(written).toBeLessThanOrEqual(1_000 * 1_024)
})
