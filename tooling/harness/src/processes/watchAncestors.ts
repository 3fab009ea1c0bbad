import { readFileSync } from 'node:fs'
import { parseProcStat } from './procStat.ts'

const POLL_MS = 500
const PACKAGE_MANAGER = /\b(pnpm|npm|npx)\b/
const SHELL = /^(\S*\/)?(sh|bash|dash|zsh) /

export type WatchAncestorsParameters = {
  onGone: () => void
}

/**
 * Calls `onGone` when the parent of this process has ended, or one of the package manager's processes above it
 * (`npx` → `sh` → `pnpm` → this process). Any of them may be killed without passing the signal on.
 * A shell at the top is not watched: `pnpm dev &` is meant to outlive the script that contains it.
 *
 * @returns a function that stops watching
 */
export function watchAncestors({ onGone }: WatchAncestorsParameters) {
  const ancestors = findAncestors()
  const timer = setInterval(() => {
    // A process whose parent ends gets another parent at once, even while the old one is still a zombie.
    let pid = process.pid
    for (const ancestor of ancestors) {
      if (readParent(pid) !== ancestor) {
        clearInterval(timer)
        return onGone()
      }
      pid = ancestor
    }
  }, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Lists the process ids, nearest first. Without `/proc` only the parent is known. */
function findAncestors() {
  const ancestors = [process.ppid]
  let next = readParent(process.ppid)
  while (next !== undefined && PACKAGE_MANAGER.test(readCommand(next))) {
    ancestors.push(next)
    next = readParent(next)
  }
  while (ancestors.length > 0 && SHELL.test(readCommand(ancestors.at(-1)))) ancestors.pop()
  return ancestors
}

function readParent(pid: number) {
  if (pid === process.pid) return process.ppid
  const stat = readProc(pid, 'stat')
  return stat === undefined ? undefined : parseProcStat(stat).parent
}

function readCommand(pid: number | undefined) {
  return pid === undefined ? '' : (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ')
}

function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
