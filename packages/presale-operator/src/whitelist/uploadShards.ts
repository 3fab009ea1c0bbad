import { AwsClient } from 'aws4fetch'
import { SaleError } from '../errors.ts'
import { filesOf, type Whitelist } from './buildWhitelist.ts'

/** Uploads at a time. */
const PARALLEL = 16
/** Time that one upload may take, in milliseconds. */
const TIMEOUT = 60_000
/** Further tries of an upload that the service was too busy for. */
const RETRIES = 5

/** Files of one root never change. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' }

/** A place in a bucket of an S3-compatible service. */
export type Bucket = {
  /** Address of the service. */
  endpoint: string
  region: string
  bucket: string
  /** Folder inside the bucket, without slashes around it; empty for none. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/**
 * Puts `<prefix>/<root>/<name>.json` into a bucket for all shards. Shards of other roots stay, for the old root is in
 * force until the switch.
 *
 * @throws {SaleError} the service cannot be reached or refuses a file
 */
export async function uploadShards(place: Bucket, whitelist: Whitelist): Promise<void> {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken } = place
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    ...(sessionToken !== undefined && { sessionToken }),
  })
  const folder = [endpoint.replace(/\/+$/, ''), bucket, prefix, whitelist.root]
    .filter((part) => part !== '')
    .join('/')
  const queue = filesOf(whitelist)

  async function uploadNext() {
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
      const [name, body] = entry
      const url = `${folder}/${name}.json`
      const signal = AbortSignal.timeout(TIMEOUT)
      const response = await client
        .fetch(url, { method: 'PUT', headers: HEADERS, body, signal })
        .catch((cause: unknown) => {
          throw uploadError(
            url,
            'cannot be reached',
            'check the endpoint and the network, then run it again',
            cause,
          )
        })
      if (!response.ok) throw await refusalOf(url, response)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, uploadNext)).finally(() => {
    queue.length = 0
  })
}

async function refusalOf(url: string, response: Response) {
  const text = await response.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  const problem = `is answered with ${response.status}${code === undefined ? '' : ` ${code}`}`
  const remedies: Record<number, string> = {
    401: 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    403: 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the region, and that the key may write there',
    404: 'make the bucket first, or correct its name or the endpoint',
  }
  return uploadError(
    url,
    problem,
    remedies[response.status] ?? 'check the endpoint and the region, then run it again',
  )
}

function uploadError(url: string, problem: string, remedy: string, cause?: unknown) {
  return new SaleError(`The upload of ${url} ${problem}.`, { remedy, docs: 'publish-the-shards', cause })
}
