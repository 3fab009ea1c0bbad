import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someAddresses } from '../../testing/addresses.ts'
import { createCli } from '../../testing/createCli.ts'
import { buildWhitelist } from '../../whitelist/buildWhitelist.ts'
import { writeShards } from '../../whitelist/writeShards.ts'

// An S3 server with one bucket. It knows keys, but does not calculate signatures of version 4.
const BUCKET = 'presale'
const READERS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>`

let server: S3rver
let endpoint: string
let folder: string
let env: Record<string, string>
const whitelist = buildWhitelist(someAddresses(300))
const { presale } = createCli({ rpcUrl: '', deployment: '' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [READERS] }],
  })
  const { port } = (await server.run()) as AddressInfo
  endpoint = `http://127.0.0.1:${port}`
  env = { AWS_ENDPOINT_URL_S3: endpoint, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  await writeShards(join(folder, 'built'), whitelist)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const publish = (options: string, changes: Record<string, string> = {}) =>
  presale(`whitelist publish ${whitelist.root} --from ${folder}/built ${options}`, {
    bare: true,
    env: { ...env, ...changes },
  })

test('uploads all shards to a bucket and reads them where buyers read them, by the base URL of the configuration', async () => {
  const baseUrl = `${endpoint}/${BUCKET}/whitelist`
  const text = await readFile(new URL('../../../config/devnet.yaml', import.meta.url), 'utf8')
  const config = join(folder, 'config.yaml')
  await writeFile(config, text.replace('baseUrl: /whitelist', `baseUrl: ${baseUrl}`))
  const { code, out, errors } = await publish(`--to s3://${BUCKET}/whitelist --config ${config}`)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out).toContain(`Uploaded 256 shards to s3://${BUCKET}/whitelist/${whitelist.root}`)
  expect(out).toContain(`Read all of them at ${baseUrl}/${whitelist.root}`)
  const response = await fetch(`${baseUrl}/${whitelist.root}/7f.json`)
  expect(await response.json()).toEqual(whitelist.shards.get('7f'))
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('says that buyers read something other than the bucket', async () => {
  const { code, errors } = await publish(`--to s3://${BUCKET}/a --shards ${endpoint}/${BUCKET}/nothing`)
  expect(code).toBe(2)
  expect(errors).toContain('The shards are in the bucket, but cannot be read where buyers read them.')
  expect(errors).toMatch(/The shard .*\/nothing\/.* is answered with 404\./)
})

test.each([
  ['a wrong key', BUCKET, { AWS_ACCESS_KEY_ID: 'wrong' }, /answered with 403 InvalidAccessKeyId\./],
  ['a bucket that is not there', 'another', {}, /answered with 404 NoSuchBucket\./],
  ['no answer', BUCKET, { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, /cannot be reached\./],
  ['no key', BUCKET, { AWS_ACCESS_KEY_ID: '' }, /^There is no key for the bucket\./],
  ['no endpoint', BUCKET, { AWS_ENDPOINT_URL_S3: 'minio' }, /^The endpoint of the bucket is not a URL\./],
  ['no bucket', 'A_b', {}, /^s3:\/\/A_b does not name a bucket\./],
])('refuses %s in a sentence', async (_name, bucket, changes, message) => {
  const { code, errors } = await publish(`--to s3://${bucket} --shards ${endpoint}/${BUCKET}`, changes)
  expect(code).toBe(2)
  expect(errors).toMatch(message)
  expect(errors).toContain('To do: ')
  expect(errors).not.toContain('S3RVER')
})
