import type { Locale } from '@foyer/modal-core'
import { describe, expect, test } from 'vitest'
import { en as accountEn } from './account/en.ts'
import { en } from './en.ts'
import { labelsOf } from './labels.ts'
import { loadGroup } from './loadGroup.ts'
import { loadStrings } from './loadStrings.ts'
import { en as loginEn } from './login/en.ts'
import { en as namesEn } from './names/en.ts'
import { en as namespacesEn } from './namespaces/en.ts'
import { loadTexts } from './namespaces/loadTexts.ts'
import { en as onRampEn } from './onRamp/en.ts'
import type { StringOverrides } from './overrides.ts'
import { en as sendEn } from './send/en.ts'
import { shortenAddress, shortenName } from './shorten.ts'
import { shortenEmail, shortenProfileName } from './shortenOfView.ts'
import { en as stepsEn } from './steps/en.ts'
import { en as swapEn } from './swap/en.ts'
import { transactionTexts } from './transactions/texts.ts'

const LOCALES: Locale[] = ['zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru']

/** Each text with its parameters filled in. */
function texts(strings: object) {
  return new Map(
    Object.entries(strings).map(([key, text]) => [
      key,
      typeof text === 'function' ? (text as (...values: string[]) => string)('{one}', '{two}') : text,
    ]),
  )
}

const files = [
  ['the modal', en, loadStrings],
  ['the account', accountEn, (locale: Locale) => loadGroup('account', locale)],
  ['the login', loginEn, (locale: Locale) => loadGroup('login', locale)],
  ['names', namesEn, (locale: Locale) => loadGroup('names', locale)],
  ['the namespaces', namespacesEn, loadTexts],
  ['buying', onRampEn, (locale: Locale) => loadGroup('onRamp', locale)],
  ['sending', sendEn, (locale: Locale) => loadGroup('send', locale)],
  ['the steps', stepsEn, (locale: Locale) => loadGroup('steps', locale)],
  ['the swap', swapEn, (locale: Locale) => loadGroup('swap', locale)],
  ['recent transactions', transactionTexts.en, async (locale: Locale) => transactionTexts[locale]],
] as const

describe.each(LOCALES)('%s', (locale) => {
  test.each(files)('every text of %s is translated and keeps its parameters', async (_, source, load) => {
    const english = texts(source)
    const translation = texts(await load(locale))
    expect([...translation.keys()]).toEqual([...english.keys()])
    for (const [key, text] of translation) {
      if (key === '$dir') continue
      expect(text, key).not.toBe(english.get(key))
      expect(text.match(/\{\w+\}/g)?.sort(), key).toEqual(
        english
          .get(key)
          ?.match(/\{\w+\}/g)
          ?.sort(),
      )
    }
  })

  test('says which language it is', async () => {
    expect((await loadStrings(locale)).$code).toBe(locale)
  })

  test('the words of the button', () => {
    const labels = labelsOf({ locale, strings: {} })
    expect(labels.connect).not.toBe(labelsOf({ locale: 'en', strings: {} }).connect)
    expect(labels.account('0x12')).toContain('0x12')
  })
})

test('falls back to English for an unsupported locale', async () => {
  expect(await loadStrings('xx' as never)).toBe(en)
  expect(await loadGroup('account', 'xx' as never)).toBe(accountEn)
  expect(labelsOf({ locale: 'xx' as never, strings: {} }).connect).toBe('Connect Wallet')
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
