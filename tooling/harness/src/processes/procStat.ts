/** Fields of a process in `/proc/<pid>/stat` of Linux, see proc_pid_stat(5). */
export type ProcStat = {
  /** One letter. `Z` is a process that has ended and that its parent has not collected. */
  state: string
  parent: number
  group: number
  /** Clock ticks since boot. Distinguishes a process from a later one with the same id. */
  startedAt: string
  /** Clock ticks of processor time that the process has taken, with those of its children that it has collected. */
  cpuTicks: number
}

export function parseProcStat(stat: string): ProcStat {
  // The second field is the name in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', parent, group] = fields
  const cpuTicks = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  return { state, parent: Number(parent), group: Number(group), startedAt: fields[19] ?? '', cpuTicks }
}
