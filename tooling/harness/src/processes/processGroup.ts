import { setTimeout as wait } from 'node:timers/promises'
import { listProcesses } from './listProcesses.ts'

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
 * True if any process of the group runs. A process that has ended and that its parent has not collected does not
 * count: process 1 of a container may never collect it.
 */
export async function isGroupRunning(groupId: number) {
  if (!signalGroup(groupId, 0)) return false
  const processes = await listProcesses()
  // Without /proc only the signal can tell.
  if (processes === undefined) return true
  return processes.some(({ group, state }) => group === groupId && state !== 'Z')
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
