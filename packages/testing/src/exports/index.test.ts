import { expect, test } from 'vitest'
import * as cypress from './cypress.ts'
import * as entry from './index.ts'
import * as playwright from './playwright.ts'
import * as vitest from './vitest.ts'
import * as walletconnect from './walletconnect.ts'

test('.', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'ProviderRpcError',
    'TestOptionError',
    'answerRpc',
    'connectWallet',
    'createTestWallet',
    'resetFoyer',
  ])
})

test('./playwright', () => {
  expect(Object.keys(playwright).toSorted()).toEqual([
    'expect',
    'installPairedWallet',
    'installTestWallet',
    'login',
    'test',
  ])
})

test('./vitest', () => {
  expect(Object.keys(vitest).toSorted()).toEqual(['connectWallet', 'renderWithFoyer', 'resetFoyer', 'test'])
})

test('./cypress', () => {
  expect(Object.keys(cypress)).toEqual(['installTestWallet'])
})

test('./walletconnect', () => {
  expect(Object.keys(walletconnect)).toEqual(['createExchange'])
})
