import { readFile, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StackError } from '../errors.ts'

const TAIL_LINES = 15
const STACK_FRAME = /^\s+at /
/** Less than this is as good as nothing: programs give up while a file system still has a little. */
const FULL_BYTES = 10 * 2 ** 20

export type DescribeCrashParameters = {
  /** Of the process. */
  name: string
  exitCode: number | null
  signal: NodeJS.Signals | null
  /** What the process has written. */
  logPath: string
  /** Free space of the file system that holds a path, in bytes. Default: asks the system. */
  freeBytes?: (path: string) => Promise<number>
}

/** Says that a process has ended by itself, with the end of its log; a full disk explains it without one. */
export async function describeCrash(parameters: DescribeCrashParameters): Promise<StackError> {
  const { name, exitCode, signal, logPath, freeBytes = askFreeBytes } = parameters
  if (signal === null && (await freeBytes(dirname(logPath))) < FULL_BYTES) {
    return new StackError(`The disk is full, so ${name} had to stop. Free some space and start again.`, {
      section: 'what-can-go-wrong',
    })
  }
  return new StackError(`${name} stopped unexpectedly (${signal ?? `exit code ${exitCode}`}).`, {
    details: [...(await readTail(logPath)), `The whole log: ${logPath}`],
    section: 'what-can-go-wrong',
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
