import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { contractListSchema, contractsOf } from './contracts.ts'

const ADDRESS = '0x55d398326f99059fF775485246999027B3197955'
const contract = { chainId: 56, address: ADDRESS, name: 'Presale' }
const read = (...contracts: object[]) => contractListSchema.safeParse({ contracts })

test('finds a function by its selector, whatever it is called with', () => {
  const methods = { 'buy(uint8,uint16,address,uint256,bytes32[])': { operation: 'mint' } }
  const { contracts } = contractListSchema.parse({ contracts: [{ ...contract, methods }] })
  const selector = toFunctionSelector('buy(uint8,uint16,address,uint256,bytes32[])')
  const known = contractsOf(contracts, 56).get(ADDRESS.toLowerCase())
  expect(known?.methods.get(selector)).toEqual({ operation: 'mint', for: 'sender' })
  expect(contractsOf(contracts, 97).size).toBe(0)
})

test('takes the first of two entries of one contract', () => {
  const { contracts } = contractListSchema.parse({ contracts: [contract, { ...contract, name: 'Other' }] })
  expect(contractsOf(contracts, 56).get(ADDRESS.toLowerCase())?.name).toBe('Presale')
})

test.each<[what: string, differs: object, message: RegExp]>([
  [
    'an address without its checksum',
    { address: ADDRESS.toUpperCase().replace('0X', '0x') },
    /valid checksum/,
  ],
  ['no signature', { methods: { bind: {} } }, /Expected the signature of a function such as bind\(bytes8\)/],
  ['a type that is none', { methods: { 'bind(bytes99x)': {} } }, /Expected the signature/],
  ['two functions in one', { methods: { 'a(); function b()': {} } }, /Expected the signature/],
  ['an unknown operation', { methods: { 'bind()': { operation: 'bind' } } }, /Invalid option/],
  ['no English title', { methods: { 'bind()': { title: { ja: '招待' } } } }, /expected string/],
  [
    'a title that hides something',
    { methods: { 'bind()': { title: { en: 'A\u202eB' } } } },
    /without control/,
  ],
  ['a title of 41 characters', { methods: { 'bind()': { title: { en: 'x'.repeat(41) } } } }, /<=40/],
  ['an item without a number', { items: { first: 'Fragment' } }, /Expected a token id/],
  ['a field that is none', { method: {} }, /Unrecognized key/],
])('refuses a contract with %s', (_, differs, message) => {
  expect(JSON.stringify(read({ ...contract, ...differs }).error?.issues)).toMatch(message)
})
