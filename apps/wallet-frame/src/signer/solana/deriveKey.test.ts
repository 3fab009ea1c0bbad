import { createPrivateKey, createPublicKey } from 'node:crypto'
import { hexToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { createKeyPairFromPrivateKeyBytes, getAddressFromPublicKey } from '@solana/kit'
import { expect, test } from 'vitest'
import { toSeed } from '../derive.ts'
import { deriveKey, PATH } from './deriveKey.ts'
import { toAddress } from './signSolana.ts'

/** OpenSSL takes a private key of Ed25519 behind this (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

function toPublicKey(privateKey: Uint8Array): string {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, privateKey]), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
}

const SEED_1 = '000102030405060708090a0b0c0d0e0f'
const SEED_2 =
  'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542'
const LAST = 2 ** 31 - 1

/** The vectors of SLIP-0010 for ed25519: seed, path, private key, public key. */
test.each([
  [
    SEED_1,
    [],
    '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7',
    'a4b2856bfec510abab89753fac1ac0e1112364e7d250545963f135f2a33188ed',
  ],
  [
    SEED_1,
    [0],
    '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3',
    '8c8a13df77a28f3445213a0f432fde644acaa215fc72dcdf300d5efaa85d350c',
  ],
  [
    SEED_1,
    [0, 1],
    'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2',
    '1932a5270f335bed617d5b935c80aedb1a35bd9fc1e31acafd5372c30f5c1187',
  ],
  [
    SEED_1,
    [0, 1, 2],
    '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9',
    'ae98736566d30ed0e9d2f4486a64bc95740d89c7db33f52121f8ea8f76ff0fc1',
  ],
  [
    SEED_1,
    [0, 1, 2, 2],
    '30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662',
    '8abae2d66361c879b900d204ad2cc4984fa2aa344dd7ddc46007329ac76c429c',
  ],
  [
    SEED_1,
    [0, 1, 2, 2, 1_000_000_000],
    '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
    '3c24da049451555d51a7014a37337aa4e12d41e485abccfa46b47dfb2af54b7a',
  ],
  [
    SEED_2,
    [],
    '171cb88b1b3c1db25add599712e36245d75bc65a1a5c9e18d76f9f2b1eab4012',
    '8fe9693f8fa62a4305a140b9764c5ee01e455963744fe18204b4fb948249308a',
  ],
  [
    SEED_2,
    [0],
    '1559eb2bbec5790b0c65d8693e4d0875b1747f4970ae8b650486ed7470845635',
    '86fab68dcb57aa196c77c5f264f215a112c22a912c10d123b0d03c3c28ef1037',
  ],
  [
    SEED_2,
    [0, LAST],
    'ea4f5bfe8694d8bb74b7b59404632fd5968b774ed545e810de9c32a4fb4192f4',
    '5ba3b9ac6e90e83effcd25ac4e58a1365a9e35a3d3ae5eb07b9e4d90bcf7506d',
  ],
] as const)('derives the key of the vectors of SLIP-0010: %s %j', (seed, path, privateKey, publicKey) => {
  const key = deriveKey(hexToBytes(seed), path)
  expect(Buffer.from(key).toString('hex')).toBe(privateKey)
  expect(toPublicKey(key)).toBe(publicKey)
})

test.each([-1, 0.5, 2 ** 31, Number.NaN])('refuses the step %s', (step) => {
  expect(() => deriveKey(hexToBytes(SEED_1), [step])).toThrow(RangeError)
})

test('has the address that Phantom and the Solana cookbook give the same words', () => {
  const words = 'neither lonely flavor argue grass remind eye tag avocado spot unusual intact'
  const seed = toSeed(mnemonicToEntropy(words, wordlist))
  expect(toAddress(seed)).toBe('5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N')
  expect(seed).toEqual(new Uint8Array(64))
})

test("has the address that Solana's own library gives the key", async () => {
  for (let index = 0; index < 20; index++) {
    const entropy = crypto.getRandomValues(new Uint8Array(16))
    const { publicKey } = await createKeyPairFromPrivateKeyBytes(deriveKey(toSeed(entropy), PATH))
    const address = toAddress(toSeed(entropy))
    expect(address).toBe(await getAddressFromPublicKey(publicKey))
    expect(base58.decode(address)).toHaveLength(32)
  }
})
