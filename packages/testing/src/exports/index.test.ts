import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as playwright from './playwright.ts'

test('.', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['ProviderRpcError', 'TestOptionError', 'createTestWallet'])
})

test('./playwright', () => {
  expect(Object.keys(playwright).toSorted()).toEqual(['expect', 'installTestWallet', 'test'])
})
