import { expect, test } from 'vitest'
import { choosePlace, PLACES } from './choosePlace.ts'

test('chooses each of six places, none much more often than another', () => {
  expect(PLACES).toHaveLength(6)
  const chosen = Array.from({ length: 6_000 }, choosePlace)
  for (const place of PLACES) expect(chosen.filter((each) => each === place).length).toBeGreaterThan(800)
})
