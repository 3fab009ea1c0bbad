import { userInfo } from 'node:os'

/** Numbers of WASI, which the file system inside PGlite throws, and SQLSTATE of the Postgres on it. */
const CODES: Partial<Record<number | string, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
  42501: 'EACCES',
  53100: 'ENOSPC',
}

/** Describes what keeps a program from writing to its folder, and what to do; undefined for other errors. */
export function describeFolderError(error: unknown, folder: string): string | undefined {
  const codes = codesOf(error)
  const has = (...names: string[]) => names.some((name) => codes.includes(name))
  if (has('EACCES', 'EPERM')) {
    const { uid } = userInfo()
    return `${folder} cannot be written by user ${uid}. Let this user own it: chown -R ${uid} ${folder}`
  }
  if (has('EROFS')) return `${folder} is on a read-only disk. Mount it so that it can be written.`
  if (has('ENOSPC', 'EDQUOT')) return `The disk of ${folder} is full. Free some space.`
  if (has('ENOTDIR', 'EEXIST')) return `${folder} is no folder.`
  return undefined
}

/** Of an error and its causes. Those of PGlite's file system are no instances of `Error`. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown }
  const named = code ?? errno
  const known = typeof named === 'number' || typeof named === 'string' ? (CODES[named] ?? String(named)) : ''
  return [known, ...codesOf(cause)]
}
