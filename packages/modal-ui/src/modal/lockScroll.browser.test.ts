import { expect, test } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const overflow = () => document.documentElement.style.overflow

test('locks the page and restores it', () => {
  document.documentElement.style.overflow = 'clip'
  const unlock = lockScroll()
  expect(overflow()).toBe('hidden')
  unlock()
  expect(overflow()).toBe('clip')
  document.documentElement.style.overflow = ''
})

test('locks a page whose own style of `overflow` is important', () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = 'html { overflow: auto !important }'
  const unlock = lockScroll()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  unlock()
  expect(getComputedStyle(document.documentElement).overflow).toBe('auto')
  style.remove()
})

test('keeps the lock until the last of two modals closes', () => {
  const [one, two] = [lockScroll(), lockScroll()]
  one()
  expect(overflow()).toBe('hidden')
  two()
  expect(overflow()).toBe('')
})
