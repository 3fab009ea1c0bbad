import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { createNameReader } from './createNameReader.ts'
import { createNameResolver } from './createNameResolver.ts'

const REGISTRY: Address = `0x${'e'.repeat(40)}`
const RESOLVER: Address = `0x${'d'.repeat(40)}`
const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

afterEach(() => vi.unstubAllGlobals())

const reverse = (address: Address) => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

/** A registry in which addresses have chosen names, and names lead to addresses. */
function setup({
  names = {},
  owners = {},
}: {
  names?: Record<Address, string>
  owners?: Record<string, Address>
}) {
  const namesByNode = new Map(Object.entries(names).map(([key, name]) => [reverse(key as Address), name]))
  const ownersByNode = new Map(Object.entries(owners).map(([name, owner]) => [namehash(name), owner]))

  function call(data: Hex) {
    const { functionName, args } = decodeFunctionData({ abi, data })
    const [node] = args
    const isKnown = namesByNode.has(node) || ownersByNode.has(node)
    if (functionName === 'name')
      return encodeAbiParameters([{ type: 'string' }], [namesByNode.get(node) ?? ''])
    const answer = functionName === 'addr' ? ownersByNode.get(node) : isKnown ? RESOLVER : undefined
    return encodeAbiParameters([{ type: 'address' }], [answer ?? zeroAddress])
  }

  const fetch = vi.fn(async (_url: string, { body }: { body: string }) => {
    const requests = JSON.parse(body) as { id: number; params: [{ data: Hex }] }[]
    return Response.json(
      requests.map(({ id, params }) => ({ jsonrpc: '2.0', id, result: call(params[0].data) })),
    )
  })
  vi.stubGlobal('fetch', fetch)
  return { fetch, readName: createNameReader({ rpcUrls: ['http://rpc.example'], registry: REGISTRY }) }
}

test('default: a name that leads back to its address', async () => {
  const { readName } = setup({ names: { [ALICE]: 'alice.bnb' }, owners: { 'alice.bnb': ALICE } })
  expect(await readName(ALICE)).toBe('alice.bnb')
  expect(await readName(BOB)).toBeNull()
})

test("behavior: somebody else's name is not shown", async () => {
  const { readName } = setup({ names: { [BOB]: 'alice.bnb' }, owners: { 'alice.bnb': ALICE } })
  expect(await readName(BOB)).toBeNull()
})

test.each(['аlice.bnb', 'ali\u200bce.bnb', 'Alice.bnb', `${'a'.repeat(60)}.bnb`, '<b>.bnb'])(
  'behavior: a deceiving name is not shown: %j',
  async (name) => {
    const { readName } = setup({ names: { [ALICE]: name } })
    expect(await readName(ALICE)).toBeNull()
  },
)

test('behavior: addresses asked for at once share their requests', async () => {
  const { readName, fetch } = setup({
    names: { [ALICE]: 'alice.bnb', [BOB]: 'bob.bnb' },
    owners: { 'alice.bnb': ALICE, 'bob.bnb': BOB },
  })
  expect(await Promise.all([ALICE, BOB].map(readName))).toEqual(['alice.bnb', 'bob.bnb'])
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('behavior: without a registry in the configuration there is no resolver', () => {
  expect(createNameResolver(exampleConfig())).toBeUndefined()
  expect(createNameResolver(exampleConfig({ nameRegistry: REGISTRY }))).toBeDefined()
})
