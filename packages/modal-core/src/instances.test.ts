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

test('default: the one instance of the page', () => {
  expect(findInstance()).toBeUndefined()
  const { added, remove } = add('any')
  expect(findInstance()).toBe(added)
  remove()
  expect(findInstance()).toBeUndefined()
})

test('behavior: of several it is the default one, or none', () => {
  add('one')
  add('two')
  expect(findInstance()).toBeUndefined()
  const { added } = add('default')
  expect(findInstance()).toBe(added)
  expect(findInstance('two')?.id).toBe('two')
})

test('behavior: the same sources under the same id are the same instance', () => {
  const source = {}
  const { added } = add('default', [source])
  expect(findSameInstance('default', [source])?.instance).toBe(added)
  expect(findSameInstance('default', [{}])).toBeUndefined()
  expect(findSameInstance('default', [source, {}])).toBeUndefined()
  expect(findSameInstance('other', [source])).toBeUndefined()
})

test('behavior: removing an instance that was replaced leaves the new one', () => {
  const { remove } = add('default')
  const { added } = add('default')
  remove()
  expect(findInstance()).toBe(added)
})

test('behavior: watchers hear of each change until they stop', () => {
  const listener = vi.fn()
  const stop = watchInstances(listener)
  const { remove } = add('default')
  remove()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  add('default')
  expect(listener).toHaveBeenCalledTimes(2)
})
