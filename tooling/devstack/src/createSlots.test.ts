import { expect, test } from 'vitest'
import { createSlots } from './createSlots.ts'

function setup(count: number) {
  const begun: string[] = []
  const slots = createSlots(count)
  const run = (name: string, rank: number) => {
    const work = Promise.withResolvers<void>()
    const done = slots.use(rank, () => {
      begun.push(name)
      return work.promise
    })
    return { done, end: work.resolve, fail: work.reject }
  }
  return { begun, run }
}

test('begins work while a slot is free, then the lowest rank first', async () => {
  const { begun, run } = setup(2)
  const [indexer] = [run('indexer', 1), run('site', 2), run('operator', 9), run('gateway', 2), run('auth', 3)]
  expect(begun).toEqual(['indexer', 'site'])
  indexer.end()
  await indexer.done
  expect(begun).toEqual(['indexer', 'site', 'gateway'])
})

test('gives the slot on when work fails', async () => {
  const { begun, run } = setup(1)
  const [chain] = [run('chain', 1), run('relay', 1)]
  chain.fail(new Error('no chain'))
  await expect(chain.done).rejects.toThrow('no chain')
  expect(begun).toEqual(['chain', 'relay'])
})
