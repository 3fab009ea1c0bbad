import { expect, test } from 'vitest'
import { createLog, type LogFields } from './createLog.ts'

test('writes fields of the list alone, from its level on', () => {
  const lines: string[] = []
  const log = createLog<LogFields>({
    level: 'warn',
    fields: ['projectId', 'code'],
    write: (line) => void lines.push(line),
  })
  log('info', 'request')
  const fields = { projectId: 'id', email: 'ada@example.com', code: 'E', body: '123456' }
  log('warn', 'mail.retried', fields)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ts: expect.any(String), lvl: 'warn', event: 'mail.retried', projectId: 'id', code: 'E' },
  ])
})
