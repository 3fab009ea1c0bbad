import {
  addressesOf,
  addToList,
  buildWhitelist,
  compareLists,
  describeListChange,
  filesOf,
  type LiveList,
  parseAddressList,
  readWhitelist,
} from '@foyer/presale-operator'
import { strToU8, zipSync } from 'fflate'
import type { Address } from 'viem'
import type { BuiltList, Job, JobProgress, JobResults, Published } from './jobs.ts'
import { publishedShards } from './publishedShards.ts'

type OnProgress = (progress: JobProgress) => void

/** Does a job where it is called; the page calls it in a worker, for 100,000 addresses take seconds. */
export async function doJob(job: Job, onProgress: OnProgress): Promise<JobResults[Job['type']]> {
  switch (job.type) {
    case 'build':
      return build(job, onProgress)
    case 'verify': {
      const addresses = await readPublished(job.published, onProgress)
      const change = describeListChange(addresses, await readLive(job.live, onProgress))
      return { count: addresses.length, ...change }
    }
  }
}

async function build(
  { file, mode, live }: Extract<Job, { type: 'build' }>,
  onProgress: OnProgress,
): Promise<BuiltList> {
  const { addresses, unchecked } = parseAddressList({
    bytes: new Uint8Array(await file.arrayBuffer()),
    label: file.name,
    onProgress: (share) => onProgress({ phase: 'check', share }),
  })
  // A file that is added to a list which cannot be read would replace that list.
  const current =
    mode === 'add' && live !== undefined
      ? await readPublished(live, onProgress)
      : await tryLive(live, onProgress)
  const { addresses: list, repeated } =
    mode === 'add' ? addToList(current ?? [], addresses) : { addresses, repeated: [] }
  const whitelist = buildWhitelist(list, (share) => onProgress({ phase: 'build', share }))
  const { root } = whitelist
  const files = filesOf(whitelist).map(([name, content]) => [`${root}/${name}.json`, strToU8(content)])
  return {
    root,
    count: list.length,
    unchecked,
    // Random hexadecimal digits: the fastest level makes them nearly as small as the slowest.
    zip: zipSync(Object.fromEntries(files), { level: 1 }),
    change: current === undefined ? undefined : compareLists(list, current),
    repeated,
  }
}

async function readPublished({ baseUrl, root }: Published, onProgress: OnProgress): Promise<Address[]> {
  const onShare = (share: number) => onProgress({ phase: 'download', share })
  const whitelist = await readWhitelist(publishedShards(baseUrl), root, onShare)
  return addressesOf(whitelist)
}

async function tryLive(live: Published | undefined, onProgress: OnProgress) {
  const list = await readLive(live, onProgress)
  return list.status === 'read' ? list.addresses : undefined
}

/** The list in force. One that cannot be read keeps nobody from putting another in force. */
async function readLive(live: Published | undefined, onProgress: OnProgress): Promise<LiveList> {
  if (live === undefined) return { status: 'none' }
  try {
    return { status: 'read', root: live.root, addresses: await readPublished(live, onProgress) }
  } catch {
    return { status: 'unread', root: live.root }
  }
}
