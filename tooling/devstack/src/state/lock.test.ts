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

test('takes a lock that was released', async () => {
  const release = await acquireLock({ path, stackFile })
  await release()
  await expect(access(path)).rejects.toThrow('ENOENT')
  await acquireLock({ path, stackFile })
})

test('names the process and the address of a running stack', async () => {
  await acquireLock({ path, stackFile })
  await writeStackFile(stackFile, { presale: 'http://127.0.0.1:5173', rpc: 'http://127.0.0.1:8545' })
  await expect(acquireLock({ path, stackFile })).rejects.toThrow(
    `A stack is already running in this checkout (process ${process.pid}, http://127.0.0.1:5173).`,
  )
})

test('says that a stack is still starting', async () => {
  await acquireLock({ path, stackFile })
  await expect(acquireLock({ path, stackFile })).rejects.toThrow(`(process ${process.pid}, still starting)`)
})

test('takes the lock of a process that has ended', async () => {
  const dead = spawn('true')
  await once(dead, 'exit')
  await acquireLock({ path, stackFile }).then((release) => release())
  await writeFile(path, JSON.stringify({ pid: dead.pid }))
  await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
})

test.runIf(process.platform === 'linux')(
  'takes the lock of a process that has ended when its id belongs to another process now',
  async () => {
    await acquireLock({ path, stackFile }).then((release) => release())
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: '1' }))
    await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
  },
)

test('takes a damaged lock', async () => {
  await acquireLock({ path, stackFile }).then((release) => release())
  await writeFile(path, '{"pid":')
  await expect(acquireLock({ path, stackFile })).resolves.toBeTypeOf('function')
})
