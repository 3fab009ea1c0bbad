/** What Linux tells of a process in `/proc/<pid>/stat`, see proc_pid_stat(5). */
export type ProcStat = {
  /** One letter; `Z` has ended but is not yet collected by its parent. */
  state: string
  parent: number
  group: number
  /** Clock ticks since boot: tells a process from a later one with the same id. */
  startedAt: string
}

export function parseProcStat(stat: string): ProcStat {
  // The second field, the name, stands in parentheses and may itself hold blanks and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', parent, group] = fields
  return { state, parent: Number(parent), group: Number(group), startedAt: fields[19] ?? '' }
}
