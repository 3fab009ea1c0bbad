import { CommanderError } from 'commander'
import type { Io } from './commandKit.ts'
import { createProgram } from './createProgram.ts'
import { errorToJson, messageOf, usageToJson } from './describeError.ts'
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
  const json = args.includes('--json')
  // A program that reads errors as JSON shall find nothing else there: neither progress nor usage.
  const program = createProgram(json ? { ...io, printError() {} } : io, (report) => {
    exitCode = report.exitCode ?? 0
    io.print(json ? toJson(report.json) : report.lines.join('\n'))
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    const isUsage = error instanceof CommanderError
    if (isUsage && error.exitCode === 0) return 0
    if (json) io.printError(toJson(isUsage ? usageToJson(error) : errorToJson(error)))
    // Help and usage errors have been printed by then.
    else if (!isUsage) io.printError(messageOf(error))
    return COULD_NOT_DO
  }
}
