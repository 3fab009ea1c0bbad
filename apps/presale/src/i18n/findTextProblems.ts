import type { Locale } from './locale.ts'
import { PLURAL } from './plural.ts'

/** Texts by dotted key. */
export type FlatTexts = ReadonlyMap<string, string>

export type FindTextProblemsParameters = {
  english: FlatTexts
  translations: ReadonlyMap<Locale, FlatTexts>
}

/** Texts that may read the same in another language: names and signs. */
const NAMES = /^(items\.(fragment|badge)|development\.banner)$/

/**
 * Limits of texts that would break the layout: the most columns that a text may take, a wide character counting as two.
 * Measured at 360 px.
 */
const WIDEST: Record<string, number> = {
  'app.title': 60,
  'app.presale': 14,
  'app.history': 18,
  'buy.buyNow': 24,
  'home.hours': 9,
  'home.minutes': 9,
  'home.seconds': 9,
  'items.available': 14,
  'items.owned': 16,
}

/** Length that a translation may have for an English text: short ones grow the most. */
const longest = (english: number) => Math.ceil(english * 1.5) + 14

/** Missing, untranslated and overlong texts, and lost or invented placeholders; one line each. */
export function findTextProblems({ english, translations }: FindTextProblemsParameters): string[] {
  const problems: string[] = []
  for (const [locale, texts] of translations) {
    const wanted = inLocale(english, locale)
    for (const [key, original] of wanted) {
      const text = texts.get(key)
      if (!text) problems.push(`${locale}: ${key} is missing.`)
      else problems.push(...compare(key, original, text).map((problem) => `${locale}: ${key} ${problem}`))
    }
    for (const key of texts.keys()) {
      if (!wanted.has(key)) problems.push(`${locale}: ${key} is not an English text.`)
    }
  }
  return problems
}

/** The keys a language must have, each with its English text: a plural has one for each category of that language. */
function inLocale(english: FlatTexts, locale: Locale): FlatTexts {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const forms = (key: string, text: string) =>
    PLURAL.test(key)
      ? pluralCategories.map((category): [string, string] => [key.replace(PLURAL, `_${category}`), text])
      : [[key, text] satisfies [string, string]]
  return new Map([...english].flatMap(([key, text]) => forms(key, text)))
}

function compare(keyOfForm: string, english: string, text: string) {
  const key = keyOfForm.replace(PLURAL, '')
  const problems: string[] = []
  if (placeholders(text) !== placeholders(english)) problems.push('has other placeholders.')
  const hasWords = /[a-z]{4}/.test(english.replace(/\{\{.*?\}\}/g, ''))
  if (text === english && hasWords && !NAMES.test(key)) problems.push('is not translated.')
  const most = WIDEST[key] ?? longest(columns(english))
  if (columns(text) > most) problems.push(`takes ${columns(text)} columns, ${most} at most.`)
  return problems
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{\w+}}/g)]
    .map(([name]) => name)
    .sort()
    .join()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** The width of a text: marks above and below a letter take no room. */
function columns(text: string) {
  const shown = text.replaceAll(/{{\w+}}/g, '12345').replaceAll(/[\u200b\u2060]/g, '')
  return [...graphemes.segment(shown)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0)
}
