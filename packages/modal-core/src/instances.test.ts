import { afterEach, expect, test, vi } from 'vitest'
import { addInstance, findInstance, findSameInstance, watchInstances } from './instances.ts'
import type { Instance } from './types/instance.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const instance = (id: string) => ({ id }) as Instance
function add(id: string, sources: object[] = []) {
  const added = instance(id)
  const remove = addInstance(added, { sources })
  stops.push(remove)
  return { added, remove }
}

test('returns the only instance of the page', () => {
  expect(findInstance()).toBeUndefined()
  const { added, remove } = add('any')
  expect(findInstance()).toBe(added)
  remove()
  expect(findInstance()).toBeUndefined()
})

test('returns the default one of several instances, or none', () => {
  add('one')
  add('two')
  expect(findInstance()).toBeUndefined()
  const { added } = add('default')
  expect(findInstance()).toBe(added)
  expect(findInstance('two')?.id).toBe('two')
})

test('reuses the instance when sources and id are the same', () => {
  const source = {}
  const { added } = add('default', [source])
  expect(findSameInstance('default', [source])?.instance).toBe(added)
  expect(findSameInstance('default', [{}])).toBeUndefined()
  expect(findSameInstance('default', [source, {}])).toBeUndefined()
  expect(findSameInstance('other', [source])).toBeUndefined()
})

test('keeps the new instance when a replaced one is removed', () => {
  const { remove } = add('default')
  const { added } = add('default')
  remove()
  expect(findInstance()).toBe(added)
})

test('notifies watchers of each change until they stop', () => {
  const listener = vi.fn()
  const stop = watchInstances(listener)
  const { remove } = add('default')
  remove()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  add('default')
  expect(listener).toHaveBeenCalledTimes(2)
})
