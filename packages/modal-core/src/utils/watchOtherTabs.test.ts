// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchOtherTabs } from './watchOtherTabs.ts'

const change = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('calls back when another tab changes the item, until it is stopped', () => {
  const listener = vi.fn()
  const stop = watchOtherTabs('mine', listener)
  change('other')
  change(null)
  expect(listener).not.toHaveBeenCalled()
  change('mine')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  change('mine')
  expect(listener).toHaveBeenCalledTimes(1)
})
