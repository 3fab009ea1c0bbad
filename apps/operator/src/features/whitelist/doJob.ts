import {
  buildWhitelist,
  parseAddressList,
  readWhitelist,
  shardsOnTheWeb,
} from '@foyer/presale-contracts/operate'
import { strToU8, zipSync } from 'fflate'
import type { Hex } from 'viem'
import type { BuiltList, Job, JobResults, ListChange } from './jobs.ts'

/** Does a job where it is called; the page calls it in a worker, for 100,000 addresses take seconds. */
export async function doJob(job: Job): Promise<JobResults[Job['type']]> {
  switch (job.type) {
    case 'build':
      return build(await read(job.file))
    case 'verify':
      return { count: (await readPublished(job.baseUrl, job.root)).length }
    case 'compare':
      return compare((await read(job.file)).addresses, await readPublished(job.baseUrl, job.root))
  }
}

async function read(file: File) {
  return parseAddressList({ bytes: new Uint8Array(await file.arrayBuffer()), label: file.name })
}

function build({ addresses, unchecked }: ReturnType<typeof parseAddressList>): BuiltList {
  const { root, shards } = buildWhitelist(addresses)
  const files = [...shards].map(([name, shard]) => [`${root}/${name}.json`, strToU8(JSON.stringify(shard))])
  // Random hexadecimal digits: the fastest level makes them nearly as small as the slowest.
  return { root, count: addresses.length, unchecked, zip: zipSync(Object.fromEntries(files), { level: 1 }) }
}

async function readPublished(baseUrl: string, root: Hex): Promise<string[]> {
  const { shards } = await readWhitelist(shardsOnTheWeb(baseUrl.replace(/\/$/, '')), root)
  return [...shards.values()].flatMap(({ addresses }) => addresses)
}

function compare(list: readonly string[], published: readonly string[]): ListChange {
  const [next, live] = [new Set(list), new Set(published)]
  return {
    added: list.filter((address) => !live.has(address)),
    removed: published.filter((address) => !next.has(address)),
  }
}
