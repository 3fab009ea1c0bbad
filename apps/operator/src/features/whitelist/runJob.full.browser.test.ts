import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { runJob } from './runJob.ts'

const ROWS = 100_000

/** Distinct addresses, spread over all first bytes. */
const address = (index: number) =>
  `0x${((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(5)}`
const fileOf = (text: string) => new File([text], 'list.csv', { type: 'text/csv' })

test('100,000 rows become a root and 256 shards while the page stays alive', async () => {
  const rows = Array.from({ length: ROWS }, (_, index) => address(index + 1))
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const phases = new Set<string>()
  let share = 0
  const { root, count, unchecked, zip } = await runJob(
    { type: 'build', mode: 'replace', file: fileOf(rows.join('\n')) },
    {
      onProgress(progress) {
        // Each phase goes from nothing to all, and never back.
        expect(progress.share).toBeGreaterThanOrEqual(phases.has(progress.phase) ? share : 0)
        expect(progress.share).toBeLessThanOrEqual(1)
        phases.add(progress.phase)
        share = progress.share
      },
    },
  )
  clearInterval(timer)

  expect([...phases]).toEqual(['check', 'build'])
  // A page that does the work itself has no turn before it is done.
  expect(turns).toBeGreaterThan(20)
  expect([count, unchecked]).toEqual([ROWS, ROWS - rows.filter((row) => !/[a-f]/.test(row.slice(2))).length])
  const files = Object.keys(unzipSync(zip))
  expect(files).toHaveLength(256)
  expect(files[0]).toBe(`${root}/00.json`)
})
