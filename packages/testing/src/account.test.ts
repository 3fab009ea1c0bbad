import { expect, test } from 'vitest'
import { toLocalAccount } from './account.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

test('takes the account of a mnemonic at an index', () => {
  const account = toLocalAccount({ mnemonic: MNEMONIC, index: 1 })
  expect(account.address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
})

test('takes the account of a private key', () => {
  const account = toLocalAccount({
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  })
  expect(account.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})
