import { findDescendants, listProcesses } from './listProcesses.ts'

/** Sends SIGKILL to the descendants of this process. Without `/proc` there is no list of them, and none is ended. */
export async function killDescendants() {
  for (const { pid } of findDescendants((await listProcesses()) ?? [])) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}
