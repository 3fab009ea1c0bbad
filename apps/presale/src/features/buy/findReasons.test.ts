import { expect, test } from 'vitest'
import { exampleView, unboundProfile } from '../../../test/exampleView.ts'
import { type FindReasonsParameters, findReasons } from './findReasons.ts'

const wallet = { isOnNetwork: true, isListed: undefined, binds: false, coins: 10n, fee: 10n }

function find(changes: Partial<FindReasonsParameters> = {}) {
  const view = exampleView()
  return findReasons({
    view,
    item: view.items[0],
    token: view.tokens[0],
    cost: 1_000n * 10n ** 18n,
    wallet,
    ...changes,
  })
}

const item = (changes: object) => ({ ...exampleView().items[0], ...changes }) as FindReasonsParameters['item']

test('finds nothing when the purchase spends the whole balance', () => {
  expect(find()).toEqual([])
})

test('asks to connect when no wallet is connected', () => {
  expect(find({ wallet: undefined })).toEqual(['wallet'])
  expect(find({ wallet: undefined, view: exampleView({ profile: unboundProfile }) })).toEqual(['wallet'])
})

test('names a sale that has not started, a sold-out item and a reached limit', () => {
  expect(find({ view: exampleView({ price: 0n }) })).toEqual(['notStarted'])
  expect(find({ item: item({ available: 0n, walletLeft: 0n }) })).toEqual(['soldOut'])
  expect(find({ item: item({ walletLeft: 0n }) })).toEqual(['limit'])
})

test('names the whitelist before the public opening, once the entry is known to be missing', () => {
  const view = exampleView({ publicOpen: false })
  expect(find({ view, wallet: { ...wallet, isListed: false } })).toEqual(['whitelist'])
  expect(find({ view, wallet: { ...wallet, isListed: true } })).toEqual([])
  expect(find({ view })).toEqual([])
  expect(find({ wallet: { ...wallet, isListed: false } })).toEqual([])
})

test('lists all reasons in the order to resolve them', () => {
  expect(
    find({
      view: exampleView({ profile: unboundProfile }),
      cost: 10n ** 30n,
      wallet: { ...wallet, isOnNetwork: false, coins: 0n },
    }),
  ).toEqual(['code', 'balance', 'gas', 'network'])
})

test('names neither the code that the purchase enters nor the fee that the site pays', () => {
  const view = exampleView({ profile: unboundProfile })
  expect(find({ view, wallet: { ...wallet, binds: true, coins: 0n, fee: 0n } })).toEqual([])
})
