import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createReaper } from './createReaper.ts'
import { describeCrash } from './describeCrash.ts'
import { ProcessError } from './errors.ts'
import { endGroup } from './processGroup.ts'

export type CreateProcessesParameters = {
  /** The folder where each process writes `<name>.log`. */
  logDirectory: string
  /** A file to remove if this process is killed. */
  removeFile?: string
  /** Added to the environment of each process. */
  env?: NodeJS.ProcessEnv
  /** Time that a process may take to end after SIGTERM before it is killed. Default 5,000. */
  graceMs?: number
  /** Called for each process that ends without being asked to, except one that ends by itself. */
  onCrash: (error: ProcessError) => void
}

export type SpawnParameters = {
  /** Names the log file and appears in messages. */
  name: string
  file: string
  args: string[]
  cwd?: string
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv
  /** Called with each message that the process sends by `process.send`. */
  onMessage?: (message: unknown) => void
  /** True for a process that does one job and then ends with code 0. If it fails, `ended` rejects, and nothing else happens. */
  endsByItself?: boolean
}

export type StackProcess = {
  /** Resolves when the process and everything it started have ended. Rejects when it crashed. */
  ended: Promise<void>
  stop(): Promise<void>
}

export type Processes = ReturnType<typeof createProcesses>

/** Runs child processes, each in its own process group, so that none can outlive this process. */
export function createProcesses(parameters: CreateProcessesParameters) {
  const { logDirectory, removeFile, env: sharedEnv, graceMs, onCrash } = parameters
  const running = new Set<StackProcess>()
  const reaper = createReaper({ removeFile })
  let isDestroyed = false
  const onReaperEnd = () => {
    if (!isDestroyed) onCrash(new ProcessError('The process that cleans up after a crash was killed.'))
  }
  reaper.exited.then(onReaperEnd, onReaperEnd)

  async function start(parameters: SpawnParameters) {
    await mkdir(logDirectory, { recursive: true })
    const logPath = join(logDirectory, `${parameters.name}.log`)
    const log = await open(logPath, 'w')
    try {
      return await startLogged(parameters, logPath, log.fd)
    } finally {
      // The process has a copy of the descriptor.
      await log.close()
    }
  }

  async function startLogged(
    parameters: SpawnParameters,
    logPath: string,
    log: number,
  ): Promise<StackProcess> {
    const { name, file, args, cwd, env, onMessage, endsByItself = false } = parameters
    if (isDestroyed) throw new ProcessError(`${name} was not started: everything is being stopped.`)
    const stdio: StdioOptions = ['ignore', log, log, ...(onMessage ? (['ipc'] as const) : [])]
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...sharedEnv, ...env },
      detached: true,
      stdio,
    })
    const exited = once(child, 'exit')
    const { pid } = child
    if (pid === undefined) throw await exited.catch((error: unknown) => error)
    if (onMessage) child.on('message', onMessage)

    let isStopping = false
    const stackProcess: StackProcess = {
      ended: exited.then(async () => {
        // End what the process has started before forgetting the group: later its id may belong to another program.
        await endGroup(pid, graceMs)
        running.delete(stackProcess)
        reaper.forget(pid)
        if (isStopping || (endsByItself && child.exitCode === 0)) return
        throw await describeCrash({ name, exitCode: child.exitCode, signal: child.signalCode, logPath })
      }),
      async stop() {
        isStopping = true
        await endGroup(pid, graceMs)
        await stackProcess.ended.catch(() => {})
      },
    }
    reaper.watch(pid)
    running.add(stackProcess)
    stackProcess.ended.catch(endsByItself ? () => {} : onCrash)
    return stackProcess
  }

  return {
    start,
    async destroy() {
      isDestroyed = true
      await Promise.all([...running].map((stackProcess) => stackProcess.stop()))
      await reaper.destroy()
    },
  }
}
