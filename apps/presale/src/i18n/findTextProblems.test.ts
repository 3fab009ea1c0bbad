import { expect, test } from 'vitest'
import { findTextProblems } from './findTextProblems.ts'

const flat = (texts: Record<string, string>) => new Map(Object.entries(texts))

function find(text: string | undefined, english = 'Pay {{cost}} now', key = 'buy.pay') {
  return findTextProblems({
    english: flat({ [key]: english }),
    translations: new Map([['ru', text === undefined ? flat({}) : flat({ [key]: text })]]),
  })
}

test('default: nothing to say about a good translation', () => {
  expect(find('Заплатить {{cost}} сейчас')).toEqual([])
})

test('behavior: a missing or empty text', () => {
  expect(find(undefined)).toEqual(['ru: buy.pay is missing.'])
  expect(find('')).toEqual(['ru: buy.pay is missing.'])
})

test('behavior: a text nobody translated', () => {
  expect(find('Pay {{cost}} now')).toEqual(['ru: buy.pay is not translated.'])
})

test('behavior: lost and invented placeholders', () => {
  expect(find('Заплатить')).toEqual(['ru: buy.pay has other placeholders.'])
  expect(find('{{cost}} {{price}}')).toEqual(['ru: buy.pay has other placeholders.'])
})

test('behavior: a text that is much longer than the English one', () => {
  expect(find('а'.repeat(21), 'Pay it')).toEqual([])
  expect(find('а'.repeat(24), 'Pay it')).toEqual(['ru: buy.pay takes 24 columns, 23 at most.'])
})

test('behavior: narrow places have limits of their own; a wide character takes two columns', () => {
  expect(find('记'.repeat(7), 'Presale', 'app.presale')).toEqual([])
  expect(find('记'.repeat(8), 'Presale', 'app.presale')).toEqual([
    'ru: app.presale takes 16 columns, 14 at most.',
  ])
})

test('behavior: a text that English does not have', () => {
  const translations = new Map([['ru', flat({ 'a.b': 'б' })]] as const)
  expect(findTextProblems({ english: flat({}), translations })).toEqual(['ru: a.b is not an English text.'])
})
