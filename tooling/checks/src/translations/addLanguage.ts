import ts from 'typescript'
import {
  ALTERNATION,
  constantOf,
  findConstant,
  findDeclaration,
  findTables,
  type LanguageTable,
  nameOf,
  parse,
} from './languageTables.ts'

type Edit = { from: number; to: number; text: string }

/** A file with all languages, and one more: its texts are the English ones. */
export function addLanguage(path: string, source: string, code: string): string {
  if (path.endsWith('.json')) {
    const texts: Record<string, string> = JSON.parse(source)
    return `${JSON.stringify({ ...texts, [code]: texts.en }, null, 2)}\n`
  }
  if (!path.endsWith('.ts')) return source.replace(ALTERNATION, (_, codes: string) => `(${codes}|${code})`)
  const file = parse(path, source)
  const rows = findTables(file).map((table) => addEntry(table, code))
  const imports = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().endsWith("/ru.ts'"))
    .map((one) => insert(one.end, `\n${likeRussian(one, code)}`))
  return apply(source, [...rows, ...imports])
}

const insert = (at: number, text: string): Edit => ({ from: at, to: at, text })

function apply(source: string, edits: Edit[]) {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: added }) => text.slice(0, from) + added + text.slice(to), source)
}

/** The code that loads or imports a language, for another one. */
const likeRussian = (node: ts.Node, code: string) =>
  node
    .getText()
    .replace('/ru.ts', `/${code}.ts`)
    .replace(/\bru\b(?!\.ts)/, constantOf(code))

function addEntry({ node, entries }: LanguageTable, code: string): Edit {
  if (ts.isArrayLiteralExpression(node)) return insert(node.elements.end, `, '${code}'`)
  const english = entries.get('en')
  const russian = entries.get('ru')
  const isReference = russian !== undefined && /\bru\b/.test(russian.getText())
  const value = isReference ? likeRussian(russian, code) : english?.getText()
  if (value === undefined) throw new Error(`${node.getSourceFile().fileName} has no English texts`)
  const key = /^\w+$/.test(code) ? code : `'${code}'`
  const last = node.properties.at(-1)
  return insert(last?.end ?? node.getStart() + 1, `,\n  ${key}: ${value}`)
}

/** The file of a language, with the texts of the English one. Its type finds what is missing. */
export function createTexts(path: string, source: string, code: string): string {
  const file = parse(path, source)
  const texts = findConstant(file, 'en')
  const type = findType(file)
  if (texts === undefined || type === undefined) throw new Error(`${path} has no English texts`)
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const hasPlurals = type.isGeneric && pluralCategories.join() !== 'other'
  const parameters = hasPlurals ? `<${pluralCategories.map((one) => `'${one}'`).join(' | ')}>` : ''
  const body = apply(texts.getText(), type.isGeneric ? pluralEdits(texts, pluralCategories) : [])
  return `import type { ${type.name} } from './en.ts'\n\nexport const ${constantOf(code)}: ${type.name}${parameters} = ${body}\n`
}

/** The type of the texts: that of the constant, or the one that is made of it. */
function findType(file: ts.SourceFile) {
  const annotation = findDeclaration(file, 'en')?.type?.getText()
  if (annotation !== undefined) return { name: annotation, isGeneric: false }
  const alias = file.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ type }) => /\btypeof en\b/.test(type.getText()))
  return alias && { name: alias.name.text, isGeneric: alias.typeParameters !== undefined }
}

/** Has each plural once for each of the categories, where English has one and others. */
function pluralEdits(texts: ts.Expression, categories: readonly string[]): Edit[] {
  const edits: Edit[] = []
  const visit = (node: ts.Node) => {
    const [, key, category] = ts.isPropertyAssignment(node)
      ? (/^(\w+)_(one|other)$/.exec(nameOf(node)) ?? [])
      : []
    if (ts.isPropertyAssignment(node) && key !== undefined) {
      const text = node.initializer.getText()
      const forms = categories.filter((one) => (one === 'one') === (category === 'one'))
      const from = node.getStart() - texts.getStart()
      // A comma follows each text but the last, and `_other` comes after `_one`.
      const to = node.end - texts.getStart() + (forms.length === 0 ? 1 : 0)
      edits.push({ from, to, text: forms.map((form) => `${key}_${form}: ${text}`).join(',\n') })
    }
    ts.forEachChild(node, visit)
  }
  visit(texts)
  return edits
}
