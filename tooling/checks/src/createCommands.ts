import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { createReaper, endGroup } from '@foyer/harness/processes'
import { REPOSITORY } from './workspace.ts'

/** A run starts hundreds of processes that load the same modules. Node keeps them compiled here, by their content. */
const COMPILE_CACHE = join(REPOSITORY, 'node_modules/.cache/compile')

/** How long output may take to arrive after everything that wrote it has ended. */
const DRAIN_MS = 2_000

export type RunCommandParameters = {
  file: string
  args: readonly string[]
  /** Where it runs; programs in its `node_modules/.bin` and in the repository's are found by name. */
  cwd: string
  env?: Record<string, string>
  /** How long it may take. Default what all may take. */
  limitMs?: number | undefined
  /** Called with each line of output as it comes. */
  onLine?: (line: string) => void
}

export type CommandResult = {
  /** Null when it could not be started or was ended by a signal. */
  exitCode: number | null
  /** Output and error output as they came, without colours. */
  lines: string[]
}

export type CreateCommandsParameters = {
  /** How long one command may take that says nothing else. */
  limitMs: number
}

export type Commands = ReturnType<typeof createCommands>

/** Runs programs, each in its own process group, so that nothing of what they start is left behind, not even by `kill -9`. */
export function createCommands({ limitMs: defaultLimitMs }: CreateCommandsParameters) {
  const groups = new Set<number>()
  const reaper = createReaper()
  let isDestroyed = false

  /** Runs a program to its end; a bad end is a result, not an error. It gets no input. */
  async function run(parameters: RunCommandParameters): Promise<CommandResult> {
    const { file, args, cwd, env, limitMs = defaultLimitMs, onLine } = parameters
    if (isDestroyed) throw new Error('The run was stopped.')
    const lines: string[] = []
    const addLine = (line: string) => {
      lines.push(stripVTControlCharacters(line))
      onLine?.(line)
    }
    const child = spawn(file, args, {
      cwd,
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env, PATH: searchPath(cwd) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
    const { pid } = child
    if (pid === undefined) {
      addLine(`${file} could not be started: ${await exited.catch(String)}`)
      return { exitCode: null, lines }
    }

    groups.add(pid)
    reaper.watch(pid)
    const limit = setTimeout(() => {
      addLine(`${file} is ended: it took longer than ${limitMs / 60_000} minutes.`)
      void endGroup(pid)
    }, limitMs)
    const output = Promise.all([readLines(child.stdout, addLine), readLines(child.stderr, addLine)])
    const [exitCode, signal] = await exited
    clearTimeout(limit)
    // What it has left behind would keep its output open, and this waiting.
    await endGroup(pid)
    groups.delete(pid)
    reaper.forget(pid)
    await Promise.race([output, wait(DRAIN_MS, undefined, { ref: false })])
    if (signal !== null) addLine(`${file} was ended by ${signal}.`)
    return { exitCode, lines }
  }

  return {
    run,
    /** Ends what runs; nothing can be run after that. */
    async destroy() {
      isDestroyed = true
      await Promise.all([...groups].map((group) => endGroup(group)))
      await reaper.destroy()
    },
  }
}

function searchPath(cwd: string) {
  const own = [cwd, REPOSITORY].map((directory) => join(directory, 'node_modules/.bin'))
  return [...own, process.env.PATH].join(delimiter)
}

async function readLines(stream: Readable, onLine: (line: string) => void) {
  for await (const line of createInterface({ input: stream })) onLine(line)
}
