import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ALTERNATION,
  constantOf,
  findConstant,
  findTables,
  NAME_OF_TEXTS,
  parse,
  textsOf,
} from './languageTables.ts'
import { PLACES, type Surface } from './places.ts'

/** Texts by key of each language of a place. */
type Texts = Map<string, [key: string, text: string][]>

/** Texts with a small word. Names, single words and `per` may be the same in two languages, but not the language's name. */
const isTranslatable = (text: string) => /\s\p{Ll}{4}|\bEnglish\b/u.test(text)

/** The languages that a place lacks, and the texts that are English still; one line each. */
export async function findTextsToTranslate(root: string, surface: Surface): Promise<string[]> {
  const tables: [path: string, texts: Texts][] = []
  for (const path of PLACES[surface])
    for (const texts of await readPlace(root, path)) tables.push([path, texts])
  const codes = new Set(tables.flatMap(([, texts]) => [...texts.keys()]))
  return tables.flatMap(([path, texts]) => {
    const english = new Map(texts.get('en'))
    return [...codes].flatMap((code) => {
      const translated = texts.get(code)
      // The loader of the others needs no English.
      if (code === 'en') return []
      if (translated === undefined) return [`${path} lacks ${code}`]
      return translated
        .filter(([key, text]) => isTranslatable(text) && text === english.get(key))
        .map(([key, text]) => `${path} is English in ${code}: ${key.slice(1) || text}`)
    })
  })
}

async function readPlace(root: string, path: string): Promise<Texts[]> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  if (path.endsWith('/')) {
    const texts: Texts = new Map()
    for (const file of await readdir(join(root, path))) {
      const [, code] = NAME_OF_TEXTS.exec(file) ?? []
      if (code === undefined) continue
      const source = await read(path + file)
      const node = findConstant(parse(file, source), constantOf(code))
      if (node !== undefined) texts.set(code, textsOf(node))
    }
    return [texts]
  }
  const source = await read(path)
  if (path.endsWith('.json')) {
    const texts: Record<string, string> = JSON.parse(source)
    return [new Map(Object.entries(texts).map(([code, text]) => [code, [['', text]]]))]
  }
  if (path.endsWith('.ts'))
    return findTables(parse(path, source)).map(
      ({ entries }) => new Map([...entries].map(([code, node]) => [code, textsOf(node)])),
    )
  const codes = ALTERNATION.exec(source)?.[1]?.split('|') ?? []
  return [new Map(['en', ...codes].map((code) => [code, []]))]
}
