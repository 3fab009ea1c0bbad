import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { RecordTable } from './RecordTable.tsx'

const rows = Array.from({ length: 10_000 }, (_, index) => index + 1)
const columns = [{ label: 'Number', cell: (row: number) => `Row ${row}`, csv: String }]
const inDocument = () => document.querySelectorAll('tbody tr').length

test.each([
  [1440, 900],
  [360, 740],
])('keeps at most 60 of 10,000 rows in the document while scrolling, at %i px', async (width, height) => {
  await page.viewport(width, height)
  renderWithProviders(
    <RecordTable label="Records" columns={columns} rows={rows} hasMore={false} keyOf={(row) => row} />,
  )
  const table = page.getByRole('table', { name: 'Records' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001')
  await expect.element(page.getByText('Row 1', { exact: true })).toBeVisible()
  expect(inDocument()).toBeLessThanOrEqual(60)

  const box = table.element().parentElement
  // Rows are measured on the way, which moves the end.
  const scrollDown = () => {
    box?.scrollTo(0, box.scrollHeight)
    return table.element().textContent
  }
  await expect.poll(scrollDown).toContain('Row 10000')
  expect(inDocument()).toBeLessThanOrEqual(60)
  await expect.element(page.getByText('Row 1', { exact: true })).not.toBeInTheDocument()
})
