import { join } from 'node:path'
import type {
  Expression,
  JsxChild,
  JsxElement,
  JsxFragment,
  Node,
  SourceFile,
} from 'typescript-native/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
} from 'typescript-native/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript-native/unstable/sync'

/** A text that a translator of the browser takes away from React. */
export type BareText = { file: string; line: number; text: string }

/**
 * Finds texts in JSX that stand beside other children without an element of their own, and change, come and go, or follow
 * something that does. The translators of browsers put elements of theirs in the place of text nodes: React then changes
 * a node that is not on the page any more, and throws when it removes it or puts something before it. A text that is all
 * that its element holds is safe, because React sets it by the element.
 *
 * @param directories of packages with a `tsconfig.json`, whose compiler's options are those of the first one. They share
 * most of what they import, which is read and checked once.
 */
export function findBareTexts(...directories: [string, ...string[]]): BareText[] {
  const [first] = directories
  const config = join(first, 'bareTexts.tsconfig.json')
  const text = JSON.stringify({
    extends: './tsconfig.json',
    include: directories.flatMap((directory) => [`${directory}/src/**/*.tsx`, `${directory}/src/**/*.d.ts`]),
    // Tests and what they import would be read for nothing.
    exclude: ['/**/*.test.tsx'],
  })
  // The native compiler, for it takes a quarter of the processor time of version 6. The configuration is no file.
  const api = new API({ cwd: first, fs: { readFile: (path) => (path === config ? text : undefined) } })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined || project.rootFiles.length === 0) throw new Error(`${config} cannot be read.`)
    const { program, checker } = project
    return directories.flatMap((directory) =>
      project.rootFiles
        .filter((file) => file.startsWith(join(directory, 'src')) && file.endsWith('.tsx'))
        .flatMap((file) => {
          const source = program.getSourceFile(file)
          if (source === undefined) throw new Error(`${file} cannot be read.`)
          return findInFile(source, checker)
        }),
    )
  } finally {
    api.close()
  }
}

function findInFile(source: SourceFile, checker: Checker): BareText[] {
  const found: BareText[] = []
  const visit = (node: Node) => {
    if (isJsxElement(node) || isJsxFragment(node))
      for (const child of findInChildren(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(child.getStart())
        found.push({ file: source.fileName, line: line + 1, text: child.getText().trim() })
      }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function findInChildren(parent: JsxElement | JsxFragment, checker: Checker) {
  const children = parent.children.filter(
    (child) =>
      !(isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(isJsxExpression(child) && child.expression === undefined),
  )
  // The parent of a fragment's children may have others.
  if (children.length < 2 && !isJsxFragment(parent)) return []
  const firstThatGoes = children.findIndex((child) => comesAndGoes(child, checker))
  return children.filter((child, index) => {
    const follows = firstThatGoes !== -1 && firstThatGoes < index
    return (isJsxFragment(parent) || follows || !isConstant(child)) && holdsText(child, checker)
  })
}

function holdsText(child: JsxChild, checker: Checker) {
  if (isJsxText(child)) return true
  if (!isJsxExpression(child) || child.expression === undefined) return false
  return hasText(typeOf(child.expression, checker))
}

function typeOf(expression: Expression, checker: Checker): Type {
  const type = checker.getTypeAtLocation(expression)
  if (type === undefined) throw new Error(`${expression.getText()} has no type.`)
  return type
}

/** True if a value of the type can be a text. What can be anything, as the `children` of a component, is checked where it is made. */
function hasText(type: Type): boolean {
  if (type.getAliasSymbol()?.name === 'ReactNode') return false
  const parts = partsOf(type)
  const names = parts
    .filter(({ flags }) => (flags & TypeFlags.Object) !== 0)
    .map((part) => part.getSymbol()?.name)
  if (names.some((name) => name === 'Iterable' || name === 'ReactPortal')) return false
  return parts.some(({ flags }) => (flags & TEXT) !== 0)
}

const partsOf = (type: Type) => (type.isUnionType() ? type.getTypes() : [type])

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike

function comesAndGoes(child: JsxChild, checker: Checker) {
  if (!isJsxExpression(child) || child.expression === undefined) return false
  const type = typeOf(child.expression, checker)
  if (checker.isArrayType(type)) return true
  return partsOf(type).some(({ flags }) => (flags & ABSENT) !== 0)
}

const ABSENT = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike

/** True if a text stays the same: it is written there, or it is one of the texts of the language. */
function isConstant(child: JsxChild) {
  if (isJsxText(child)) return true
  if (!isJsxExpression(child) || child.expression === undefined) return false
  const { expression } = child
  if (isLiteral(expression)) return true
  return (
    isCallExpression(expression) &&
    isIdentifier(expression.expression) &&
    expression.expression.text === 't' &&
    expression.arguments.length === 1 &&
    expression.arguments.every(isLiteral)
  )
}

const isLiteral = (node: Node) => isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)
