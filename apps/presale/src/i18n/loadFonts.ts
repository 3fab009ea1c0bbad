import type { Locale } from './locale.ts'

/** The scripts of `fonts.css` beside the Latin one, each with a letter that is in its fonts. */
const SCRIPTS: Partial<Record<Locale, { name: string; letter: string }>> = {
  vi: { name: 'Vietnamese', letter: 'ệ' },
  ru: { name: 'Cyrillic', letter: 'я' },
  th: { name: 'Thai', letter: 'ก' },
}

/** Time that a language waits for its letters, in milliseconds. Without them it is shown in those of the system. */
const TIMEOUT = 1_500

/** Loads the fonts of a language before it is shown: a page does not change its letters while it is read. */
export async function loadFonts(locale: Locale) {
  const script = SCRIPTS[locale]
  if (script !== undefined) await loadFamilies(` ${script.name}`, `A${script.letter}`)
}

/** Loads the Latin letters, which a build loads along with its page. */
export const loadLatinFonts = () => loadFamilies('', 'A')

async function loadFamilies(script: string, letters: string) {
  const fonts = ['Site Sans', 'Site Serif'].map((family) =>
    document.fonts.load(`1em "${family}${script}"`, letters),
  )
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, TIMEOUT))])
}
