import { type Hex, hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadVectors } from '../test/loadVectors.ts'
import { deriveAccount, PATH } from './derive.ts'
import { revealKey } from './reveal.ts'

const hex = z.templateLiteral(['0x', z.string()])
const vectors = loadVectors(
  'hdnode',
  z.object({
    name: z.string(),
    locale: z.string(),
    password: z.optional(z.nullable(z.string())),
    entropy: hex,
    mnemonic: z.string(),
    hdnodes: z.array(z.object({ path: z.string(), address: hex, privateKey: hex })),
  }),
)
/** Wallets of this page have English words and no passphrase. */
const english = vectors.filter(({ locale, password }) => locale === 'en' && !password)
const toEntropy = ({ entropy }: { entropy: Hex }) => hexToBytes(entropy)

test('writes the words of the vectors of BIP-39', () => {
  const some = english.filter((_, index) => index % 20 === 0)
  expect(some.length).toBeGreaterThan(30)
  for (const vector of some) expect(revealKey(toEntropy(vector)).words).toBe(vector.mnemonic)
})

test('derives the account of the vectors of BIP-39 and BIP-44', () => {
  const known = english.flatMap((vector) =>
    vector.hdnodes.filter(({ path }) => path === PATH).map((node) => ({ ...node, vector })),
  )
  expect(known.length).toBeGreaterThan(0)
  for (const { vector, address, privateKey } of known) {
    expect(deriveAccount(toEntropy(vector)).address.toLowerCase()).toBe(address)
    expect(revealKey(toEntropy(vector)).privateKey).toBe(privateKey)
  }
})
