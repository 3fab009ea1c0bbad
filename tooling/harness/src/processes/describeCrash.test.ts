import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeCrash } from './describeCrash.ts'

let directory: string
let logPath: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-crash-'))
  logPath = join(directory, 'indexer.log')
})
afterEach(() => rm(directory, { recursive: true }))

const enough = async () => 2 ** 40

test('tells how the process ended and the end of its log, without stack frames', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`)
  await writeFile(logPath, [...lines, 'Error: no luck', '    at main (main.ts:1:1)', ''].join('\n'))
  const error = await describeCrash({
    name: 'indexer',
    exitCode: 75,
    signal: null,
    logPath,
    freeBytes: enough,
  })
  expect(error.message).toBe('indexer stopped unexpectedly (exit code 75).')
  expect(error.details).toHaveLength(16)
  expect(error.details.slice(-3)).toEqual(['line 39', 'Error: no luck', `The whole log: ${logPath}`])
})

test('names the signal that ended the process', async () => {
  const error = await describeCrash({ name: 'chain', exitCode: null, signal: 'SIGKILL', logPath })
  expect(error.message).toBe('chain stopped unexpectedly (SIGKILL).')
  expect(error.details[0]).toBe('It has written nothing.')
})

test('names the full disk as the reason when there is no space left', async () => {
  const freeBytes = async () => 4_096
  const error = await describeCrash({ name: 'indexer', exitCode: 1, signal: null, logPath, freeBytes })
  expect(error.message).toBe('The disk is full, so indexer had to stop. Free some space and start again.')
  expect(error.details).toEqual([])
})
