import { expect, test } from 'vitest'
import { installBufferShim } from './installBufferShim.ts'

type Scope = { Buffer?: typeof Buffer }

const TEXT = JSON.stringify({ name: 'Grüße, 你好' })

test('encodes like Node until it is removed as often as it was installed', () => {
  const scope: Scope = {}
  const first = installBufferShim(scope)
  const second = installBufferShim(scope)
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

test('makes bytes, also of a part of a buffer', () => {
  const scope: Scope = {}
  installBufferShim(scope)
  const bytes = new TextEncoder().encode(TEXT)
  expect([...(scope.Buffer?.from(TEXT, 'utf-8') ?? [])]).toEqual([...bytes])
  expect(scope.Buffer?.from(bytes.buffer, 2, 4).toString('utf8')).toBe('name')
})

test('keeps an existing `Buffer`', () => {
  const scope: Scope = { Buffer }
  installBufferShim(scope)()
  expect(scope.Buffer).toBe(Buffer)
})
