import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ReaperMessage } from './reaper.ts'

export type CreateReaperParameters = {
  /** Removed if this process dies. */
  stackFile?: string
}

/** Starts the process that ends the watched process groups if this process dies. */
export function createReaper({ stackFile }: CreateReaperParameters = {}) {
  const script = fileURLToPath(new URL('reaper.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...(stackFile === undefined ? [] : [stackFile])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = once(child, 'exit')
  // A reaper that is gone shows as its exit; writing to it then is not an error of its own.
  child.stdin.on('error', () => {})
  const send = (message: ReaperMessage) => child.stdin.write(`${JSON.stringify(message)}\n`)

  return {
    /** Settles when the reaper has ended, wanted or not. */
    exited,
    watch: (group: number) => send({ watch: group }),
    forget: (group: number) => send({ forget: group }),
    /** Ends the reaper; call it when no watched group is left. */
    async destroy() {
      send({ dismiss: true })
      child.stdin.end()
      if (child.exitCode === null && child.signalCode === null) await exited
    },
  }
}
