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

const toEnglish = <texts>(one: { en: texts }) => one.en

/** The English texts. A table, because minifiers join branches that import, with the files that the last of them needs. */
const english: { [group in Group]?: () => Promise<Texts[group]> } = {
  account: () => import('./en/account.ts').then(toEnglish),
  login: () => import('./en/login.ts').then(toEnglish),
  steps: () => import('./en/steps.ts').then(toEnglish),
  transactions: () => import('./en/transactions.ts').then(toEnglish),
}

/** Those that only some visits need stand behind a chunk that has their names. */
const loadRare = (group: Group) =>
  import('./featureTexts.ts').then(
    (one): Promise<Texts[Group]> => one.featureTexts[group as keyof typeof one.featureTexts](),
  )

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
  const inEnglish = () => (english[group]?.() ?? loadRare(group)) as Promise<Texts[group]>
  async function load() {
    if (locale === 'en') return inEnglish()
    try {
      return await import('./loadTranslation.ts').then((one) =>
        one.loadTranslation(group, options, inEnglish),
      )
    } catch {
      const texts = await inEnglish()
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
