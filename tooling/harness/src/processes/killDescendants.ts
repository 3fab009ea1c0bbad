import { readdirSync, readFileSync } from 'node:fs'
import { parseProcStat } from './procStat.ts'

/**
 * Sends SIGKILL to every process that this one has started, and to those that they have started, whatever their group.
 * Without `/proc` there is no list of them, and none is ended.
 */
export function killDescendants() {
  for (const pid of findDescendants(process.pid)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

function findDescendants(ancestor: number) {
  const childrenOf = Map.groupBy(listProcesses(), ({ parent }) => parent)
  const find = (parent: number): number[] =>
    (childrenOf.get(parent) ?? []).flatMap(({ pid }) => [pid, ...find(pid)])
  return find(ancestor)
}

function listProcesses() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readParent(Number(name)) : []))
  } catch {
    return []
  }
}

function readParent(pid: number) {
  try {
    return [{ pid, parent: parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).parent }]
  } catch {
    return []
  }
}
