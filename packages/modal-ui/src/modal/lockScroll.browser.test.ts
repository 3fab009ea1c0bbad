import { expect, test } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const overflow = () => document.documentElement.style.overflow

test('default: locks, and leaves the page as it was', () => {
  document.documentElement.style.overflow = 'clip'
  const unlock = lockScroll()
  expect(overflow()).toBe('hidden')
  unlock()
  expect(overflow()).toBe('clip')
  document.documentElement.style.overflow = ''
})

test('behavior: two that overlap, the first to lock being the first to go', () => {
  const [one, two] = [lockScroll(), lockScroll()]
  one()
  expect(overflow()).toBe('hidden')
  two()
  expect(overflow()).toBe('')
})
