import { expect, test } from 'vitest'
import * as wording from './wording.ts'

test('exports', () => {
  expect(Object.keys(wording).sort()).toEqual([
    'TEXTS',
    'chooseLocale',
    'describeSafety',
    'escapeHtml',
    'renderDecision',
    'renderTheme',
  ])
})
