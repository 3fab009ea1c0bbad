import type { CommanderError } from 'commander'
import { BaseError } from 'viem'
import { toSaleError } from '../chain/toSaleError.ts'
import { SaleError } from '../errors.ts'
import { toFileError } from '../files/toFileError.ts'

/** The message of an error for people. A library's own message is cut to its first line: the rest is its internals. */
export function messageOf(thrown: unknown): string {
  const error = toFileError(thrown) ?? toSaleError(thrown)
  if (error instanceof SaleError) return error.message
  if (error instanceof BaseError) return error.shortMessage
  return error instanceof Error ? error.message : String(error)
}

/** The same for a program. */
export function errorToJson(thrown: unknown) {
  const error = toFileError(thrown) ?? toSaleError(thrown)
  if (!(error instanceof SaleError)) return { error: { name: nameOf(error), message: messageOf(error) } }
  const { name, shortMessage, details, remedy } = error
  return { error: { name, message: shortMessage, details, remedy } }
}

/** A command line that Commander could not make sense of. */
export function usageToJson({ code, message }: CommanderError) {
  // Without a command Commander shows the help, and has no message.
  const what = code === 'commander.help' ? 'A command is missing.' : message.replace(/^error: /, '')
  return { error: { name: 'UsageError', message: what, details: [], remedy: 'run it with --help' } }
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : 'Error'
}
