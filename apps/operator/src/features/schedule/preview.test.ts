import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { previewMoments } from './preview.ts'

const usd = (text: string) => parseUnits(text, 18)
const items = [
  { name: 'Fragment', yesPerUnit: usd('1000') },
  { name: 'Badge', yesPerUnit: usd('10000') },
]
const steps = [
  { startsAt: 100, price: usd('0.05') },
  { startsAt: 200, price: usd('0.06') },
  { startsAt: 90_200, price: usd('0.07') },
]

test('default: now and each later step, with both items and the countdown at its start', () => {
  const moments = previewMoments(steps, items, 150)
  expect(moments.map(({ at, price, countdown }) => [at, price, countdown])).toEqual([
    [150, usd('0.05'), 50],
    [200, usd('0.06'), 90_000],
    [90_200, usd('0.07'), undefined],
  ])
  expect(moments[0]?.items).toEqual([
    { name: 'Fragment', price: usd('50'), isReadable: true },
    { name: 'Badge', price: usd('500'), isReadable: true },
  ])
})

test('behavior: a step that starts now has replaced the one before', () => {
  expect(previewMoments(steps, items, 200).map(({ at }) => at)).toEqual([200, 90_200])
})

test('behavior: before the first step nothing is shown as now', () => {
  expect(previewMoments(steps, items, 1)[0]).toMatchObject({ at: 100, countdown: 100 })
})

test('behavior: a fraction of 0.000001 USD is rounded up, as the contract does, and marked', () => {
  const [moment] = previewMoments([{ startsAt: 0, price: 1n }], items.slice(0, 1), 5)
  expect(moment?.items).toEqual([{ name: 'Fragment', price: 1_000n, isReadable: false }])
})
