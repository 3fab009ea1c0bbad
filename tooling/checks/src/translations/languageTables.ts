import ts from 'typescript'

/** Something for each language in one file: an object by their codes, or a list of the codes. */
export type LanguageTable = {
  node: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression
  /** The entry of each language. A code of a list stands for itself. */
  entries: Map<string, ts.Expression>
}

/** A file, or the folder, with the texts of a language is called as the language. */
export const NAME_OF_TEXTS = /^([a-z]{2,3}(?:-\w+)?)(?=\.ts$|\/)/

/** The codes in the rules of a web server. English is the default there. */
export const ALTERNATION = /\((zh-CN\|[\w|-]+)\)/

export const parse = (path: string, source: string) =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)

/** The tables of a module. One with Traditional Chinese and Russian has all languages. */
export function findTables(file: ts.SourceFile): LanguageTable[] {
  const tables: LanguageTable[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) {
      const entries = ts.isObjectLiteralExpression(node) ? entriesOf(node, file) : codesOf(node)
      if (entries.has('zh-TW') && entries.has('ru')) tables.push({ node, entries })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return tables
}

const codesOf = (list: ts.ArrayLiteralExpression) =>
  new Map(list.elements.filter(ts.isStringLiteral).map((one) => [one.text, one]))

function entriesOf(node: ts.ObjectLiteralExpression, file: ts.SourceFile) {
  const entries = new Map<string, ts.Expression>()
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property))
      entries.set(property.name.text, findConstant(file, property.name.text) ?? property.name)
    if (ts.isPropertyAssignment(property)) entries.set(nameOf(property), property.initializer)
  }
  return entries
}

export const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()

/** The declaration of a constant of the module. */
export const findDeclaration = (file: ts.SourceFile, name: string) =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name)

export const findConstant = (file: ts.SourceFile, name: string) => findDeclaration(file, name)?.initializer

/** The texts of a language by key. Of a function these are the words that it puts together. */
export function textsOf(node: ts.Expression, key = ''): [key: string, text: string][] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties
      .filter(ts.isPropertyAssignment)
      .flatMap((one) => textsOf(one.initializer, `${key}.${nameOf(one)}`))
  const words: string[] = []
  const visit = (part: ts.Node) => {
    if (ts.isStringLiteralLike(part) || ts.isTemplateLiteralToken(part)) words.push(part.text)
    ts.forEachChild(part, visit)
  }
  visit(node)
  return [[key, words.join('…')]]
}

/** The name of the constant with the texts of a language: `ptBR` for `pt-BR`. */
export const constantOf = (code: string) =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
