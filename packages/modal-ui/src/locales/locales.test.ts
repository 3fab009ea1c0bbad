import type { Locale } from '@foyer/modal-core'
import { describe, expect, test } from 'vitest'
import { en as account } from './en/account.ts'
import { en } from './en/base.ts'
import { en as login } from './en/login.ts'
import { en as names } from './en/names.ts'
import { en as namespaces } from './en/namespaces.ts'
import { en as onRamp } from './en/onRamp.ts'
import { en as send } from './en/send.ts'
import { en as steps } from './en/steps.ts'
import { en as swap } from './en/swap.ts'
import { en as transactions } from './en/transactions.ts'
import { labelsOf } from './labels.ts'
import { languages } from './languages.ts'
import { type Group, loadGroup } from './loadGroup.ts'
import { loadStrings } from './loadStrings.ts'
import type { StringOverrides } from './overrides.ts'
import { shortenAddress, shortenName } from './shorten.ts'
import { shortenEmail, shortenProfileName } from './shortenOfView.ts'
import { signInLabel } from './signInLabel.ts'

const NEED_NO_IMPORT: Locale[] = ['zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru']
const LOCALES = [...NEED_NO_IMPORT, ...languages.map(({ code }) => code)]

/** Languages have some words in common with English, but no sentence. */
const isWord = (text: string) => !text.includes(' ')
const groups = { account, login, names, namespaces, onRamp, send, steps, swap, transactions }

/** Each text with its parameters filled in. */
function texts(strings: object) {
  return new Map(
    Object.entries(strings).map(([key, text]) => [
      key,
      typeof text === 'function' ? (text as (...values: string[]) => string)('{one}', '{two}') : text,
    ]),
  )
}

const parametersOf = (text: string | undefined) => text?.match(/\{\w+\}/g)?.sort()

function expectTranslated(source: object, strings: object) {
  const english = texts(source)
  const translation = texts(strings)
  expect([...translation.keys()]).toEqual([...english.keys()])
  for (const [key, text] of translation) {
    if (key === '$dir') continue
    if (!isWord(text)) expect(text, key).not.toBe(english.get(key))
    expect(parametersOf(text), key).toEqual(parametersOf(english.get(key)))
  }
}

describe.each(LOCALES)('%s', (locale) => {
  test('every text of every view is translated and keeps its parameters', async () => {
    const strings = await loadStrings({ locale, languages })
    expectTranslated(en, strings)
    expect(strings.$code).toBe(locale)
  })

  test.each(Object.entries(groups))(
    'every text of %s is translated and keeps its parameters',
    async (group, source) => {
      expectTranslated(source, await loadGroup(group as Group, { locale, languages }))
    },
  )

  test('the words of the buttons', () => {
    const labels = labelsOf({ locale, languages, strings: {} })
    const { connect, connecting, wrongNetwork, account, network } = labels
    const words = [connect, connecting, wrongNetwork, account('0x12'), network('BSC')]
    words.push(signInLabel({ locale, languages, strings: {} }))
    expect(
      words.filter((word) => /\b(connect|connecting|account|wrong|network|sign in)\b/i.test(word)),
    ).toEqual([])
    expect(words).toMatchObject({ 3: expect.stringContaining('0x12'), 4: expect.stringContaining('BSC') })
  })
})

test('falls back to English for an unsupported locale', async () => {
  expect(await loadStrings({ locale: 'xx' })).toBe(en)
  expect(await loadGroup('account', { locale: 'constructor' })).toBe(account)
  expect(labelsOf({ locale: 'xx', strings: {} }).connect).toBe('Connect Wallet')
})

test('applies custom strings only to their own language', () => {
  const strings: StringOverrides = { en: { button: { connect: 'Sign in' } }, ja: { button: {} } }
  expect(labelsOf({ locale: 'en', strings })).toMatchObject({
    connect: 'Sign in',
    connecting: 'Connecting…',
  })
  expect(labelsOf({ locale: 'ja', strings }).connect).toBe('ウォレットを接続')
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0xf39F…2266'],
  ['0x1234567890a', '0x1234567890a'],
  ['', ''],
])('shortens the address %s', (address, expected) => {
  expect(shortenAddress(address)).toBe(expected)
})

test.each([
  ['abcdefghijklmnopq@example.org', 'abcdefghijklmnopq@example.org'],
  ['abcdefghijklmnopqr@example.org', 'abcdefghijklmnopqr@example.org'],
  ['abcdefghijklmnopqrs@example.org', 'abcdefghijklmnopqrs@example.or…'],
])('cuts an email of more than 30 characters with an ellipsis: %s', (email, expected) => {
  expect(shortenEmail(email)).toBe(expected)
})

test.each([
  ['alice.eth', 24, 'alice.eth'],
  ['vitalik.eth.is-the-beginning-of-a-name.alice.eth', 40, 'vitalik.eth.is-the-beginning-….alice.eth'],
  ['vitalik.eth.is-the-beginning-of-a-name.alice.eth', 24, 'vitalik.eth.i….alice.eth'],
  ['one.two.a-long-label-of-others.eth', 24, undefined],
  ['a-label-of-twenty-five-here.eth', 24, undefined],
  [`${'👩‍🚀'.repeat(12)}.a.eth`, 40, `${'👩‍🚀'.repeat(11)}….a.eth`],
  ['a name without labels that is too long', 24, undefined],
])('shortens the name %s to %i characters in its middle', (name, length, expected) => {
  expect(shortenName(name, length)).toBe(expected)
})

test('keeps a name whole when its last two labels fill more than a line', () => {
  const name = `${'a'.repeat(60)}.eth`
  expect(shortenProfileName(name)).toBe(name)
})
