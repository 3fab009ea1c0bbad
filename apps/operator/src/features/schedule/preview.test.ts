import type { Step } from '@foyer/presale-operator'
import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { previewMoments } from './preview.ts'

const usd = (text: string) => parseUnits(text, 18)
const items = [
  { name: 'Fragment', yesPerUnit: usd('1000') },
  { name: 'Badge', yesPerUnit: usd('10000') },
]
/** Long since open, where a test is not about it. */
const preview = (shown: readonly Step[], now: number, publicOpenAt = 0) =>
  previewMoments({ steps: shown, items, publicOpenAt, now })
const steps = [
  { startsAt: 100, price: usd('0.05') },
  { startsAt: 200, price: usd('0.06') },
  { startsAt: 90_200, price: usd('0.07') },
]

test('previews now and each later step, with both items and the countdown at its start', () => {
  const moments = preview(steps, 150)
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

test('shows the price of a step that starts now', () => {
  expect(preview(steps, 200).map(({ at }) => at)).toEqual([200, 90_200])
})

test('shows a countdown and no price before the first step', () => {
  expect(preview(steps, 1)[0]).toMatchObject({ at: 1, price: 0n, countdown: 99 })
})

test('previews the public opening apart from a step, and once with a step at the same time', () => {
  expect(
    preview(steps, 150, 180).map(({ at, isOpen, price, countdown }) => [at, isOpen, price, countdown]),
  ).toEqual([
    [150, false, usd('0.05'), 50],
    [180, true, usd('0.05'), 20],
    [200, true, usd('0.06'), 90_000],
    [90_200, true, usd('0.07'), undefined],
  ])
  expect(preview(steps, 150, 200).map(({ at, isOpen }) => [at, isOpen])).toEqual([
    [150, false],
    [200, true],
    [90_200, true],
  ])
})

test('rounds a fraction of 0.000001 USD up, as the contract does, and marks it', () => {
  const [moment] = preview([{ startsAt: 0, price: 1n }], 5)
  expect(moment?.items[0]).toEqual({ name: 'Fragment', price: 1_000n, isReadable: false })
})
