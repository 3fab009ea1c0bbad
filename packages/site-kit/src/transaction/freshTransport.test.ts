import { createClient, custom, fallback, numberToHex } from 'viem'
import { getBalance } from 'viem/actions'
import { expect, test } from 'vitest'
import { createFreshness } from './createFreshness.ts'
import { freshTransport } from './freshTransport.ts'

const ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A node at a block, which every account's balance is, and what it was asked. */
function createNode(block: number) {
  const node = { block, asked: [] as string[] }
  const transport = custom(
    {
      async request({ method }) {
        node.asked.push(method)
        return numberToHex(node.block)
      },
    },
    { retryCount: 0 },
  )
  return { node, transport }
}

function setup(...blocks: number[]) {
  const freshness = createFreshness()
  const nodes = blocks.map(createNode)
  const transports = nodes.map(({ transport }) => freshTransport(transport, freshness))
  const client = createClient({ transport: fallback(transports, { retryCount: 0 }) })
  return {
    freshness,
    nodes: nodes.map(({ node }) => node),
    read: () => getBalance(client, { address: ACCOUNT }),
  }
}

test('asks for nothing else as long as no block is required', async () => {
  const { nodes, read } = setup(7)
  expect(await read()).toBe(7n)
  expect(nodes[0]?.asked).toEqual(['eth_getBalance'])
})

test('uses no answer of a node that is behind, until it has the block', async () => {
  const { freshness, nodes, read } = setup(7)
  freshness.require(8n)
  await expect(read()).rejects.toThrow('The node is behind the last transaction of this page.')
  expect(nodes[0]?.asked).toEqual(['eth_blockNumber'])
  Object.assign(nodes[0] ?? {}, { block: 8 })
  expect(await read()).toBe(8n)
})

test('asks for the block once after each transaction', async () => {
  const { freshness, nodes, read } = setup(9)
  freshness.require(8n)
  await read()
  await read()
  expect(nodes[0]?.asked).toEqual(['eth_blockNumber', 'eth_getBalance', 'eth_getBalance'])
})

test('asks the next node when the first is behind', async () => {
  const { freshness, read } = setup(7, 9)
  freshness.require(8n)
  expect(await read()).toBe(9n)
})
