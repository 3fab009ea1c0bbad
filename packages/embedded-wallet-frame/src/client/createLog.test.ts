import { expect, test } from 'vitest'
import { createLog, type LogEntry, type LogLevel } from './createLog.ts'

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
