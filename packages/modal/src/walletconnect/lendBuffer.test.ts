import { expect, test } from 'vitest'
import { lendBuffer } from './lendBuffer.ts'

type Scope = { Buffer?: typeof Buffer }

const TEXT = JSON.stringify({ name: 'Grüße, 你好' })

test('default: encodes as Node does, until nobody needs it', () => {
  const scope: Scope = {}
  const first = lendBuffer(scope)
  const second = lendBuffer(scope)
  const encoded = Buffer.from(TEXT).toString('base64')
  expect(scope.Buffer?.from(TEXT).toString('base64')).toBe(encoded)
  expect(scope.Buffer?.from(encoded.replace(/=+$/, ''), 'base64').toString('utf-8')).toBe(TEXT)
  expect(scope.Buffer?.from(new Uint8Array([0, 15, 255])).toString('hex')).toBe('000fff')
  expect(scope.Buffer?.isBuffer({})).toBe(false)
  first()
  expect(scope.Buffer).toBeDefined()
  second()
  expect(scope).toEqual({})
})

test('behavior: what it makes are bytes, also of a part of a buffer', () => {
  const scope: Scope = {}
  lendBuffer(scope)
  const bytes = new TextEncoder().encode(TEXT)
  expect([...(scope.Buffer?.from(TEXT, 'utf-8') ?? [])]).toEqual([...bytes])
  expect(scope.Buffer?.from(bytes.buffer, 2, 4).toString('utf8')).toBe('name')
})

test('behavior: a whole one stays as it is', () => {
  const scope: Scope = { Buffer }
  lendBuffer(scope)()
  expect(scope.Buffer).toBe(Buffer)
})
