import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BackEntry, createBackEntry } from './createBackEntry.ts'

let entry: BackEntry
let length: number

beforeEach(() => {
  history.pushState({ page: 'own' }, '')
  length = history.length
  entry = createBackEntry(window)
})

afterEach(() => entry.destroy())

const isOnPage = () => expect.poll(() => history.state).toEqual({ page: 'own' })
const isOnEntry = () => expect.poll(() => history.state).toEqual({ page: 'own', isBackEntry: true })

test('writes nothing to the history without a layer', async () => {
  expect(history.length).toBe(length)
  await isOnPage()
})

test('tells the layer of Back, and is gone with it', async () => {
  const onBack = vi.fn(() => remove())
  const remove = entry.add({ onBack })
  await isOnEntry()
  history.back()
  await isOnPage()
  expect(onBack).toHaveBeenCalledOnce()
})

test('tells a layer that stays of each Back', async () => {
  const onBack = vi.fn()
  entry.add({ onBack })
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(1))
  await isOnEntry()
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(2))
  await isOnEntry()
})

test('tells the topmost layer', async () => {
  const below = vi.fn()
  const above = vi.fn()
  entry.add({ onBack: below })
  entry.add({ onBack: above })
  history.back()
  await vi.waitFor(() => expect(above).toHaveBeenCalledOnce())
  expect(below).not.toHaveBeenCalled()
})

test('lets Back pass over its entry when the layer has gone by itself, and tells nobody', async () => {
  const onBack = vi.fn()
  history.pushState({ page: 'own', idx: 2 }, '')
  entry.add({ onBack })()
  expect(history.state).toMatchObject({ isBackEntry: true })
  history.back()
  await isOnPage()
  expect(onBack).not.toHaveBeenCalled()
})

test('uses its entry again for the next layer', async () => {
  entry.add({ onBack: vi.fn() })()
  const count = history.length
  const onBack = vi.fn()
  entry.add({ onBack })
  expect(history.length).toBe(count)
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
})

test('lets a page that a link led to from it go back and forward', async () => {
  history.replaceState({ page: 'own', idx: 0 }, '')
  entry.add({ onBack: vi.fn() })()
  history.pushState({ page: 'next', idx: 1 }, '')
  history.back()
  await expect.poll(() => history.state).toEqual({ page: 'own', idx: 0, isBackEntry: true })
  history.forward()
  await expect.poll(() => history.state).toEqual({ page: 'next', idx: 1 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(history.state).toEqual({ page: 'next', idx: 1 })
})
