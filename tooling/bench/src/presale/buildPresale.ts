import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AppConfig } from '@foyer/presale/config'
import { execa } from 'execa'
import { buildSite } from '../harness/buildSite.ts'

const CLI = fileURLToPath(new URL('../../../../apps/presale/cli/main.ts', import.meta.url))

/** Builds the presale and puts `/config.json` and `/sale.json` beside it, as a deployment does. */
export const buildPresale = (config: AppConfig) =>
  buildSite('presale', {
    async onBuilt(folder) {
      const configFile = join(folder, 'config.json')
      await writeFile(configFile, JSON.stringify(config))
      await writeFile(join(folder, 'sale.json'), JSON.stringify(await snapshotNow(configFile)))
    },
    single: true,
  })

/** As if the chain's clock, which starts at the dates of the sale, were this machine's: the page shows no old snapshot. */
async function snapshotNow(configFile: string) {
  const { stdout } = await execa('node', ['--conditions=@foyer/source', CLI, 'snapshot', configFile])
  const { asOf, nextPriceAt, ...sale } = JSON.parse(stdout)
  const late = Math.floor(Date.now() / 1_000) - asOf
  return { ...sale, asOf: asOf + late, nextPriceAt: nextPriceAt + late }
}
