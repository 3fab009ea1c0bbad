import { styleText } from 'node:util'
import { type Counts, countOutcome, sumCounts } from './outcome.ts'
import type { PartResult } from './runParts.ts'

/** Each flaky file must be mended at its cause; more of them fail the run. */
const MAX_FLAKY = 3
/** How many lines of a failure are repeated; the whole text is further up. */
const LINES_OF_FAILURE = 12

export type Summary = {
  /** What failed, the table of all parts and the flaky files. The last line is exactly `N passed, N failed`. */
  text: string
  isPassed: boolean
}

export type SummarizeParameters = {
  results: readonly PartResult[]
  /** How long the whole run took. */
  milliseconds: number
}

/** Sums up the results of all parts. */
export function summarize({ results, milliseconds }: SummarizeParameters): Summary {
  const flaky = results.flatMap(({ flaky }) => flaky).length
  const { passed, failed } = sumCounts(results.map(({ outcome }) => countOutcome(outcome)))
  const tooFlaky = flaky > MAX_FLAKY ? 1 : 0
  const lines = [
    '',
    ...results.flatMap(formatFailures),
    ...results.map(formatResult),
    styleText('dim', `  ${'all'.padEnd(10)} ${(milliseconds / 60_000).toFixed(1)} min`),
    '',
    ...(flaky > 0 ? ['flaky:', ...results.flatMap(formatFlaky)] : []),
    ...(tooFlaky ? [`${flaky} files are flaky, which fails the run: at most ${MAX_FLAKY} may be.`, ''] : []),
    `${passed} passed, ${failed + tooFlaky} failed`,
  ]
  return { text: lines.join('\n'), isPassed: failed + tooFlaky === 0 }
}

/** Formats one part's outcome, such as `✓ unit        312 passed     41.2 s`. */
export function formatResult({ name, outcome, milliseconds, flaky }: PartResult) {
  const counts = countOutcome(outcome)
  const mark = counts.failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  const seconds = `${(milliseconds / 1_000).toFixed(1)} s`
  return `${mark} ${name.padEnd(10)} ${formatCounts(counts, flaky.length)}  ${styleText('dim', seconds)}`
}

function formatCounts({ passed, failed, skipped }: Counts, flaky: number) {
  const parts = [`${passed} passed`]
  if (failed > 0) parts.push(styleText('red', `${failed} failed`))
  if (skipped > 0) parts.push(styleText('yellow', `${skipped} skipped`))
  if (flaky > 0) parts.push(styleText('yellow', `${flaky} flaky`))
  return parts.join(', ')
}

function formatFailures({ name, outcome, lastLines }: PartResult) {
  const failures = [...outcome.files.flatMap((file) => file.failures), ...outcome.failures]
  const texts = failures.map((failure) => failure.split('\n').slice(0, LINES_OF_FAILURE))
  const isSilent = countOutcome(outcome).failed > 0 && texts.length === 0 && lastLines.length > 0
  return (isSilent ? [lastLines] : texts).flatMap((lines) => formatText(name, lines, 'red'))
}

function formatFlaky({ name, flaky }: PartResult) {
  return flaky
    .flatMap(({ failures }) => failures)
    .flatMap((failure) => formatText(name, failure.split('\n'), 'yellow'))
}

function formatText(name: string, lines: readonly string[], colour: 'red' | 'yellow') {
  return [...lines.map((line) => `${styleText(colour, name.padEnd(10))}│ ${line}`), '']
}
