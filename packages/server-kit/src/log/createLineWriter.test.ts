import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLineWriter } from './createLineWriter.ts'

test('writes lines', () => {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  const write = createLineWriter(stream)
  write('a')
  write('b')
  expect(chunks).toEqual(['a\n', 'b\n'])
})

test('goes on where nobody reads them any more, also with several servers in a process', async () => {
  const error = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(error) })
  const [write, other] = [createLineWriter(stream), createLineWriter(stream)]
  expect(stream.listenerCount('error')).toBe(1)
  // An error that nobody listens to would end the process.
  write('a')
  await wait(1)
  other('b')
  await wait(1)
  expect(stream.errored).toBe(error)
})
