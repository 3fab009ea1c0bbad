import { expect, test } from 'vitest'
import { findUnusedTexts } from './findUnusedTexts.ts'

const KEYS = ['failure.Reverted']
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
const COMPUTED = 't(`failure.${name}`)'

test('finds a key that the code does not name', () => {
  expect(findUnusedTexts(KEYS, `t('failure.Unknown')`)).toEqual(KEYS)
  expect(findUnusedTexts(KEYS, `t('failure.Reverted')`)).toEqual([])
})

test('accepts a computed key when the code has its last part', () => {
  expect(findUnusedTexts(KEYS, `${COMPUTED}; fail('Reverted')`)).toEqual([])
  expect(findUnusedTexts(KEYS, COMPUTED)).toEqual(KEYS)
})

test('accepts plural forms when the code has their common key', () => {
  expect(findUnusedTexts(['a.days_one', 'a.days_other'], `t('a.days', { count })`)).toEqual([])
  expect(findUnusedTexts(['a.days_one'], `t('a.hours', { count })`)).toEqual(['a.days_one'])
})
