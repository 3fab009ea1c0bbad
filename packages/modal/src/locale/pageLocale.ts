import type { Locale } from '@foyer/modal-core'
import { LOCALES } from '@foyer/modal-core/page'

/** Regions that write Chinese in traditional characters, unless the tag says otherwise. */
const TRADITIONAL = ['hk', 'mo', 'tw', 'hant']

/** Android's former code of Indonesian. */
const FORMER: Partial<Record<string, string>> = { in: 'id' }

/**
 * Returns the modal's language for this page: that of `<html lang>`, else the first of the visitor's that the modal
 * has, else English. On a server it is English. `languages` are those of the option of the same name. A language that is
 * there for another region only is taken, too: `fr` for `fr-CA`, and `pt-BR` for `pt`.
 *
 * @example
 * createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], locale: pageLocale() })
 * // <html lang="zh-Hant">: 'zh-TW'
 */
export function pageLocale<const code extends string = never>({
  languages = [],
}: {
  languages?: readonly { readonly code: code }[] | undefined
} = {}): Locale | code {
  if (typeof document === 'undefined') return 'en'
  const tags = [document.documentElement.lang, ...navigator.languages]
  const codes = [...LOCALES, ...languages.map(({ code }) => code)]
  return tags.map((tag) => codeOf(tag, codes)).find((code) => code !== undefined) ?? 'en'
}

const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/)

function codeOf<code extends string>(tag: string, codes: readonly code[]): code | undefined {
  const [first = '', ...rest] = partsOf(tag)
  const language = FORMER[first] ?? first
  const same = codes.filter((code) => partsOf(code)[0] === language)
  const exact = same.find((code) => code.toLowerCase() === [language, ...rest].join('-'))
  if (exact !== undefined || language !== 'zh') {
    // `fr-CA-x` is more like `fr-CA` than like `fr`, and any French is more like it than English.
    const parent = same
      .filter((code) => partsOf(code).every((part, index) => part === [language, ...rest][index]))
      .toSorted((a, b) => b.length - a.length)[0]
    return exact ?? parent ?? same[0]
  }
  const isSimplified = rest.includes('hans') || !rest.some((part) => TRADITIONAL.includes(part))
  return same.find((code) => code === (isSimplified ? 'zh-CN' : 'zh-TW'))
}
