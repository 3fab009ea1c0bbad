import { expect, test, vi } from 'vitest'
import { createEmitter } from './createEmitter.ts'

test('calls handlers until they unsubscribe', () => {
  const { on, emit } = createEmitter<{ ping: { n: number } }>()
  const handler = vi.fn()
  const off = on('ping', handler)
  emit('ping', { n: 1 })
  off()
  emit('ping', { n: 2 })
  expect(handler.mock.calls).toEqual([[{ n: 1 }]])
})

test('removes the given handler with off', () => {
  const { on, off, emit } = createEmitter<{ ping: undefined }>()
  const [handler, other] = [vi.fn(), vi.fn()]
  on('ping', handler)
  on('ping', other)
  off('ping', handler)
  emit('ping', undefined)
  expect(handler).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
})

test('calls a handler of `*` with each event and its name, after the handlers of the event', () => {
  const { on, emit } = createEmitter<{ ping: { n: number }; pong: undefined }>()
  const seen: unknown[] = []
  const off = on('*', (event) => seen.push(event))
  on('ping', ({ n }) => seen.push(n))
  expect(emit('ping', { n: 1 })).toBe(true)
  expect(emit('pong', undefined)).toBe(false)
  off()
  emit('pong', undefined)
  expect(seen).toEqual([1, { name: 'ping', data: { n: 1 } }, { name: 'pong', data: undefined }])
})

test('removes all handlers with clear', () => {
  const { on, emit, clear } = createEmitter<{ ping: undefined }>()
  const handler = vi.fn()
  on('ping', handler)
  clear()
  emit('ping', undefined)
  expect(handler).not.toHaveBeenCalled()
})

test('reports a handler that throws, and still calls the others', () => {
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
