import { onlyInFull } from '@foyer/harness/full'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { deriveAccount } from '../signer/derive.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { restoreWallet } from './restoreWallet.ts'

const testInFull = onlyInFull(test)

const ENTROPY = Uint8Array.from({ length: 16 }, (_, index) => index)
const PASSPHRASE = 'correct horse battery ａ'
let text: string
beforeAll(async () => {
  text = await writeBackup(ENTROPY, PASSPHRASE)
})

const change = (run: (file: { [name: string]: never }) => void) => {
  const file = JSON.parse(text)
  run(file)
  return JSON.stringify(file)
}

test('gives the words and the key of the same address, however the passphrase is written', async () => {
  const { address, words, privateKey } = await restoreWallet(text, 'correct horse battery a')
  expect(address).toBe(deriveAccount(ENTROPY).address)
  expect(words).toBe('abandon amount liar amount expire adjust cage candy arch gather drum buyer')
  expect(privateKeyToAccount(privateKey as `0x${string}`).address).toBe(address)
  expect(text).not.toContain(privateKey.slice(2))
})

test('says that a passphrase is wrong', async () => {
  await expect(readBackup(text, 'correct horse battery b')).rejects.toMatchObject({ reason: 'passphrase' })
})

testInFull('says that a passphrase is wrong where the address of the file was changed', async () => {
  const forged = change((file) => {
    file.address = '0x00000000000000000000000000000000000000A1' as never
  })
  await expect(readBackup(forged, PASSPHRASE)).rejects.toMatchObject({ reason: 'passphrase' })
})

test.each([
  ['truncated', () => text.slice(0, -20)],
  ['empty', () => ''],
  ['something else', () => '{"version":3}'],
  [
    'asking for all memory there is',
    () =>
      change((file) => {
        Object.assign(file.kdf as never, { n: 2 ** 40 })
      }),
  ],
])('refuses a file that is %s', async (_, write) => {
  await expect(readBackup(write(), PASSPHRASE)).rejects.toMatchObject({ reason: 'file' })
})
