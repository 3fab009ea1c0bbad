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

test('default: now and each later step, with both items and the countdown at its start', () => {
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

test('behavior: a step that starts now has replaced the one before', () => {
  expect(preview(steps, 200).map(({ at }) => at)).toEqual([200, 90_200])
})

test('behavior: before the first step there is no price, and a countdown to it', () => {
  expect(preview(steps, 1)[0]).toMatchObject({ at: 1, price: 0n, countdown: 99 })
})

test('behavior: the public opening is a moment of its own, and at a step one with it', () => {
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

test('behavior: a fraction of 0.000001 USD is rounded up, as the contract does, and marked', () => {
  const [moment] = preview([{ startsAt: 0, price: 1n }], 5)
  expect(moment?.items[0]).toEqual({ name: 'Fragment', price: 1_000n, isReadable: false })
})
