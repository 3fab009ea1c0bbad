import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

test('runs as many at once as it may, the others in their order, and refuses one too many', async () => {
  const inTurn = createTurns({ most: 2, mostWaiting: 2 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const start = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = [start(1), start(2), start(3), start(4)]
  await expect(start(5)).rejects.toMatchObject({ status: 503 })
  expect(begun).toEqual([1, 2])
  for (let index = 0; index < 4; index++) {
    ends[index]?.()
    await all[index]
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
  expect(begun).toEqual([1, 2, 3, 4])
})

test('goes on after a task that fails', async () => {
  const inTurn = createTurns({ most: 1, mostWaiting: 1 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await inTurn(async () => 'last')).toBe('last')
})
