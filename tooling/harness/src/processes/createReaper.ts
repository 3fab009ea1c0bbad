import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ReaperMessage } from './reaper.ts'

export type CreateReaperParameters = {
  /** A file to remove if this process dies. */
  removeFile?: string
}

/** Starts the process that ends the watched process groups if this process dies. */
export function createReaper({ removeFile }: CreateReaperParameters = {}) {
  const script = fileURLToPath(new URL('reaper.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...(removeFile === undefined ? [] : [removeFile])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = once(child, 'exit')
  // `exited` reports a reaper that has ended, so writing to it then is not another error.
  child.stdin.on('error', () => {})
  const send = (message: ReaperMessage) => child.stdin.write(`${JSON.stringify(message)}\n`)

  return {
    /** Settles when the reaper has ended, for whatever reason. */
    exited,
    watch: (group: number) => send({ watch: group }),
    forget: (group: number) => send({ forget: group }),
    /** Ends the reaper. Call it when no watched group is left. */
    async destroy() {
      send({ dismiss: true })
      child.stdin.end()
      if (child.exitCode === null && child.signalCode === null) await exited
    },
  }
}
