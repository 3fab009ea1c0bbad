import type { Texts } from './Language.ts'
import type { LanguageOptions } from './languageOf.ts'

/** Texts that several views share and no other has: they load with the first of these views. */
export type Group = Exclude<keyof Texts, 'base'>

const loaded = new Map<string, Texts[Group]>()
/** Groups that are English because theirs could not be loaded. */
const missed = new Set<string>()
const keyOf = (group: Group, locale: string) => `${group} ${locale}`

/** Returns a loaded group at once. */
export const loadedGroup = <group extends Group>(group: group, locale: string) =>
  loaded.get(keyOf(group, locale)) as Texts[group] | undefined

const english: { [group in Group]: () => Promise<Texts[group]> } = {
  account: () => import('./en/account.ts').then((one) => one.en),
  login: () => import('./en/login.ts').then((one) => one.en),
  names: () => import('./en/names.ts').then((one) => one.en),
  namespaces: () => import('./en/namespaces.ts').then((one) => one.en),
  onRamp: () => import('./en/onRamp.ts').then((one) => one.en),
  send: () => import('./en/send.ts').then((one) => one.en),
  steps: () => import('./en/steps.ts').then((one) => one.en),
  swap: () => import('./en/swap.ts').then((one) => one.en),
  transactions: () => import('./en/transactions.ts').then((one) => one.en),
}

/**
 * Loads the texts of a group in a language. English for a locale that is no language of the modal, and, until
 * `forgetMissed`, where they could not be loaded.
 */
export async function loadGroup<group extends Group>(
  group: group,
  options: LanguageOptions,
): Promise<Texts[group]> {
  const { locale } = options
  const known = loadedGroup(group, locale)
  if (known !== undefined) return known
  const key = keyOf(group, locale)
  const loadEnglish = english[group] as () => Promise<Texts[group]>
  async function load() {
    if (locale === 'en') return loadEnglish()
    try {
      return await (await import('./loadTranslation.ts')).loadTranslation(group, options, loadEnglish)
    } catch {
      const texts = await loadEnglish()
      missed.add(key)
      return texts
    }
  }
  const texts = await load()
  loaded.set(key, texts)
  return texts
}

/** Has what could not be loaded in its language loaded again. */
export function forgetMissed() {
  for (const key of missed) loaded.delete(key)
  missed.clear()
}
