import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { en as account } from './en/account.ts'
import { en } from './en/base.ts'
import type { Language, LanguageTexts, WholeTexts } from './Language.ts'
import { forgetMissed, loadedGroup, loadGroup } from './loadGroup.ts'
import { loadedStrings, loadStrings } from './loadStrings.ts'
import { loadTranslation } from './loadTranslation.ts'

const language = (code: string, texts: LanguageTexts = {}): Language => ({ code, load: async () => texts })

const load = (value: Language) => loadStrings({ locale: value.code, languages: [value] })

test('puts English in the place of texts that are missing, and of those that cannot be drawn', async () => {
  const strings = await load(
    language('pl', {
      base: {
        close: 'Zamknij',
        back: undefined as never,
        results: 'Wyniki' as never,
        retry: 'No text of the modal has this name',
      } as LanguageTexts['base'],
    }),
  )
  expect(strings).toEqual({ ...en, $code: 'pl', $dir: 'ltr', close: 'Zamknij', results: en.results })
  expect(loadedStrings('pl')).toBe(strings)
})

test('has the code and the direction of the value, whatever its texts say', async () => {
  const texts = { $code: 'xx', $dir: 'ltr', close: 'סגירה' }
  const strings = await load({ ...language('he', { base: texts }), dir: 'rtl' } as Language)
  expect(strings).toMatchObject({ $code: 'he', $dir: 'rtl', close: 'סגירה' })
})

test('takes the value of the dapp for a language that it has itself', async () => {
  expect(await load(language('ko', { base: { close: '끄기' } }))).toMatchObject({
    close: '끄기',
    back: en.back,
  })
})

test('a group may be texts, or load them, or be missing', async () => {
  const value = language('sk', { login: { loginTest: 'Skúška' }, send: async () => ({ sendAmount: 'Suma' }) })
  const options = { locale: 'sk', languages: [value] }
  expect(await loadGroup('login', options)).toMatchObject({ loginTest: 'Skúška', loginReadyDone: 'Not now' })
  expect(await loadGroup('send', options)).toMatchObject({ sendAmount: 'Suma', sendMax: 'Max' })
  expect(await loadGroup('account', options)).toEqual(account)
})

test('loads no English for a language that is whole', async () => {
  const loadEnglish = vi.fn(async () => en)
  const whole = {
    code: 'cs',
    isWhole: true as const,
    load: async () => ({ base: en }) as unknown as WholeTexts,
  }
  await loadTranslation('base', { locale: 'cs', languages: [whole] }, loadEnglish)
  expect(loadEnglish).not.toHaveBeenCalled()
})

describe('a language that does not load', () => {
  test('is not kept: it is loaded again', async () => {
    let isDown = true
    const value = language('da')
    const options = {
      locale: 'da',
      languages: [{ ...value, load: () => (isDown ? Promise.reject(new Error('offline')) : value.load()) }],
    }
    await expect(loadStrings(options)).rejects.toThrow('offline')
    expect(loadedStrings('da')).toBeUndefined()
    isDown = false
    expect(await loadStrings(options)).toMatchObject({ $code: 'da' })
  })

  test('leaves its groups English until they are asked for again', async () => {
    let isDown = true
    const texts: LanguageTexts = {
      account: () =>
        isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ copyAddress: 'Kopier' }),
    }
    const options = { locale: 'nb', languages: [language('nb', texts)] }
    expect(await loadGroup('account', options)).toBe(account)
    expect(loadedGroup('account', 'nb')).toBe(account)
    isDown = false
    expect(await loadGroup('account', options)).toBe(account)
    forgetMissed()
    expect(await loadGroup('account', options)).toMatchObject({ copyAddress: 'Kopier' })
  })
})

test.each(['en_US', 'no such language', ''])('refuses %j, which is no code', async (code) => {
  await expect(load(language(code))).rejects.toThrow(
    `A language has the code ${JSON.stringify(code)}, which is none of BCP 47. Write one such as "pl" or "pt-BR".`,
  )
})

test('what a value says is checked by its type', () => {
  expectTypeOf<{ code: 'pl'; load: () => Promise<{ base: { close: string } }> }>().toExtend<Language>()
  expectTypeOf<{ load: () => Promise<{ base: { close: string } }> }>().not.toExtend<Language>()
  expectTypeOf<{ code: 'pl'; load: () => Promise<{ base: { close: number } }> }>().not.toExtend<Language>()
  expectTypeOf<{
    code: 'pl'
    load: () => Promise<{ base: { results: () => number } }>
  }>().not.toExtend<Language>()
  // Whole is what has every text.
  expectTypeOf<{ code: 'pl'; isWhole: true; load: () => Promise<WholeTexts> }>().toExtend<Language>()
  expectTypeOf<{
    code: 'pl'
    isWhole: true
    load: () => Promise<Omit<WholeTexts, 'swap'>>
  }>().not.toExtend<Language>()
  expectTypeOf<Omit<typeof en, 'close'>>().not.toExtend<typeof en>()
})
