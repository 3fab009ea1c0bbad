import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLock } from './lock.ts'
import { writeStackFile } from './stackFile.ts'

let directory: string
let path: string
let stackFile: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
  path = join(directory, 'state', 'dev.lock')
  stackFile = join(directory, 'stack.json')
})
afterEach(() => rm(directory, { recursive: true }))

test('default: a released lock can be taken again', async () => {
  const release = await acquireLock({ path, stackFile })
  await release()
  await expect(access(path)).rejects.toThrow('ENOENT')
  await acquireLock({ path, stackFile })
})

test('error: a running stack is named by its process and address', async () => {
  await acquireLock({ path, stackFile })
  await writeStackFile(stackFile, { presale: 'http://127.0.0.1:5173', rpc: 'http://127.0.0.1:8545' })
  await expect(acquireLock({ path, stackFile })).rejects.toThrow(
    `A stack is already running in this checkout (process ${process.pid}, http://127.0.0.1:5173).`,
  )
})

test('error: a stack that is still starting has no address yet', async () => {
  await acquireLock({ path, stackFile })
  await expect(acquireLock({ path, stackFile })).rejects.toThrow(`(process ${process.pid}, still starting)`)
})

test('behavior: the lock of a dead process is taken over', async () => {
  const dead = spawn('true')
  await once(dead, 'exit')
  await acquireLock({ path, stackFile }).then((release) => release())
  await writeFile(path, JSON.stringify({ pid: dead.pid }))
  await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
})

test.runIf(process.platform === 'linux')(
  'behavior: the lock of a dead process is taken over when its id belongs to another process now',
  async () => {
    await acquireLock({ path, stackFile }).then((release) => release())
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: '1' }))
    await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
  },
)

test('behavior: a damaged lock is taken over', async () => {
  await acquireLock({ path, stackFile }).then((release) => release())
  await writeFile(path, '{"pid":')
  await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
})
