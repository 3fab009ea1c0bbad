import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const MODAL = join(import.meta.dirname, '../../../../packages/modal')

/** The entries of `@foyer/modal` by what a dapp writes after `import`, with the files of their sources. */
function listEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(MODAL, 'package.json'), 'utf8'))
  const rows = Object.entries<Record<string, string>>(exports).flatMap(([path, conditions]) => {
    const source = conditions['@foyer/source']
    return source === undefined ? [] : [[path.replace('.', '@foyer/modal'), join(MODAL, source)] as const]
  })
  return new Map(rows)
}

export const entries = listEntries()

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(MODAL, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  MODAL,
)
const program = ts.createProgram([...entries.values()], { ...options, noEmit: true })
const checker = program.getTypeChecker()

/** The exports of an entry, as they were declared. */
export function exportsOf(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entries.get(entry) ?? '')
  const symbol = file && checker.getSymbolAtLocation(file)
  if (symbol === undefined) throw new Error(`@foyer/modal has no entry ${entry}`)
  return checker
    .getExportsOfModule(symbol)
    .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each))
}

export function findType(entry: string, name: string): ts.Type {
  const found = exportsOf(entry).find((each) => each.name === name)
  if (found === undefined) throw new Error(`${entry} exports no ${name}`)
  return checker.getDeclaredTypeOfSymbol(found)
}

/** The comment of a symbol, each paragraph on one line; empty where it has none. */
export function commentOf(symbol: ts.Symbol): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  return comment.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
}

export const tagsOf = (symbol: ts.Symbol, name: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map(({ text }) => ts.displayPartsToString(text))

/** A type as its author wrote it, without comments and without what only says that it may be left out. */
export function typeTextOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  if (declaration && ts.isMethodSignature(declaration))
    return `(${declaration.parameters.map(printNode).join(', ')}) => ${printNode(declaration.type)}`
  const written = declaration && ts.isPropertySignature(declaration) ? printNode(declaration.type) : ''
  const text = written === '' ? checker.typeToString(checker.getTypeOfSymbol(symbol)) : written
  return text.replace(/\s*\|\s*undefined$/, '')
}

const printer = ts.createPrinter({ removeComments: true })
function printNode(node: ts.Node | undefined): string {
  if (node === undefined) return ''
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(/\s+/g, ' ')
}

export type Parameter = { name: string; type: string }

/** The ways to call a function: more than one where it is overloaded. */
export function callsOf(symbol: ts.Symbol): Parameter[][] {
  const declarations = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration)
  const overloads = declarations.filter(({ body }) => body === undefined)
  return (overloads.length > 0 ? overloads : declarations).map(({ parameters }) =>
    parameters.map((parameter) => {
      const isLeftOut = parameter.questionToken !== undefined || parameter.initializer !== undefined
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'parameters'
      return { name: isLeftOut ? `${name}?` : name, type: printNode(parameter.type) }
    }),
  )
}

/** The properties that a function returns which have comments: those that the package itself describes. */
export function returnedProperties(symbol: ts.Symbol): ts.Symbol[] {
  const [declaration] = symbol.declarations ?? []
  if (declaration === undefined) return []
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
  const properties = signature?.getReturnType().getProperties() ?? []
  return properties.filter((property) => commentOf(property) !== '')
}

export const propertiesOf = (type: ts.Type): ts.Symbol[] => type.getProperties()

export const isClass = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Class) !== 0
