import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAddress, keccak256, numberToHex, sliceHex } from 'viem'
import type { Row } from '../row.ts'
import { runMeasured } from './runMeasured.ts'

const ADDRESSES = 100_000

/** The operator's `presale whitelist build` on the list of a large sale, from the CSV file to the shards on disk. */
export async function measureWhitelist(onProgress: (message: string) => void): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  try {
    const count = ADDRESSES.toLocaleString('en-US')
    onProgress(`Making up ${count} addresses`)
    const list = join(folder, 'list.csv')
    await writeFile(list, Array.from({ length: ADDRESSES }, (_, index) => addressAt(index)).join('\n'))

    onProgress('Building their whitelist')
    const presale = new URL('../../../../packages/presale-operator/bin/presale.js', import.meta.url)
    const { seconds, peakMiB } = await runMeasured(presale, [
      'whitelist',
      'build',
      list,
      '--out',
      join(folder, 'out'),
    ])
    return [
      { what: `whitelist of ${count}: build`, measured: seconds, unit: 's', budget: { most: 10 } },
      { what: `whitelist of ${count}: peak memory`, measured: peakMiB, unit: 'MiB', budget: { most: 300 } },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Spread like real ones, the same in each run, and with checksums, which the command then has to check. */
const addressAt = (index: number) => getAddress(sliceHex(keccak256(numberToHex(index)), 12))
