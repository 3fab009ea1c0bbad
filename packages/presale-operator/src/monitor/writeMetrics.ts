import { writeFileAtomic } from '../files/writeFileAtomic.ts'
import type { Finding } from './finding.ts'

export type MonitorMetrics = {
  block: bigint
  findings: readonly Finding[]
  /** The time of the check. */
  checkedAt: Date
}

/** Writes what the monitor has found for the textfile collector of node_exporter: the monitor itself does not run on. */
export async function writeMetrics(file: string, { block, findings, checkedAt }: MonitorMetrics) {
  const alarms = new Map(findings.map(({ rule }) => [rule, 0]))
  for (const { rule, status } of findings)
    if (status === 'alarm') alarms.set(rule, (alarms.get(rule) ?? 0) + 1)
  const lines = [
    ...describe('monitor_last_check_timestamp_seconds', 'When the sale was last checked.'),
    `monitor_last_check_timestamp_seconds ${Math.floor(checkedAt.getTime() / 1_000)}`,
    ...describe('monitor_checked_block', 'The block as of which the sale was checked.'),
    `monitor_checked_block ${block}`,
    ...describe('monitor_alarms', 'What asks for a person, by the rule that does not hold.'),
    ...[...alarms].map(([rule, count]) => `monitor_alarms{rule="${rule}"} ${count}`),
  ]
  await writeFileAtomic(file, `${lines.join('\n')}\n`)
}

const describe = (name: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`]
