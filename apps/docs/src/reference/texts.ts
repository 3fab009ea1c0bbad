import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { blocks, code, table } from './markdown.ts'

const LOCALES = join(import.meta.dirname, '../../../../packages/modal-ui/src/locales')

type Text = string | ((...words: string[]) => string)
type Row = { name: string; text: string }

/** The text that a function of words writes, with the names of its words. */
function toText(text: Text): string {
  if (typeof text === 'string') return text
  const words = /^\(?([^)=]*)\)?\s*=>/.exec(String(text))?.[1] ?? ''
  return text(...words.split(',').map((word) => `{${word.trim()}}`))
}

const toRows = (texts: Record<string, Text>): Row[] =>
  Object.entries(texts)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, text]) => ({ name, text: toText(text) }))

const load = (path: string) => import(pathToFileURL(join(LOCALES, path)).href)

/** The page of texts, by their groups. */
export async function writeTexts(): Promise<string> {
  const groups: [string, Record<string, Text>][] = [
    ['everywhere', (await load('en/base.ts')).en],
    ['button', (await load('labels.ts')).labelsOf({ locale: 'en', strings: {} })],
  ]
  const others = globSync('*.ts', { cwd: join(LOCALES, 'en') }).filter((file) => file !== 'base.ts')
  for (const file of others.sort()) groups.push([basename(file, '.ts'), (await load(`en/${file}`)).en])
  const sections = groups.map(([group, texts]) =>
    blocks(
      `## ${group}`,
      table(
        ['name', 'English'],
        toRows(texts).map(({ name, text }) => [code(name), text]),
      ),
    ),
  )
  return blocks(
    '# Texts',
    'Their names are those that the option `strings` takes: [Languages and texts](../../../../packages/modal/docs/languages.md#texts-of-your-own). Words in braces are put in by the modal: such a text is a function of them.',
    ...sections,
  )
}
