import { expect, test } from 'vitest'
import { findUnusedTexts } from './findUnusedTexts.ts'

const KEYS = ['failure.Reverted']
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
const COMPUTED = 't(`failure.${name}`)'

test('default: a key that no code names', () => {
  expect(findUnusedTexts(KEYS, `t('failure.Unknown')`)).toEqual(KEYS)
  expect(findUnusedTexts(KEYS, `t('failure.Reverted')`)).toEqual([])
})

test('behavior: a key that is put together from a name the code has', () => {
  expect(findUnusedTexts(KEYS, `${COMPUTED}; fail('Reverted')`)).toEqual([])
  expect(findUnusedTexts(KEYS, COMPUTED)).toEqual(KEYS)
})

test('behavior: the forms of a plural are used by the name they share', () => {
  expect(findUnusedTexts(['a.days_one', 'a.days_other'], `t('a.days', { count })`)).toEqual([])
  expect(findUnusedTexts(['a.days_one'], `t('a.hours', { count })`)).toEqual(['a.days_one'])
})
