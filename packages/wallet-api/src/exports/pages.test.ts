import { expect, test } from 'vitest'
import * as pages from './pages.ts'

test('exports', () => {
  expect(Object.keys(pages).sort()).toEqual([
    'LINK_TOKENS',
    'PAGE_STYLES',
    'TEXTS',
    'chooseLocale',
    'describeSafety',
    'escapeHtml',
    'renderDecision',
    'renderTheme',
  ])
})
