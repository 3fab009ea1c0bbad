import { readFile, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ProcessError } from './errors.ts'

const TAIL_LINES = 15
const STACK_FRAME = /^\s+at /
/** Programs fail before a file system is completely full. */
const FULL_BYTES = 10 * 2 ** 20

export type DescribeCrashParameters = {
  /** Name of the process. */
  name: string
  exitCode: number | null
  signal: NodeJS.Signals | null
  /** The output of the process. */
  logPath: string
  /** Free space of the file system that holds a path, in bytes. Default: asks the system. */
  freeBytes?: (path: string) => Promise<number>
}

/** Describes a process that ended by itself, with the end of its log. On a full disk, which explains it, without. */
export async function describeCrash(parameters: DescribeCrashParameters): Promise<ProcessError> {
  const { name, exitCode, signal, logPath, freeBytes = askFreeBytes } = parameters
  if (signal === null && (await freeBytes(dirname(logPath))) < FULL_BYTES) {
    return new ProcessError(`The disk is full, so ${name} had to stop. Free some space and start again.`)
  }
  return new ProcessError(`${name} stopped unexpectedly (${signal ?? `exit code ${exitCode}`}).`, {
    details: [...(await readTail(logPath)), `The whole log: ${logPath}`],
  })
}

async function askFreeBytes(path: string) {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

async function readTail(path: string) {
  const text = (await readFile(path, 'utf8').catch(() => '')).trimEnd()
  const lines = text === '' ? ['It has written nothing.'] : text.split('\n')
  const readable = process.env.DEBUG ? lines : lines.filter((line) => !STACK_FRAME.test(line))
  return readable.slice(-TAIL_LINES)
}
