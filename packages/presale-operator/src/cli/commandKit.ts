import type { Readable } from 'node:stream'
import type { Command } from 'commander'
import type { Report } from './report.ts'
import { createSession, type Environment, type GlobalOptions, type Session } from './session.ts'

/** Input and output of the commands. Tests pass their own. */
export type Io = {
  env: Environment
  stdin: Readable
  print: (text: string) => void
  printError: (text: string) => void
  /** Aborted when the user wants to end a command that runs until then. From the call on, Ctrl-C only asks. */
  stopSignal: () => AbortSignal
}

export type CommandKit = ReturnType<typeof createCommandKit>

/** Creates the parts that commands share: access to the network, and the printing of reports. */
export function createCommandKit(io: Io, onReport: (report: Report) => void) {
  return {
    io,

    /** Makes a command run `work` and print its report. */
    action<options, args extends readonly unknown[]>(
      command: Command,
      work: (session: Session, options: options, ...args: args) => Promise<Report>,
    ) {
      command.action(async (...received: unknown[]) => {
        const all = command.optsWithGlobals<GlobalOptions & options>()
        const args = received.slice(0, command.registeredArguments.length) as unknown as args
        onReport(await work(createSession(all, io.env), all, ...args))
      })
    },
  }
}
