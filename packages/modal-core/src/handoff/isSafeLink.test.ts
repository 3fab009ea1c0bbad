import { expect, test } from 'vitest'
import { isSafeLink } from './isSafeLink.ts'

test.each([
  'https://wallet.example/wc?uri=wc%3A1',
  'trust://wc?uri=wc%3A1',
  'com.kresus.superapp://wc?uri=wc%3A1',
  'wc:7f6e@2?relay-protocol=irn',
  'http://localhost:3000/wc',
  'http://127.0.0.1/',
  'http://[::1]:8080/',
])('accepts %s', (link) => {
  expect(isSafeLink(link)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript://%0aalert(1)/',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://dapp.example/1',
  'intent://wc#Intent;scheme=wc;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'http://wallet.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1@evil.example/',
  '//evil.example',
  'wc',
  '',
])('rejects %j', (link) => {
  expect(isSafeLink(link)).toBe(false)
})
