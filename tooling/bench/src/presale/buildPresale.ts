import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppConfig } from '@foyer/presale/config'
import { buildSite } from '../harness/buildSite.ts'

/** Builds the presale and puts `/config.json` beside it, as a deployment does. */
export const buildPresale = (config: AppConfig) =>
  buildSite('presale', {
    onBuilt: (folder) => writeFile(join(folder, 'config.json'), JSON.stringify(config)),
    single: true,
  })
