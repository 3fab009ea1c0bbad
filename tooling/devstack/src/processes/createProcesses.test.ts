import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StackError } from '../errors.ts'
import { createProcesses, type Processes } from './createProcesses.ts'
import { isGroupRunning } from './processGroup.ts'

/** Tells its id, starts a child that would outlive it, and stays. */
const WITH_CHILD = 'echo $$; sleep 1000 & wait'
const DEAF = 'trap "" TERM; echo $$; while true; do sleep 1000 & wait; done'

let directory: string
let processes: Processes
const crashes = vi.fn<(error: StackError) => void>()

beforeEach(async () => {
  crashes.mockReset()
  directory = await mkdtemp(join(tmpdir(), 'foyer-processes-'))
  processes = createProcesses({
    logDirectory: directory,
    stackFile: join(directory, 'stack.json'),
    graceMs: 500,
    onCrash: crashes,
  })
})

afterEach(async () => {
  await processes.destroy()
  await rm(directory, { recursive: true })
})

/** Starts a shell script and gives the id that its first line of output tells. */
async function startShell(name: string, script: string) {
  const started = await processes.start({ name, file: 'sh', args: ['-c', script] })
  const groupId = await vi.waitFor(async () => {
    const [line = ''] = (await readFile(join(directory, `${name}.log`), 'utf8')).split('\n')
    expect(line).toMatch(/^\d+$/)
    return Number(line)
  })
  return { ...started, groupId }
}

describe('stop', () => {
  test('behavior: ends the process and what it started', async () => {
    const { groupId, stop } = await startShell('parent', WITH_CHILD)
    expect(await isGroupRunning(groupId)).toBe(true)
    await stop()
    expect(await isGroupRunning(groupId)).toBe(false)
    expect(crashes).not.toHaveBeenCalled()
  })

  test('behavior: a process that ignores SIGTERM is killed', async () => {
    const { groupId, stop } = await startShell('deaf', DEAF)
    await stop()
    expect(await isGroupRunning(groupId)).toBe(false)
  })
})

describe('a crash', () => {
  test('behavior: is reported with the end of the log, and what the process started is ended', async () => {
    const { groupId, ended } = await startShell(
      'broken',
      'echo $$; sleep 1000 & echo out of luck >&2; exit 3',
    )
    await expect(ended).rejects.toMatchObject({
      message: 'broken stopped unexpectedly (exit code 3).',
      details: [String(groupId), 'out of luck', `The whole log: ${join(directory, 'broken.log')}`],
    })
    expect(crashes).toHaveBeenCalledOnce()
    expect(await isGroupRunning(groupId)).toBe(false)
  })

  test('behavior: a kill -9 from outside counts as one', async () => {
    const { groupId, ended } = await startShell('victim', WITH_CHILD)
    process.kill(groupId, 'SIGKILL')
    await expect(ended).rejects.toThrow('victim stopped unexpectedly (SIGKILL).')
    expect(await isGroupRunning(groupId)).toBe(false)
  })

  test('behavior: a job that ends with code 0 is none', async () => {
    const job = await processes.start({ name: 'job', file: 'true', args: [], endsByItself: true })
    await job.ended
    expect(crashes).not.toHaveBeenCalled()
  })
})

test('error: a program that does not exist', async () => {
  await expect(processes.start({ name: 'ghost', file: '/no/such/file', args: [] })).rejects.toThrow(/ENOENT/)
})

test('error: nothing is started while the stack is stopping', async () => {
  await processes.destroy()
  await expect(processes.start({ name: 'late', file: 'true', args: [] })).rejects.toThrow('is stopping')
})

test('behavior: messages of a process arrive', async () => {
  const onMessage = vi.fn()
  const script = 'process.send({ answer: 42 }, () => process.disconnect())'
  const job = await processes.start({
    name: 'talker',
    file: process.execPath,
    args: ['-e', script],
    onMessage,
    endsByItself: true,
  })
  await job.ended
  expect(onMessage.mock.calls[0]?.[0]).toEqual({ answer: 42 })
})
