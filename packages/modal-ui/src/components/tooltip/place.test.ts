import { expect, test } from 'vitest'
import { place } from './place.ts'

const anchor = { left: 100, top: 200, bottom: 244, width: 44 }
const tip = { width: 80, height: 36 }
const window = { width: 360 }

test('centers the tooltip over its anchor', () => {
  expect(place({ anchor, tip, window })).toEqual({ left: 82, top: 164 })
})

test('places the tooltip below when the window has no room above', () => {
  expect(place({ anchor: { ...anchor, top: 43, bottom: 87 }, tip, window }).top).toBe(87)
})

test.each([
  ['left', 4, 8],
  ['right', 312, 272],
])('stays 8 px from the %s edge', (_side, left, expected) => {
  expect(place({ anchor: { ...anchor, left }, tip, window }).left).toBe(expected)
})
