import { buildWhitelist, parseAddressList, readWhitelist } from '@foyer/presale-operator'
import { strToU8, zipSync } from 'fflate'
import type { Hex } from 'viem'
import type { BuiltList, Job, JobProgress, JobResults, ListChange } from './jobs.ts'
import { publishedShards } from './publishedShards.ts'

const SHARDS = 256

type OnProgress = (progress: JobProgress) => void

/** Does a job where it is called; the page calls it in a worker, for 100,000 addresses take seconds. */
export async function doJob(job: Job, onProgress: OnProgress): Promise<JobResults[Job['type']]> {
  switch (job.type) {
    case 'build':
      return build(await read(job.file, onProgress), onProgress)
    case 'verify':
      return { count: (await readPublished(job, onProgress)).length }
    case 'compare':
      return compare((await read(job.file, onProgress)).addresses, await readPublished(job, onProgress))
  }
}

async function read(file: File, onProgress: OnProgress) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return parseAddressList({
    bytes,
    label: file.name,
    onProgress: (share) => onProgress({ phase: 'check', share }),
  })
}

function build(
  { addresses, unchecked }: ReturnType<typeof parseAddressList>,
  onProgress: OnProgress,
): BuiltList {
  const { root, shards } = buildWhitelist(addresses, (share) => onProgress({ phase: 'build', share }))
  const files = [...shards].map(([name, shard]) => [`${root}/${name}.json`, strToU8(JSON.stringify(shard))])
  // Random hexadecimal digits: the fastest level makes them nearly as small as the slowest.
  return { root, count: addresses.length, unchecked, zip: zipSync(Object.fromEntries(files), { level: 1 }) }
}

type Published = { baseUrl: string; root: Hex }

async function readPublished({ baseUrl, root }: Published, onProgress: OnProgress): Promise<string[]> {
  const readShard = publishedShards(baseUrl)
  let read = 0
  const { shards } = await readWhitelist(async (...shard) => {
    const content = await readShard(...shard)
    onProgress({ phase: 'download', share: ++read / SHARDS })
    return content
  }, root)
  return [...shards.values()].flatMap(({ addresses }) => addresses)
}

function compare(list: readonly string[], published: readonly string[]): ListChange {
  const [next, live] = [new Set(list), new Set(published)]
  return {
    added: list.filter((address) => !live.has(address)),
    removed: published.filter((address) => !next.has(address)),
  }
}
