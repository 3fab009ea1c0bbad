import { expect, test } from 'vitest'
import { cleanIcon, cleanName } from './clean.ts'

test.each([
  ['MetaMask', 'MetaMask'],
  ['  Two   Words\n', 'Two Words'],
  ['Trust Wallet', 'Trust'],
  ['Trust Wallet Pro', 'Trust Wallet Pro'],
  ['\u202eksaMateM', 'ksaMateM'],
  ['Meta\u200bMask', 'Meta Mask'],
  ['\u0000\u0007', undefined],
  ['', undefined],
  [undefined, undefined],
  [{ toString: (): string => 'x' }, undefined],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u3164\u115f\u2800 \uffa0', undefined],
  ['Meta\u3164Mask', 'Meta Mask'],
  ['\u0301\ufe0f', undefined],
  [`M${'\u0301'.repeat(4)}ask`, undefined],
  ['Ví Tiền', 'Ví Tiền'],
  ['น้ำใจ', 'น้ำใจ'],
  ['🦊', '🦊'],
  ['…', '…'],
])('cleans the name %j to %j', (name, expected) => {
  expect(cleanName(name)).toBe(expected)
})

test('shortens a name of 100,000 characters to 40', () => {
  expect(cleanName('a'.repeat(100_000))).toBe('a'.repeat(40))
})

test('keeps a character of two code units whole', () => {
  expect(cleanName('🦊'.repeat(60))).toBe('🦊'.repeat(40))
})

test.each([
  'data:image/svg+xml;base64,PHN2Zy8+',
  `data:image/svg+xml;charset=utf-8,<svg xmlns='http://www.w3.org/2000/svg' width='100%'/>`,
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'DATA:IMAGE/WEBP;base64,AAAA',
  'blob:https://example.org/1',
])('accepts the icon %s', (icon) => {
  expect(cleanIcon(`\n${icon} `)).toBe(icon)
})

test.each([
  'https://example.org/icon.png',
  'http://127.0.0.1/icon.png',
  '//example.org/icon.png',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg',
  'data:image/svg+xml;base64,PHVzZS8+',
  'data:image/svg+xml;base64,%%%',
  'data:image/svg+xml,%3Cuse/%3E',
  `data:image/svg+xml,<svg><path style='stroke-da\nsharray:.1'/></svg>`,
  'data:image/svg+xml',
  '/icon.png',
  '',
  undefined,
  { length: 1, trim: (): string => 'data:image/png;,' },
])('rejects the icon %s', (icon) => {
  expect(cleanIcon(icon)).toBeUndefined()
})

test('rejects an icon of 10 MB', () => {
  expect(cleanIcon(`data:image/png;base64,${'A'.repeat(10_000_000)}`)).toBeUndefined()
})
