import { median } from '../harness/median.ts'
import type { Budget, Row } from '../row.ts'
import { type Audit, audit, type Category } from './audit.ts'

const BUDGETS: Record<Category, { name: string; budget: Budget }> = {
  // A score made of timings: it belongs to the machine as much as to the page.
  performance: { name: 'performance', budget: { least: 95, gates: false } },
  accessibility: { name: 'accessibility', budget: { least: 100 } },
  'best-practices': { name: 'best practices', budget: { least: 100 } },
  seo: { name: 'SEO', budget: { least: 100 } },
}

export type AuditRowsParameters = {
  url: string
  /** The start of the rows' names. */
  page: string
  runs: number
  onProgress: (message: string) => void
}

/** Lighthouse on a phone: one row a category, one for the largest paint and one for the machine, each the median of several runs. */
export async function auditRows({ url, page, runs, onProgress }: AuditRowsParameters): Promise<Row[]> {
  const audits: Audit[] = []
  for (let run = 1; run <= runs; run++) {
    onProgress(`Lighthouse of ${page}, ${run} of ${runs}`)
    audits.push(await audit(url))
  }
  const categories = Object.keys(BUDGETS) as Category[]
  for (const category of categories) {
    const findings = new Set(audits.flatMap(({ findings }) => findings[category]))
    if (findings.size > 0) onProgress(`Lighthouse ${category} found: ${[...findings].join(', ')}`)
  }
  return [
    ...categories.map(
      (category): Row => ({
        what: `${page}: Lighthouse mobile, ${BUDGETS[category].name}`,
        measured: median(audits.map(({ scores }) => scores[category])),
        unit: 'points',
        budget: BUDGETS[category].budget,
      }),
    ),
    {
      what: `${page}: Lighthouse mobile, largest contentful paint`,
      measured: median(audits.map(({ largestPaintMs }) => largestPaintMs)),
      unit: 'ms',
      budget: { most: 2_000 },
    },
    {
      what: `${page}: Lighthouse’s index of the machine`,
      measured: median(audits.map(({ machineIndex }) => machineIndex)),
      unit: 'points',
    },
  ]
}
