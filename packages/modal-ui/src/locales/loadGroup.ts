import type { Locale } from '@foyer/modal-core'
import type { AccountTexts } from './account/en.ts'
import type { LoginTexts } from './login/en.ts'
import type { NamesTexts } from './names/en.ts'
import type { OnRampTexts } from './onRamp/en.ts'
import type { SendTexts } from './send/en.ts'
import type { StepsTexts } from './steps/en.ts'
import type { SwapTexts } from './swap/en.ts'

/** Texts that several views share and no other has: they load with the first of these views. */
export type Group = 'account' | 'login' | 'names' | 'onRamp' | 'send' | 'steps' | 'swap'

type Texts = {
  account: AccountTexts
  login: LoginTexts
  names: NamesTexts
  onRamp: OnRampTexts
  send: SendTexts
  steps: StepsTexts
  swap: SwapTexts
}

const loaded = new Map<string, Texts[Group]>()
const keyOf = (group: Group, locale: string) => `${group} ${locale}`

/** What has been loaded is here at once. */
export const loadedGroup = <group extends Group>(group: group, locale: string) =>
  loaded.get(keyOf(group, locale)) as Texts[group] | undefined

const english: { [group in Group]: () => Promise<Texts[group]> } = {
  account: async () => (await import('./account/en.ts')).en,
  login: async () => (await import('./login/en.ts')).en,
  names: async () => (await import('./names/en.ts')).en,
  onRamp: async () => (await import('./onRamp/en.ts')).en,
  send: async () => (await import('./send/en.ts')).en,
  steps: async () => (await import('./steps/en.ts')).en,
  swap: async () => (await import('./swap/en.ts')).en,
}

/** The names of the other languages' chunks are in a chunk of their own. */
const translations: {
  [group in Group]: (locale: Exclude<Locale, 'en'>) => Promise<Texts[group] | undefined>
} = {
  account: async (locale) => (await import('./account/loadTranslation.ts')).loadTranslation(locale),
  login: async (locale) => (await import('./login/loadTranslation.ts')).loadTranslation(locale),
  names: async (locale) => (await import('./names/loadTranslation.ts')).loadTranslation(locale),
  onRamp: async (locale) => (await import('./onRamp/loadTranslation.ts')).loadTranslation(locale),
  send: async (locale) => (await import('./send/loadTranslation.ts')).loadTranslation(locale),
  steps: async (locale) => (await import('./steps/loadTranslation.ts')).loadTranslation(locale),
  swap: async (locale) => (await import('./swap/loadTranslation.ts')).loadTranslation(locale),
}

/** Loads the texts of a group in a language. English for a locale that is not one of ours. */
export async function loadGroup<group extends Group>(group: group, locale: Locale): Promise<Texts[group]> {
  const known = loadedGroup(group, locale)
  if (known !== undefined) return known
  const texts = locale === 'en' ? await english[group]() : await translations[group](locale)
  if (texts === undefined) return loadGroup(group, 'en')
  loaded.set(keyOf(group, locale), texts)
  return texts
}
