import { expect, test } from 'vitest'
import { cleanIcon } from './cleanIcon.ts'

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
