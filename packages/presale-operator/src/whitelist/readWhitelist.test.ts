import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, zeroHash } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { someAddresses } from '../testing/addresses.ts'
import { buildWhitelist } from './buildWhitelist.ts'
import { openShardSource } from './openShardSource.ts'
import { readWhitelist } from './readWhitelist.ts'
import { writeShards } from './writeShards.ts'

const whitelist = buildWhitelist(someAddresses(300))
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shards-'))
})

test('reads back what was written, and nothing else is left in the folder', async () => {
  await writeShards(folder, whitelist)
  expect(await readdir(folder)).toEqual([whitelist.root])
  const read = await readWhitelist(openShardSource(folder), whitelist.root)
  expect(read).toEqual(whitelist)
})

test('reads each shard once', async () => {
  const names: string[] = []
  const read = async (_root: Hex, name: string): Promise<unknown> => {
    names.push(name)
    return whitelist.shards.get(name)
  }
  await readWhitelist(read, whitelist.root)
  expect(names.sort()).toEqual([...whitelist.shards.keys()])
})

test('replaces a list that is written again', async () => {
  await writeShards(folder, whitelist)
  await writeFile(join(folder, whitelist.root, '00.json'), 'half of a fi')
  await writeShards(folder, whitelist)
  await expect(readWhitelist(openShardSource(folder), whitelist.root)).resolves.toEqual(whitelist)
})

test('reports a missing shard with its file', async () => {
  await writeShards(folder, whitelist)
  const missing = join(folder, whitelist.root, '7f.json')
  await rm(missing)
  await expect(readWhitelist(openShardSource(folder), whitelist.root)).rejects.toThrow(
    `${missing} cannot be read`,
  )
})

test("another byte's empty shard in the place of a full one is noticed", async () => {
  const small = buildWhitelist(someAddresses(3))
  const full = [...small.shards].find(([, { addresses }]) => addresses.length > 0)?.[0] ?? ''
  const empty = [...small.shards].find(([, { addresses }]) => addresses.length === 0)?.[0] ?? ''
  small.shards.set(full, small.shards.get(empty) ?? { root: zeroHash, outer: [], addresses: [] })
  await writeShards(folder, small)
  await expect(readWhitelist(openShardSource(folder), small.root)).rejects.toThrow(
    'do not belong to the whitelist root',
  )
})

test('reads an empty list before the first one is set', async () => {
  const { shards } = await readWhitelist(openShardSource(folder), zeroHash)
  expect(shards.size).toBe(0)
})

test('reads shards over HTTP, and tells a page of the app from a shard', async () => {
  const server = createServer(({ url = '' }, response) => {
    const name = url.split('/').at(-1)?.replace('.json', '') ?? ''
    if (url.startsWith('/app/')) response.end('<!doctype html>')
    else if (url.startsWith('/gone/')) response.writeHead(404).end()
    else response.end(JSON.stringify(whitelist.shards.get(name)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const read = (path: string) =>
    readWhitelist(openShardSource(`http://127.0.0.1:${port}${path}`), whitelist.root)

  await expect(read('/whitelist/')).resolves.toEqual(whitelist)
  await expect(read('/app')).rejects.toThrow('is not JSON')
  await expect(read('/gone')).rejects.toThrow('is answered with 404')
  server.close()
})
