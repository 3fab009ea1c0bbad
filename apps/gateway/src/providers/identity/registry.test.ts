import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import type { Chain } from '../../chain/createChains.ts'
import { createRegistryIdentity } from './registry.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

type Answers = Record<'resolver' | 'name' | 'addr' | 'text', string | Error>
/** Answers of registry and resolver. */
let answers: Answers
/** The functions that were called. */
let called: string[]
beforeEach(() => {
  answers = { resolver: ADDRESS, name: 'alice.bnb', addr: ADDRESS, text: '' }
  called = []
})

const client = {
  async call({ data }: { data: Hex }) {
    const { functionName } = decodeFunctionData({ abi, data })
    called.push(functionName)
    const result = answers[functionName]
    if (result instanceof Error) throw result
    return { data: encodeFunctionResult({ abi, functionName, result }) }
  },
}
const chain = { client, config: { nameRegistry: ADDRESS } } as unknown as Chain
const lookUp = (avatarHosts = ['pictures.example']) =>
  createRegistryIdentity({ chain, avatarHosts })?.lookup(ADDRESS)

test.each([
  ['https://pictures.example/alice.png', 'https://pictures.example/alice.png'],
  ['http://pictures.example/alice.png', null],
  ['https://other.example/alice.png', null],
  ['https://a.pictures.example/alice.png', null],
  ['https://pictures.example.evil.example/alice.png', null],
  ['ipfs://bafy', null],
  ['eip155:1/erc721:0xbc4c/1', null],
  ['javascript:alert(1)', null],
  ['', null],
])('tells the picture %s as %s', async (text, avatar) => {
  answers.text = text
  expect(await lookUp()).toEqual({ name: 'alice.bnb', avatar })
})

test('has the name where its resolver knows no texts', async () => {
  answers.text = new Error('execution reverted')
  expect(await lookUp()).toEqual({ name: 'alice.bnb', avatar: null })
})

test('asks for no picture where none may be shown, or for an address without a name', async () => {
  expect(await lookUp([])).toEqual({ name: 'alice.bnb', avatar: null })
  answers.name = ''
  expect(await lookUp()).toBeNull()
  expect(called).not.toContain('text')
})
