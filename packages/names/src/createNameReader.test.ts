import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { createNameReader } from './createNameReader.ts'

const REGISTRY: Address = `0x${'e'.repeat(40)}`
const RESOLVER: Address = `0x${'d'.repeat(40)}`
const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

const reverse = (address: Address) => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

type Records = {
  /** Reverse records. */
  names?: Record<Address, string>
  owners?: Record<string, Address>
  avatars?: Record<string, string>
}

/** A registry with one resolver, which has these records. */
function setup({ names = {}, owners = {}, avatars = {} }: Records) {
  const byNode = (records: Record<string, string>) =>
    new Map(Object.entries(records).map(([name, value]) => [namehash(name), value]))
  const namesByNode = new Map(Object.entries(names).map(([key, name]) => [reverse(key as Address), name]))
  const [ownersByNode, avatarsByNode] = [byNode(owners), byNode(avatars)]

  function call(data: Hex) {
    const { functionName, args } = decodeFunctionData({ abi, data })
    const [node, key] = args
    if (functionName === 'name')
      return encodeAbiParameters([{ type: 'string' }], [namesByNode.get(node) ?? ''])
    if (functionName === 'text')
      return encodeAbiParameters([{ type: 'string' }], [(key === 'avatar' && avatarsByNode.get(node)) || ''])
    const isKnown = namesByNode.has(node) || ownersByNode.has(node)
    const answer = functionName === 'addr' ? ownersByNode.get(node) : isKnown ? RESOLVER : undefined
    return encodeAbiParameters([{ type: 'address' }], [(answer as Address) ?? zeroAddress])
  }

  const client = createClient({
    transport: custom({ request: async ({ params }) => call(params[0].data) }),
  })
  return createNameReader({ client, registry: REGISTRY })
}

test('reads a name that leads back to its address', async () => {
  const { readName } = setup({ names: { [ALICE]: 'alice.bnb' }, owners: { 'alice.bnb': ALICE } })
  expect(await readName(ALICE)).toBe('alice.bnb')
  expect(await readName(BOB)).toBeNull()
})

test('reads no name of which somebody else is the owner', async () => {
  const { readName } = setup({ names: { [BOB]: 'alice.bnb' }, owners: { 'alice.bnb': ALICE } })
  expect(await readName(BOB)).toBeNull()
})

test.each(['аlice.bnb', 'ali\u200bce.bnb', 'Alice.bnb', `${'a'.repeat(252)}.bnb`, '<b>.bnb'])(
  'reads no name that may deceive: %j',
  async (name) => {
    const { readName } = setup({ names: { [ALICE]: name } })
    expect(await readName(ALICE)).toBeNull()
  },
)

test('resolves a name to its address', async () => {
  const { resolveName } = setup({ owners: { 'alice.bnb': ALICE } })
  expect(await resolveName('alice.bnb')).toBe(ALICE)
  expect(await resolveName('bob.bnb')).toBeNull()
})

test.each(['Alice.bnb', 'ALICE.BNB', ' alice.bnb', 'alice。bnb', 'ａｌｉｃｅ．ｂｎｂ'])(
  'resolves the normal form of %j',
  async (name) => {
    const { resolveName } = setup({ owners: { 'alice.bnb': ALICE } })
    expect(await resolveName(name)).toBe(ALICE)
  },
)

test.each(['', 'al_ice.bnb', 'alice..bnb'])('resolves nothing that cannot be a name: %j', async (name) => {
  const { resolveName } = setup({ owners: { 'alice.bnb': ALICE } })
  expect(await resolveName(name)).toBeNull()
})

test('reads a text record', async () => {
  const { readText } = setup({
    owners: { 'alice.bnb': ALICE },
    avatars: { 'alice.bnb': 'https://pictures.example/alice.png' },
  })
  expect(await readText('alice.bnb', 'avatar')).toBe('https://pictures.example/alice.png')
  expect(await readText('alice.bnb', 'url')).toBeNull()
  expect(await readText('bob.bnb', 'avatar')).toBeNull()
})
