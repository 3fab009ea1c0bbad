import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { read } from './workspace.ts'

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})

const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
  ),
})

const rules = rulesSchema.parse(parse(read('ops/alerts.yaml'))).groups.flatMap((group) => group.rules)
const { panels } = dashboardSchema.parse(JSON.parse(read('ops/dashboard.json')))

/** The files in which each program makes its series. */
const SOURCES = [
  'apps/gateway/src/metrics/createMetrics.ts',
  'apps/wallet-server/src/shared/metrics/createMetrics.ts',
  'apps/indexer/launcher/serveIndexerMetrics.ts',
  'packages/presale-operator/src/keeper/serveKeeperMetrics.ts',
]
const SHARED = ['build_info', 'request_duration_seconds']

function namesOf(file: string): string[] {
  const text = read(file)
  const program = /program: '(\w+)'/.exec(text)?.[1]
  const made = [...text.matchAll(/\b(?:gauge|count|durations)\(\s*'(\w+)'/g)].map(([, name]) => name)
  return [...made, ...SHARED].map((name) => `${program}_${name}`)
}

const monitor = read('packages/presale-operator/src/monitor/writeMetrics.ts').match(/\bmonitor_\w+/g) ?? []
/** Commands name their series by a prefix. */
const backups = [
  'apps/gateway/launcher/commands/backup.ts',
  'apps/wallet-server/src/commands/addDatabaseCommands.ts',
].flatMap((file) =>
  [...read(file).matchAll(/prefix: '(\w+)'/g)].flatMap(([, prefix]) =>
    [...read('packages/server-kit/src/backup/writeBackupMetrics.ts').matchAll(/describe\(\s*'(\w+)'/g)].map(
      ([, name]) => `${prefix}_${name}`,
    ),
  ),
)
const names = new Set([...SOURCES.flatMap(namesOf), ...monitor, ...backups])

/** Suffixes that the text format adds. */
const nameOf = (series: string) => series.replace(/_(?:total|count|sum|bucket)$/, '')

/** Series of an expression that no program has. */
function listUnknown(expr: string): string[] {
  const series = expr.match(/\b(?:gateway|wallet|indexer|keeper|monitor)_\w+/g) ?? []
  expect(series.length > 0 || /^up\{/.test(expr), expr).toBe(true)
  return series.filter((one) => !names.has(one) && !names.has(nameOf(one)))
}

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s looks at series that a program has, and says what to do',
  (alert, rule) => {
    expect(listUnknown(rule.expr)).toEqual([])
    expect(rule.annotations.runbook).toBe(`docs/scale.md#${alert.toLowerCase()}`)
    expect(read('docs/scale.md')).toContain(`\n### ${alert}\n`)
  },
)

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the panel "%s" shows series that a program has',
  (_, { targets = [] }) => {
    for (const { expr } of targets) expect(listUnknown(expr)).toEqual([])
  },
)
