import { expect, test } from 'vitest'
import { findTextProblems } from './findTextProblems.ts'
import type { Locale } from './locale.ts'

const flat = (texts: Record<string, string>) => new Map(Object.entries(texts))

function find(text: string | undefined, english = 'Pay {{cost}} once', key = 'buy.pay') {
  return findTextProblems({
    english: flat({ [key]: english }),
    translations: new Map([['ru', text === undefined ? flat({}) : flat({ [key]: text })]]),
  })
}

test('finds nothing in a complete translation', () => {
  expect(find('Заплатить {{cost}} сейчас')).toEqual([])
})

test('reports a missing or empty text', () => {
  expect(find(undefined)).toEqual(['ru: buy.pay is missing.'])
  expect(find('')).toEqual(['ru: buy.pay is missing.'])
})

test('reports a text that equals the English one', () => {
  expect(find('Pay {{cost}} once')).toEqual(['ru: buy.pay is not translated.'])
})

test('reports missing and unknown placeholders', () => {
  expect(find('Заплатить')).toEqual(['ru: buy.pay has other placeholders.'])
  expect(find('{{cost}} {{price}}')).toEqual(['ru: buy.pay has other placeholders.'])
})

test('reports a text that is much longer than the English one', () => {
  expect(find('а'.repeat(21), 'Pay it')).toEqual([])
  expect(find('а'.repeat(24), 'Pay it')).toEqual(['ru: buy.pay takes 24 columns, 23 at most.'])
})

test('applies the limit of a narrow place and counts a wide character as two columns', () => {
  expect(find('记'.repeat(7), 'Presale', 'app.presale')).toEqual([])
  expect(find('记'.repeat(8), 'Presale', 'app.presale')).toEqual([
    'ru: app.presale takes 16 columns, 14 at most.',
  ])
})

test('reports a text that English does not have', () => {
  const translations = new Map([['ru', flat({ 'a.b': 'б' })]] as const)
  expect(findTextProblems({ english: flat({}), translations })).toEqual(['ru: a.b is not an English text.'])
})

test('reports missing and superfluous plural categories of the language', () => {
  const english = flat({ 'a.days_one': '{{count}} day', 'a.days_other': '{{count}} days' })
  const russian = {
    'a.days_one': '{{count}} день',
    'a.days_few': '{{count}} дня',
    'a.days_other': '{{count}} дня',
  }
  const problems = (locale: Locale, texts: Record<string, string>) =>
    findTextProblems({ english, translations: new Map([[locale, flat(texts)]]) })
  expect(problems('ru', russian)).toEqual(['ru: a.days_many is missing.'])
  expect(problems('ru', { ...russian, 'a.days_many': '{{count}} дней' })).toEqual([])
  expect(problems('ja', { 'a.days_other': '{{count}} 日' })).toEqual([])
  expect(problems('ja', { 'a.days_one': '{{count}} 日', 'a.days_other': '{{count}} 日' })).toEqual([
    'ja: a.days_one is not an English text.',
  ])
})
