import { SaleError } from '../errors.ts'

const REASONS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, and a file is needed',
  ENOTDIR: 'a part of the path is a file and not a folder',
  EEXIST: 'something else is there already',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** A failure of the file system as an error for the operator; `undefined` when it is none, or none of the common ones. */
export function toFileError(error: unknown): SaleError | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const reason = REASONS[String(error.code)]
  if (reason === undefined) return undefined
  // A read that began on a folder does not say which.
  const path = 'path' in error ? String(error.path) : 'The path'
  return new SaleError(`${path} cannot be used: ${reason}.`, {
    remedy: 'correct the path or its permissions, and run the command again',
    docs: 'when-something-fails',
    cause: error,
  })
}
