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

test('keeps the lock until the last of two modals closes', () => {
  const [one, two] = [lockScroll(), lockScroll()]
  one()
  expect(overflow()).toBe('hidden')
  two()
  expect(overflow()).toBe('')
})
