import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StackError } from '../errors.ts'
import { explainError } from '../explainError.ts'
import { createReaper } from './createReaper.ts'
import { describeCrash } from './describeCrash.ts'
import { endGroup } from './processGroup.ts'

export type CreateProcessesParameters = {
  /** Where each process writes `<name>.log`. */
  logDirectory: string
  /** Removed if this process is killed. */
  stackFile?: string
  /** How long a process may take to end itself before it is killed. Default five seconds. */
  graceMs?: number
  /** Called for each process that ends without having been asked to. */
  onCrash: (error: StackError) => void
}

export type SpawnParameters = {
  /** Names the log file and appears in messages. */
  name: string
  file: string
  args: string[]
  cwd?: string
  /** Added to this process's own environment. */
  env?: NodeJS.ProcessEnv
  /** Called with what the process sends by `process.send`; opens that channel. */
  onMessage?: (message: unknown) => void
  /** True for a process that does one job: ending with code 0 is then not a crash. */
  endsByItself?: boolean
}

export type StackProcess = {
  /** Resolves when the process and all it started have ended as they should; rejects when it crashed. */
  ended: Promise<void>
  stop(): Promise<void>
}

export type Processes = ReturnType<typeof createProcesses>

/** Runs the stack's child processes, each in a process group of its own, so that none can outlive the stack. */
export function createProcesses({ logDirectory, stackFile, graceMs, onCrash }: CreateProcessesParameters) {
  const running = new Set<StackProcess>()
  const reaper = createReaper({ stackFile })
  let isDestroyed = false
  const onReaperEnd = () => {
    if (!isDestroyed) onCrash(new StackError('The process that cleans up after the stack was killed.'))
  }
  reaper.exited.then(onReaperEnd, onReaperEnd)

  async function start(parameters: SpawnParameters) {
    await mkdir(logDirectory, { recursive: true })
    const logPath = join(logDirectory, `${parameters.name}.log`)
    const log = await open(logPath, 'w')
    try {
      return await startLogged(parameters, logPath, log.fd)
    } finally {
      // The process has its own copy of the descriptor.
      await log.close()
    }
  }

  async function startLogged(
    parameters: SpawnParameters,
    logPath: string,
    log: number,
  ): Promise<StackProcess> {
    const { name, file, args, cwd, env, onMessage, endsByItself = false } = parameters
    if (isDestroyed) throw new StackError(`${name} was not started: the stack is stopping.`)
    const stdio: StdioOptions = ['ignore', log, log, ...(onMessage ? (['ipc'] as const) : [])]
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio })
    const exited = once(child, 'exit')
    const { pid } = child
    if (pid === undefined) throw explainError(await exited.catch((error: unknown) => error))
    if (onMessage) child.on('message', onMessage)

    let isStopping = false
    const stackProcess: StackProcess = {
      ended: exited.then(async () => {
        // Whatever it started itself goes with it; after that the group's id may belong to a stranger.
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
    stackProcess.ended.catch(onCrash)
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
