import { parseUrl } from '@foyer/kit'
import { SaleError } from '../errors.ts'
import type { Bucket } from '../whitelist/uploadShards.ts'
import type { Environment } from './session.ts'

/**
 * A bucket as `s3://name/folder` names it, with the endpoint and the keys of the environment.
 *
 * @returns undefined for a folder of this machine
 * @throws {SaleError} the name or the endpoint is none, or a key is missing
 */
export function bucketOf(to: string, env: Environment): Bucket | undefined {
  if (!/^s3:/i.test(to)) return undefined
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(to) ?? []
  if (bucket === undefined || !/^[\w./-]*$/.test(prefix))
    throw refusal(`${to} does not name a bucket.`, 'write it as s3://bucket or s3://bucket/folder')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey)
    throw refusal('There is no key for the bucket.', 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const region = env.AWS_REGION || 'us-east-1'
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  if (!/^https?:$/.test(parseUrl(endpoint)?.protocol ?? ''))
    throw refusal('The endpoint of the bucket is not a URL.', 'set AWS_ENDPOINT_URL_S3 to https://…')
  const sessionToken = env.AWS_SESSION_TOKEN || undefined
  return {
    endpoint,
    region,
    bucket,
    prefix: prefix.replace(/^\/+|\/+$/g, ''),
    accessKeyId,
    secretAccessKey,
    sessionToken,
  }
}

function refusal(message: string, remedy: string) {
  return new SaleError(message, { remedy, docs: 'publish-the-shards' })
}
