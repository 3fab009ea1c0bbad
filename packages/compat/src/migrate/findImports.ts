import { type ParserPlugin, parse } from '@babel/parser'

/** A module that a source file names. */
export type FoundImport = {
  module: string
  /** The exported names that are imported; `*` for all at once. */
  names: string[]
  /** The module’s text in the source, without its quotes. */
  start: number
  end: number
  /** The whole statement, where that is all there is of it: an import without names. */
  statement?: { start: number; end: number } | undefined
  line: number
}

type Node = { type: string; start: number; end: number; loc: { start: { line: number } } }
type Literal = Node & { value: string }

/**
 * Finds what a source file imports, exports again or requires.
 *
 * @throws {SyntaxError} it is no TypeScript or JavaScript
 */
export function findImports(source: string, file: string): FoundImport[] {
  const { program } = parse(source, {
    sourceType: 'unambiguous',
    plugins: pluginsOf(file),
    errorRecovery: true,
  })
  const found: FoundImport[] = []
  visit(program as unknown as Node, (node) => {
    const module = moduleOf(node)
    if (module === undefined) return
    const names = namesOf(node)
    found.push({
      names,
      module: module.value,
      start: module.start + 1,
      end: module.end - 1,
      line: node.loc.start.line,
      statement:
        node.type === 'ImportDeclaration' && names.length === 0
          ? { start: node.start, end: node.end }
          : undefined,
    })
  })
  return found
}

function pluginsOf(file: string): ParserPlugin[] {
  const isTypeScript = /\.[cm]?tsx?$/.test(file)
  const hasJsx = !/\.[cm]?ts$/.test(file)
  return [
    'decorators',
    ...(isTypeScript ? (['typescript'] as const) : []),
    ...(hasJsx ? (['jsx'] as const) : []),
  ]
}

function visit(node: Node, onNode: (node: Node) => void) {
  onNode(node)
  for (const child of Object.values(node).flat() as unknown[]) if (isNode(child)) visit(child, onNode)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** `import … from`, `export … from`, `import('…')`, `require('…')`, `jest.mock('…')`, `import('…')` in a type. */
function moduleOf(node: Node): Literal | undefined {
  const {
    type,
    source,
    callee,
    arguments: values,
    argument,
  } = node as Node & {
    source?: Literal
    callee?: { type: string; name?: string; property?: { name?: string } }
    arguments?: Literal[]
    argument?: Literal
  }
  if (/^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(type)) return source ?? undefined
  if (type === 'TSImportType') return argument?.type === 'StringLiteral' ? argument : undefined
  const first = values?.[0]
  if (type !== 'CallExpression' || first?.type !== 'StringLiteral') return undefined
  const name = callee?.property?.name ?? callee?.name ?? callee?.type
  return ['require', 'Import', 'mock', 'unmock', 'requireActual', 'importActual'].includes(name ?? '')
    ? first
    : undefined
}

function namesOf(node: Node): string[] {
  const { type, specifiers = [] } = node as Node & {
    specifiers?: { type: string; imported?: Name; local?: Name }[]
  }
  if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return ['*']
  return specifiers.map(({ type, imported, local }) => {
    if (type === 'ImportSpecifier') return textOf(imported)
    if (type === 'ExportSpecifier') return textOf(local)
    return type === 'ImportDefaultSpecifier' ? 'default' : '*'
  })
}

type Name = { name?: string; value?: string }
const textOf = (name: Name | undefined) => name?.name ?? name?.value ?? '*'
