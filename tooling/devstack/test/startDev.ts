import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMITS } from '@foyer/harness/limits'
import { parseProcStat } from '@foyer/harness/processes'
import { expect, onTestFinished, vi } from 'vitest'

const MARKER = 'FOYER_TEST_RUN'

/** The last line of the address table. */
export const READY = 'Stop everything with Ctrl-C'

/** Runs `dev` as a process, with a mark in the environment by which everything it starts can be found. */
export function startDev(stateDirectory: string, args: readonly string[] = []) {
  const mark = crypto.randomUUID()
  const script = fileURLToPath(new URL('devMain.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@foyer/source', script, stateDirectory, ...args], {
    env: { ...process.env, [MARKER]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails would leave it, and the next one could not start.
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const closed = once(child, 'close')
  return {
    child,
    stateDirectory,
    output: () => output,
    /** Resolves with the exit code when the process and its output have ended. */
    exited: closed.then(() => child.exitCode),
    /** Resolves when this text is printed, rejects if the process ends before. */
    async prints(text: string) {
      const ended = closed.then(() =>
        Promise.reject(new Error(`dev ended before it printed "${text}":\n${output}`)),
      )
      const printed = vi.waitFor(() => expect(output).toContain(text), { timeout: LIMITS.hook, interval: 20 })
      await Promise.race([printed, ended])
    },
    /** Commands of all its processes that run, itself included. */
    processes: () => listProcesses(`${MARKER}=${mark}`),
  }
}

/** Waits until no process of a run is there, and no file that says that one is. */
export async function expectNothingLeft(dev: ReturnType<typeof startDev>) {
  await vi.waitFor(async () => expect(await dev.processes()).toEqual([]), { timeout: LIMITS.wait })
  await expect(access(join(dev.stateDirectory, 'stack.json'))).rejects.toThrow('ENOENT')
}

async function listProcesses(mark: string) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map((pid) => describeProcess(pid, mark)))
  return found.filter((found) => found !== undefined)
}

async function describeProcess(pid: string, mark: string) {
  // Processes of other people cannot be read, and any may end meanwhile.
  const read = (file: string) => readFile(join('/proc', pid, file), 'utf8').catch(() => '')
  const [environment, stat, command] = await Promise.all([read('environ'), read('stat'), read('cmdline')])
  if (!environment.split('\0').includes(mark) || parseProcStat(stat).state === 'Z') return undefined
  return { pid: Number(pid), command: command.replaceAll('\0', ' ').trim() }
}
