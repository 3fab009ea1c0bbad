import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseProcStat } from '@foyer/harness/processes'
import { z } from 'zod'
import { StackError } from '../errors.ts'
import { readJson } from './json.ts'
import { readStackFile } from './stackFile.ts'

const lockSchema = z.object({
  pid: z.int().positive(),
  /** Distinguishes the process from a later one with the same id; absent where the system does not tell. */
  startedAt: z.string().optional(),
})

export type AcquireLockParameters = {
  /** The lock file. */
  path: string
  /** The file of the running stack's addresses, to name them when the lock is refused. */
  stackFile: string
}

/**
 * Makes this process the only stack of its state directory. A lock that a dead process left is taken over.
 *
 * @returns a function that gives the lock back
 * @throws {StackError} another stack is running; names its process and address
 */
export async function acquireLock({ path, stackFile }: AcquireLockParameters) {
  await mkdir(dirname(path), { recursive: true })
  const own = JSON.stringify({ pid: process.pid, startedAt: await readStartTime(process.pid) })
  if (!(await writeNew(path, own))) {
    const holder = await readLock(path)
    if (holder !== undefined && (await isAlive(holder))) throw await refusal(holder.pid, stackFile)
    await rm(path, { force: true })
    if (!(await writeNew(path, own))) throw new StackError('Another stack is just starting in this checkout.')
  }
  return () => rm(path, { force: true })
}

async function refusal(pid: number, stackFile: string) {
  const addresses = await readStackFile(stackFile).catch(() => undefined)
  const where = addresses?.presale === undefined ? 'still starting' : addresses.presale
  return new StackError(
    `A stack is already running in this checkout (process ${pid}, ${where}). Use it, or stop it with \`kill ${pid}\`.`,
    { section: 'one-stack-per-checkout' },
  )
}

async function writeNew(path: string, content: string) {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readLock(path: string) {
  try {
    return lockSchema.parse(await readJson(path))
  } catch {
    // Half-written or damaged: nobody holds it.
    return undefined
  }
}

async function isAlive({ pid, startedAt }: z.infer<typeof lockSchema>) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startedAt === undefined || startedAt === (await readStartTime(pid))
}

/** Undefined where the system does not tell. */
async function readStartTime(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat === undefined ? undefined : parseProcStat(stat).startedAt
}
