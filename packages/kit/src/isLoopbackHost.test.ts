import { expect, test } from 'vitest'
import { isLoopbackHost } from './isLoopbackHost.ts'

test.each([
  'localhost',
  'LOCALHOST',
  'presale.localhost',
  'a.b_c.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  '',
  'localhost.example',
  'notlocalhost',
  '.localhost',
  'evil.example/.localhost',
  'evil.example#.localhost',
  '128.0.0.1',
  '127.0.0.1.example',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  'localhost\n',
])('%j may be another machine', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})
