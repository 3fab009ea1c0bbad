import { type Budget, describeVerdict, type Row } from './row.ts'

const HEADINGS = ['what', 'measured', '× floor', 'budget', 'verdict']
const TO_THE_RIGHT = ['measured', '× floor', 'budget']

/** The rows as aligned text, numbers to the right. */
export function formatTable(rows: Row[]) {
  const cells = rows.map((row) => [
    row.what,
    `${formatNumber(row.measured)} ${row.unit}`,
    row.timesFloor === undefined ? '' : formatNumber(row.timesFloor),
    formatBudget(row.budget),
    describeVerdict(row),
  ])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...cells.map((line) => line[column]?.length ?? 0)),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  return [HEADINGS, rule, ...cells].map((line) => formatLine(line, widths)).join('\n')
}

const formatLine = (line: string[], widths: number[]) =>
  line
    .map((cell, column) => {
      const width = widths[column] ?? 0
      return TO_THE_RIGHT.includes(HEADINGS[column] ?? '') ? cell.padStart(width) : cell.padEnd(width)
    })
    .join('  ')
    .trimEnd()

function formatBudget({ most, least, aim }: Budget = {}) {
  if (most !== undefined)
    return `≤ ${formatNumber(most)}${aim === undefined ? '' : ` (aim ${formatNumber(aim)})`}`
  return least === undefined ? '–' : `≥ ${formatNumber(least)}`
}

/** One digit after the point below a hundred, none above. */
const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 })
