// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchOtherTabs } from './watchOtherTabs.ts'

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('calls back when another tab changes the item, and when the page returns from the back/forward cache', () => {
  const listener = vi.fn()
  const stop = watchOtherTabs('mine', listener)
  for (const event of [storageEvent('other'), storageEvent(null), pageShow(false)])
    window.dispatchEvent(event)
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(storageEvent('mine'))
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(pageShow(true))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(storageEvent('mine'))
  expect(listener).toHaveBeenCalledTimes(2)
})
