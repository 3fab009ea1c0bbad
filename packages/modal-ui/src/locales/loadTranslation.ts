import type { Locale } from '@foyer/modal-core'
import { canonical } from './canonical.ts'
import type { Texts, WholeTexts } from './Language.ts'
import { type LanguageOptions, languageOf } from './languageOf.ts'

/** The languages that need no import. Each of the others is a value that a dapp passes as one of `languages`. */
const ours: Record<Exclude<Locale, 'en'>, () => Promise<{ groups: WholeTexts }>> = {
  'zh-CN': () => import('./zh-CN/groups.ts'),
  'zh-TW': () => import('./zh-TW/groups.ts'),
  id: () => import('./id/groups.ts'),
  vi: () => import('./vi/groups.ts'),
  ja: () => import('./ja/groups.ts'),
  ko: () => import('./ko/groups.ts'),
  th: () => import('./th/groups.ts'),
  ru: () => import('./ru/groups.ts'),
}

/** Loads the texts of a group in a language other than English: those that are missing, and a locale that is no language, are English. */
export async function loadTranslation<group extends keyof Texts>(
  group: group,
  options: LanguageOptions,
  loadEnglish: () => Promise<Texts[group]>,
): Promise<Texts[group]> {
  const language = languageOf(options)
  if (language === undefined) {
    const { locale } = options
    if (!Object.hasOwn(ours, locale)) return loadEnglish()
    return read<Texts[group]>((await ours[locale as keyof typeof ours]()).groups[group])
  }
  if (canonical(language.code) === undefined)
    throw new Error(
      `A language has the code ${JSON.stringify(language.code)}, which is none of BCP 47. Write one such as "pl" or "pt-BR".`,
    )
  const texts = read((await language.load())[group] ?? {})
  if (language.isWhole) return texts as Promise<Texts[group]>
  const names = { $code: language.code, $dir: language.dir ?? 'ltr' }
  return complete(await loadEnglish(), { ...(await texts), ...(group === 'base' && names) })
}

async function read<texts>(texts: texts | (() => Promise<texts>)): Promise<texts> {
  return typeof texts === 'function' ? (texts as () => Promise<texts>)() : texts
}

/** The English texts, with the others in their places. One of another kind, such as undefined, could not be drawn. */
function complete<texts extends object>(english: texts, others: Record<string, unknown>): texts {
  const entries = Object.entries(english).map(([name, text]) => {
    const other = Object.hasOwn(others, name) ? others[name] : undefined
    return [name, typeof other === typeof text ? other : text]
  })
  return Object.fromEntries(entries)
}

/** Loads the texts that every view may show. */
export const loadBase = (options: LanguageOptions) =>
  loadTranslation('base', options, async () => (await import('./en/base.ts')).en)
