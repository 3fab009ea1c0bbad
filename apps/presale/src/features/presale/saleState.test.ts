import { expect, test } from 'vitest'
import { exampleView } from '../../../test/exampleView.ts'
import { atPrice, nextBoundary, priceAt, saleState } from './saleState.ts'

const soldOut = exampleView().items.map((item) => ({ ...item, available: 0n }))

test('names what is over before what may change again', () => {
  expect(saleState(exampleView())).toBe('public')
  expect(saleState(exampleView({ publicOpen: false }))).toBe('whitelist')
  expect(saleState(exampleView({ publicOpen: false, price: 0n }))).toBe('notStarted')
  expect(saleState(exampleView({ paused: true, price: 0n }))).toBe('paused')
  expect(saleState(exampleView({ paused: true, items: soldOut }))).toBe('soldOut')
  const [fragment, badge] = exampleView().items
  if (fragment === undefined || badge === undefined) throw new Error('Items are missing.')
  expect(saleState(exampleView({ items: [{ ...fragment, available: 0n }, badge] }))).toBe('public')
})

test('finds the next moment at which the sale changes', () => {
  expect(nextBoundary({ publicOpen: false, publicOpenAt: 20n, nextPriceAt: 10n })).toBe(10)
  expect(nextBoundary({ publicOpen: false, publicOpenAt: 20n, nextPriceAt: 30n })).toBe(20)
  expect(nextBoundary({ publicOpen: false, publicOpenAt: 20n, nextPriceAt: 0n })).toBe(20)
  expect(nextBoundary({ publicOpen: true, publicOpenAt: 20n, nextPriceAt: 30n })).toBe(30)
  expect(nextBoundary({ publicOpen: true, publicOpenAt: 20n, nextPriceAt: 0n })).toBeUndefined()
})

test('finds the price in force from the second at which its step starts', () => {
  const steps = [
    { startsAt: 10, price: 5n },
    { startsAt: 20, price: 6n },
  ]
  expect(priceAt(steps, 9n)).toBe(0n)
  expect(priceAt(steps, 19n)).toBe(5n)
  expect(priceAt(steps, 20n)).toBe(6n)
})

test('prices the items as the contract does, rounded up', () => {
  const { price, items } = atPrice(exampleView(), 60_000_000_000_000_001n)
  expect(price).toBe(60_000_000_000_000_001n)
  expect(items.map(({ unitPriceUsd }) => unitPriceUsd)).toEqual([
    60_000_000_000_000_001_000n,
    600_000_000_000_000_010_000n,
  ])
  const [tiny] = atPrice(exampleView({ items: [{ ...items[0], yesPerUnit: 1n } as never] }), 3n).items
  expect(tiny?.unitPriceUsd).toBe(1n)
})
