import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { REPOSITORY } from './workspace.ts'

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')

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

const rules = rulesSchema.parse(parse(read('ops/alerts.yaml'))).groups.flatMap((group) => group.rules)
const metrics = globSync('apps/*/src/**/createMetrics.ts', { cwd: REPOSITORY }).map(read).join()

/** Suffixes that the text format adds. */
const nameOf = (series: string) => series.replace(/_(?:total|count|sum|bucket)$/, '')

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s looks at series that a server has, and says what to do',
  (alert, rule) => {
    const series = rule.expr.match(/\b(?:gateway|wallet)_\w+/g) ?? []
    for (const one of series) expect(metrics).toContain(`'${nameOf(one)}'`)
    expect(series.length > 0 || /^up\{/.test(rule.expr)).toBe(true)
    expect(rule.annotations.runbook).toBe(`docs/scale.md#${alert.toLowerCase()}`)
    expect(read('docs/scale.md')).toContain(`\n### ${alert}\n`)
  },
)
