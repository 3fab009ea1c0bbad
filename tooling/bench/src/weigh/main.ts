import { buildPackages } from '@foyer/packed'
import { type SiteName, siteConfigs } from '../harness/siteConfigs.ts'
import { formatChunk } from './formatChunk.ts'
import { listChunks } from './listChunks.ts'

// Prints the chunks of a site's build and what is in them: `weigh floor`, `weigh foyer` or `weigh presale`.
const [name = ''] = process.argv.slice(2)
if (!isSiteName(name)) {
  console.error(`Name a site: ${Object.keys(siteConfigs).join(', ')}.`)
  process.exit(2)
}
if (name === 'foyer') await buildPackages(console.log)
for (const chunk of await listChunks(siteConfigs[name])) console.log(formatChunk(chunk))

function isSiteName(value: string): value is SiteName {
  return Object.hasOwn(siteConfigs, value)
}
