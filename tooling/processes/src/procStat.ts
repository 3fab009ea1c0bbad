/** What Linux tells about a process in `/proc/<pid>/stat`, see proc_pid_stat(5). */
export type ProcStat = {
  /** One letter. `Z` is a process that has ended and that its parent has not collected. */
  state: string
  parent: number
  group: number
  /** Clock ticks since boot. Distinguishes a process from a later one with the same id. */
  startedAt: string
}

export function parseProcStat(stat: string): ProcStat {
  // The second field is the name in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', parent, group] = fields
  return { state, parent: Number(parent), group: Number(group), startedAt: fields[19] ?? '' }
}
