import { hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signText } from '../../signer/signText.ts'
import { loadVectors } from '../../test/loadVectors.ts'
import { describeTypedData, parseTypedData } from './typedData.ts'

const hex = z.templateLiteral(['0x', z.string()])
const vectors = loadVectors(
  'eip712',
  z.object({
    name: z.string(),
    primaryType: z.string(),
    domain: z.record(z.string(), z.unknown()),
    types: z.record(z.string(), z.unknown()),
    data: z.record(z.string(), z.unknown()),
    digest: hex,
    privateKey: z.optional(hex),
    signature: z.optional(hex),
  }),
)
const toTypedData = ({ primaryType, domain, types, data }: (typeof vectors)[number]) => ({
  primaryType,
  domain,
  types,
  message: data,
})

test('reads and hashes the vectors of EIP-712', () => {
  expect(vectors.length).toBeGreaterThan(1_000)
  const differing = vectors.filter((vector) => {
    const text = JSON.stringify(toTypedData(vector))
    describeTypedData(text, { chainId: 1, contracts: [] })
    return hashTypedData(parseTypedData(text) as Parameters<typeof hashTypedData>[0]) !== vector.digest
  })
  expect(differing.map(({ name }) => name)).toEqual([])
})

test('signs the vectors of EIP-712 that have a key', async () => {
  const signed = vectors.filter(({ privateKey }) => privateKey !== undefined)
  expect(signed.length).toBeGreaterThan(0)
  for (const { privateKey = '0x', signature, ...vector } of signed) {
    const account = privateKeyToAccount(privateKey)
    const params = [account.address, JSON.stringify(toTypedData(vector))]
    const text = JSON.stringify({ method: 'eth_signTypedData_v4', params })
    expect(await signText(account, text, 1)).toBe(signature)
  }
})
