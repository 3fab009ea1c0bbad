import { expect, test } from 'vitest'
import { isEmail } from './isEmail.ts'

test.each([
  'ann@example.org',
  'ann.bell+wallet@mail.example.co.uk',
  "o'hara@example.org",
  '1@2.example',
  'アン@例え.テスト',
  `${'a'.repeat(64)}@example.org`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@example.',
  'ann@.org',
  'ann@example..org',
  'ann@-example.org',
  'ann@example.1',
  'ann bell@example.org',
  'ann@bell@example.org',
  '.ann@example.org',
  'ann.@example.org',
  'a..b@example.org',
  'ann@example.org\nbcc: x@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a.'.repeat(130)}org`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
