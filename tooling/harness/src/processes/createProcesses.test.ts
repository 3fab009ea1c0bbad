import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProcesses, type Processes } from './createProcesses.ts'
import type { ProcessError } from './errors.ts'
import { isGroupRunning } from './processGroup.ts'

/** Prints its process id, starts a child that would outlive it, and waits. */
const WITH_CHILD = 'echo $$; sleep 1000 & wait'
/** Does the same and ignores SIGTERM. */
const IGNORES_SIGTERM = 'trap "" TERM; echo $$; while true; do sleep 1000 & wait; done'

let directory: string
let processes: Processes
const crashes = vi.fn<(error: ProcessError) => void>()

beforeEach(async () => {
  crashes.mockReset()
  directory = await mkdtemp(join(tmpdir(), 'foyer-processes-'))
  processes = createProcesses({
    logDirectory: directory,
    graceMs: 500,
    onCrash: crashes,
  })
})

afterEach(async () => {
  await processes.destroy()
  await rm(directory, { recursive: true })
})

/** Starts a shell script. Returns the process id that it prints as its first line. */
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
  test('ends the process and what it started', async () => {
    const { groupId, stop } = await startShell('parent', WITH_CHILD)
    expect(await isGroupRunning(groupId)).toBe(true)
    await stop()
    expect(await isGroupRunning(groupId)).toBe(false)
    expect(crashes).not.toHaveBeenCalled()
  })

  test('kills a process that ignores SIGTERM', async () => {
    const { groupId, stop } = await startShell('stubborn', IGNORES_SIGTERM)
    await stop()
    expect(await isGroupRunning(groupId)).toBe(false)
  })
})

describe('onCrash', () => {
  test('reports the end of the log and ends what the process has started when it fails', async () => {
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

  test('reports a process that another program kills', async () => {
    const { groupId, ended } = await startShell('victim', WITH_CHILD)
    process.kill(groupId, 'SIGKILL')
    await expect(ended).rejects.toThrow('victim stopped unexpectedly (SIGKILL).')
    expect(await isGroupRunning(groupId)).toBe(false)
  })

  test('is not called for a job that ends with code 0', async () => {
    const job = await processes.start({ name: 'job', file: 'true', args: [], endsByItself: true })
    await job.ended
    expect(crashes).not.toHaveBeenCalled()
  })

  test('is not called for a job that fails: whoever waits for its end is told', async () => {
    const job = await processes.start({ name: 'job', file: 'false', args: [], endsByItself: true })
    await expect(job.ended).rejects.toThrow('job stopped unexpectedly (exit code 1).')
    expect(crashes).not.toHaveBeenCalled()
  })
})

test('rejects when the program does not exist', async () => {
  await expect(processes.start({ name: 'ghost', file: '/no/such/file', args: [] })).rejects.toThrow(/ENOENT/)
})

test('rejects after everything was stopped', async () => {
  await processes.destroy()
  await expect(processes.start({ name: 'late', file: 'true', args: [] })).rejects.toThrow(
    'everything is being stopped',
  )
})

test('passes on the messages of a process', async () => {
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
