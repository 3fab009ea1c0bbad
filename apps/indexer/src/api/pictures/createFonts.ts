import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Renderer } from '@takumi-rs/core'
import { type PictureLocale, pictureTexts } from './pictureTexts.ts'

/** Package of `@fontsource-variable` by family. */
const PACKAGES = {
  Onest: 'onest',
  Brygada: 'brygada-1918',
  Anuphan: 'anuphan',
  'Serif Thai': 'noto-serif-thai',
  'Sans JP': 'noto-sans-jp',
  'Sans KR': 'noto-sans-kr',
  'Sans SC': 'noto-sans-sc',
  'Sans TC': 'noto-sans-tc',
} as const

type Family = keyof typeof PACKAGES

/** Families that stand in for letters that the Latin ones lack. Chinese, Japanese and Korean draw some code points differently. */
const SCRIPTS: Partial<Record<PictureLocale, { serif: Family; sans: Family }>> = {
  'zh-CN': { serif: 'Sans SC', sans: 'Sans SC' },
  'zh-TW': { serif: 'Sans TC', sans: 'Sans TC' },
  ja: { serif: 'Sans JP', sans: 'Sans JP' },
  ko: { serif: 'Sans KR', sans: 'Sans KR' },
  th: { serif: 'Serif Thai', sans: 'Anuphan' },
}

/** Digits and letters of codes and quantities, beside what the texts of a language are written with. */
const ALWAYS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ×YES Genesis'

export type Fonts = {
  /** Registers what a language is written with, once. Returns the families of headings and of text, in their order. */
  load: (locale: PictureLocale) => Promise<{ serif: string[]; sans: string[] }>
}

/** Gives a renderer the fonts of the site: of each family only the files with the letters of a language's texts. */
export function createFonts(renderer: Pick<Renderer, 'registerFont'>): Fonts {
  const loaded = new Map<PictureLocale, Promise<{ serif: string[]; sans: string[] }>>()
  const registered = new Map<string, Promise<unknown>>()

  async function register(family: Family, letters: Set<number>) {
    for (const { path, ranges } of await listFiles(PACKAGES[family])) {
      if (!ranges.some(([first, last]) => [...letters].some((each) => each >= first && each <= last)))
        continue
      const font = registered.get(path) ?? addFont(family, path, ranges)
      registered.set(path, font)
      await font
    }
  }

  async function addFont(family: Family, path: string, unicodeRange: [number, number][]) {
    await renderer.registerFont({ name: family, data: await readFile(path), unicodeRange })
  }

  async function load(locale: PictureLocale) {
    const { serif, sans } = familiesOf(locale)
    const letters = lettersOf(locale)
    for (const family of new Set([...serif, ...sans])) await register(family, letters)
    return { serif, sans }
  }

  return {
    load(locale) {
      const families = loaded.get(locale) ?? load(locale)
      loaded.set(locale, families)
      // A file that could not be read now may be readable at the next request.
      families.catch(() => loaded.delete(locale))
      return families
    },
  }
}

function familiesOf(locale: PictureLocale): { serif: Family[]; sans: Family[] } {
  const script = SCRIPTS[locale]
  return {
    serif: ['Brygada', ...(script ? [script.serif] : [])],
    sans: ['Onest', ...(script ? [script.sans] : [])],
  }
}

/** Tells of a code point whether both the headings and the text of a language have it. */
export async function readFontLetters(locale: PictureLocale): Promise<(letter: number) => boolean> {
  const stacks = Object.values(familiesOf(locale)).map(async (families) => {
    const files = await Promise.all(families.map((family) => listFiles(PACKAGES[family])))
    return files.flat().flatMap(({ ranges }) => ranges)
  })
  const all = await Promise.all(stacks)
  return (letter) => all.every((ranges) => ranges.some(([first, last]) => letter >= first && letter <= last))
}

/** Code points of the texts of a language. */
export function lettersOf(locale: PictureLocale): Set<number> {
  const { items, ...texts } = pictureTexts[locale]
  const text = [...Object.values(texts), ...Object.values(items), ALWAYS].join('')
  return new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
}

/** The files of a package, each with the code points that it has. */
async function listFiles(name: string) {
  const { resolve } = createRequire(import.meta.url)
  const list = resolve(`@fontsource-variable/${name}/unicode.json`)
  const subsets: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  return Object.entries(subsets).map(([subset, ranges]) => ({
    // Numbered subsets of Chinese, Japanese and Korean are in brackets.
    path: resolve(
      `@fontsource-variable/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ),
    ranges: ranges.split(',').map(readRange),
  }))
}

/** Reads a range of CSS, such as `U+20-7e`. */
function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
