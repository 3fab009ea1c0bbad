import { CommanderError } from 'commander'
import type { Io } from './commandKit.ts'
import { createProgram } from './createProgram.ts'
import { errorToJson, messageOf } from './describeError.ts'
import { toJson } from './report.ts'

/** Commander exits with 1 on wrong usage, which here means a finding. */
const COULD_NOT_DO = 2

/**
 * Runs one command.
 *
 * @param args what follows the program's name
 * @returns the exit code: 0 done, 1 found something, 2 could not do its work
 */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  const program = createProgram(io, (report, { json }) => {
    exitCode = report.exitCode ?? 0
    io.print(json ? toJson(report.json) : report.lines.join('\n'))
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    // Help and usage errors have been printed by then.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : COULD_NOT_DO
    io.printError(args.includes('--json') ? toJson(errorToJson(error)) : messageOf(error))
    return COULD_NOT_DO
  }
}
