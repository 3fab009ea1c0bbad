import { expect, test } from 'vitest'
import { HISTORY, startChain } from '../test/chainServer.ts'
import { ADDRESS } from '../test/createFakeAdapter.ts'
import { json } from '../test/wireServer.ts'
import { createChainClient } from './createChainClient.ts'

const CHAINS = '/v1/supported-chains'
const onBsc = { address: ADDRESS, chainId: 'eip155:56', cursor: undefined }

async function setup() {
  const server = await startChain()
  const supported = new Map()
  const create = (baseUrl = server.url) => createChainClient({ baseUrl, projectId: 'p', supported })
  return { server, create }
}

test('asks once which networks are supported, for all clients of a modal', async () => {
  const { server, create } = await setup()
  const [first, second] = [create(), create()]
  await Promise.all([first.history(onBsc), second.history(onBsc)])
  await second.history(onBsc)
  expect(server.queries(CHAINS)).toHaveLength(1)
  expect(server.queries(HISTORY)).toHaveLength(3)
})

test('makes no request about a network that is not supported', async () => {
  const { server, create } = await setup()
  expect(await create().history({ ...onBsc, chainId: 'eip155:1' })).toBeUndefined()
  expect(server.queries(HISTORY)).toEqual([])
})

test('takes the networks that it can read, whatever else the list has', async () => {
  const { server, create } = await setup()
  server.answers.set(CHAINS, (_, response) => json(response, { http: [null, 56, 'eip155:56'], ws: [] }))
  expect(await create().history(onBsc)).toMatchObject({ data: { length: 20 } })
})

test('asks again after a failure', async () => {
  const { server, create } = await setup()
  server.fail(CHAINS, 500)
  await expect(create().history(onBsc)).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  server.answers.clear()
  expect(await create().history(onBsc)).toMatchObject({ data: { length: 20 } })
})

test('asks each server for its own networks', async () => {
  const [{ server, create }, other] = [await setup(), await startChain()]
  await create().history(onBsc)
  await create(other.url).history(onBsc)
  expect([server, other].map(({ queries }) => queries(CHAINS).length)).toEqual([1, 1])
})
