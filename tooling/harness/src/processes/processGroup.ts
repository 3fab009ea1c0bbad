import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseProcStat } from './procStat.ts'

const POLL_MS = 25

/**
 * Ends a process group: sends SIGTERM, and SIGKILL after `graceMs`.
 * Resolves when nothing of it runs, at the latest one second after SIGKILL.
 */
export async function endGroup(groupId: number, graceMs = 5_000) {
  signalGroup(groupId, 'SIGTERM')
  if (await endsWithin(groupId, graceMs)) return
  signalGroup(groupId, 'SIGKILL')
  await endsWithin(groupId, 1_000)
}

async function endsWithin(groupId: number, milliseconds: number) {
  const deadline = performance.now() + milliseconds
  while (await isGroupRunning(groupId)) {
    if (performance.now() > deadline) return false
    await wait(POLL_MS)
  }
  return true
}

/**
 * Whether any process of the group runs. A process that has ended and that its parent has not collected does not
 * count: process 1 of a container may never collect it.
 */
export async function isGroupRunning(groupId: number) {
  if (!signalGroup(groupId, 0)) return false
  const names = await readdir('/proc').catch(() => undefined)
  // Without /proc only the signal can tell.
  if (names === undefined) return true
  const pids = names.filter((name) => /^\d+$/.test(name))
  const members = await Promise.all(pids.map((pid) => isRunningMember(pid, groupId)))
  return members.includes(true)
}

async function isRunningMember(pid: string, groupId: number) {
  // A process may end between the listing and the reading.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return false
  const { state, group } = parseProcStat(stat)
  return group === groupId && state !== 'Z'
}

/** Sends a signal to every process of a group. Returns false if there is none. */
function signalGroup(groupId: number, signal: NodeJS.Signals | 0) {
  try {
    process.kill(-groupId, signal)
    return true
  } catch {
    return false
  }
}
