import { styleText } from 'node:util'
import { type Counts, sum } from './counts.ts'
import type { PartResult } from './runParts.ts'

/** One part's outcome, such as `✓ unit        312 passed     41.2 s`. */
export function formatResult({ name, counts, milliseconds }: PartResult) {
  const mark = counts.failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  const seconds = `${(milliseconds / 1_000).toFixed(1)} s`
  return `${mark} ${name.padEnd(10)} ${formatCounts(counts)}  ${styleText('dim', seconds)}`
}

function formatCounts({ passed, failed, skipped }: Counts) {
  const parts = [`${passed} passed`]
  if (failed > 0) parts.push(styleText('red', `${failed} failed`))
  if (skipped > 0) parts.push(styleText('yellow', `${skipped} skipped`))
  return parts.join(', ')
}

/** Enough lines of a failure to know what happened; the whole text is further up. */
const LINES_OF_FAILURE = 12

/** What failed, or how the output of a part ended that cannot tell, then the table of all parts; the last line is exactly `N passed, N failed`. */
export function formatSummary(results: readonly PartResult[]) {
  const { passed, failed } = sum(results.map(({ counts }) => counts))
  return [
    '',
    ...results.flatMap(formatFailures),
    ...results.map(formatResult),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

function formatFailures({ name, counts, lastLines }: PartResult) {
  const { failed, failures = [] } = counts
  const texts = failures.map((failure) => failure.split('\n').slice(0, LINES_OF_FAILURE))
  if (failed > 0 && texts.length === 0 && lastLines.length > 0) texts.push([...lastLines])
  return texts.flatMap((lines) => [
    ...lines.map((line) => `${styleText('red', name.padEnd(10))}│ ${line}`),
    '',
  ])
}
