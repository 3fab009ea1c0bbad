import { readdir, readFile } from 'node:fs/promises'
import { type ProcStat, parseProcStat } from './procStat.ts'

export type Process = ProcStat & { pid: number }

/** The processes of the machine. Undefined without `/proc`. */
export async function listProcesses(): Promise<Process[] | undefined> {
  const names = await readdir('/proc').catch(() => undefined)
  const pids = names?.filter((name) => /^\d+$/.test(name)).map(Number)
  if (pids === undefined) return undefined
  return (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined)
}

async function readProcess(pid: number): Promise<Process | undefined> {
  // A process may end between the listing and the reading.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat === undefined ? undefined : { pid, ...parseProcStat(stat) }
}

/** Those of the processes that this one has started, and those that they have started, whatever their group. */
export function findDescendants(processes: readonly Process[]): Process[] {
  const find = (pid: number): Process[] =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...find(child.pid)])
  return find(process.pid)
}
