import { expect, test, vi } from 'vitest'
import { createEmitter } from './createEmitter.ts'

test('default', () => {
  const { on, emit } = createEmitter<{ ping: { n: number } }>()
  const handler = vi.fn()
  const off = on('ping', handler)
  emit('ping', { n: 1 })
  off()
  emit('ping', { n: 2 })
  expect(handler.mock.calls).toEqual([[{ n: 1 }]])
})

test('behavior: off removes the handler that it names', () => {
  const { on, off, emit } = createEmitter<{ ping: undefined }>()
  const [handler, other] = [vi.fn(), vi.fn()]
  on('ping', handler)
  on('ping', other)
  off('ping', handler)
  emit('ping', undefined)
  expect(handler).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
})

test('behavior: clear removes all handlers', () => {
  const { on, emit, clear } = createEmitter<{ ping: undefined }>()
  const handler = vi.fn()
  on('ping', handler)
  clear()
  emit('ping', undefined)
  expect(handler).not.toHaveBeenCalled()
})

test('behavior: a handler that throws is reported and does not stop the others', () => {
  const { on, emit } = createEmitter<{ ping: undefined }>()
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
  const handler = vi.fn()
  on('ping', () => {
    throw new Error('mine')
  })
  on('ping', handler)
  emit('ping', undefined)
  expect(handler).toHaveBeenCalledOnce()
  expect(later.mock.calls[0]?.[0]).toThrow('mine')
  later.mockRestore()
})
