import { ProcessError } from '@foyer/harness/processes'
import { StackError } from './errors.ts'

const INSTALL = 'Run `npx -y pnpm@12.21.0 install` and start again.'

const SENTENCES: Record<string, (detail: string) => string> = {
  ENOSPC: () => 'The disk is full. Free some space and start again.',
  EDQUOT: () => 'Your disk quota is used up. Free some space and start again.',
  EROFS: (detail) => `The disk is read-only${detail}. The stack writes to .dev in the checkout.`,
  EACCES: (detail) =>
    `Permission denied${detail}. The checkout must belong to the user who starts the stack.`,
  EPERM: (detail) => `Permission denied${detail}. The checkout must belong to the user who starts the stack.`,
  EMFILE: () => 'Too many files are open. Raise the limit with `ulimit -n 4096` and start again.',
  ENOMEM: () => 'The machine is out of memory. Close something and start again.',
  ERR_MODULE_NOT_FOUND: () => `A dependency is not installed. ${INSTALL}`,
  MODULE_NOT_FOUND: () => `A dependency is not installed. ${INSTALL}`,
  ERR_DLOPEN_FAILED: () => `A native dependency is for another system or damaged. ${INSTALL}`,
}

/** Turns anything that was thrown into a {@link StackError}. Known causes have their own sentence. */
export function explainError(error: unknown): StackError {
  if (error instanceof StackError) return error
  if (error instanceof ProcessError) {
    const { message, details } = error
    return new StackError(message, { details, section: 'what-can-go-wrong', cause: error })
  }
  const { code, path, message } = readError(error)
  const sentence = code === undefined ? undefined : SENTENCES[code]?.(path === undefined ? '' : ` at ${path}`)
  if (sentence !== undefined) return new StackError(sentence, { cause: error, details: [message] })
  return new StackError(`The stack could not go on: ${message}`, { cause: error })
}

function readError(error: unknown): { code?: string; path?: string; message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, path } = error as NodeJS.ErrnoException
  const firstLine = error.message.split('\n', 1)[0] ?? ''
  return { code, path, message: firstLine === '' ? error.name : firstLine }
}
