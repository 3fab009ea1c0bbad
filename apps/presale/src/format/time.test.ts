import { expect, test } from 'vitest'
import { formatUtc } from './time.ts'

test('formats the public opening as 13:00 UTC on 7 October 2025 in every language', () => {
  expect(formatUtc('en', 1_759_842_000n)).toBe('October 7, 2025 at 13:00 UTC')
  expect(formatUtc('zh-CN', 1_759_842_000n)).toBe('2025年10月7日 UTC 13:00')
})
