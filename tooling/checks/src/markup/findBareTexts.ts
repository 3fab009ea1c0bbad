import { join } from 'node:path'
import ts from 'typescript'

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
  const configs = directories.map(readConfig)
  const options = configs[0]?.options ?? {}
  const program = ts.createProgram(
    // Tests and what they import would be read for nothing.
    configs.flatMap(({ fileNames }) => fileNames.filter(isRead)),
    options,
    // Types are those of TypeScript: comments are not read.
    { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
  )
  return directories.flatMap((directory) =>
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(join(directory, 'src')) && isSource(fileName))
      .flatMap((file) => findInFile(file, program.getTypeChecker())),
  )
}

function readConfig(directory: string) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(directory, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  )
  return config ?? fail(directory)
}

const isRead = (file: string) => isSource(file) || file.endsWith('.d.ts')

const isSource = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')

function fail(message: string | ts.DiagnosticMessageChain): never {
  throw new Error(
    `The TypeScript configuration cannot be read: ${ts.flattenDiagnosticMessageText(message, ' ')}`,
  )
}

function findInFile(source: ts.SourceFile, checker: ts.TypeChecker): BareText[] {
  const found: BareText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const child of findInChildren(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(child.getStart())
        found.push({ file: source.fileName, line: line + 1, text: child.getText().trim() })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function findInChildren(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker) {
  const children = parent.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && child.expression === undefined),
  )
  // The parent of a fragment's children may have others.
  if (children.length < 2 && !ts.isJsxFragment(parent)) return []
  const firstThatGoes = children.findIndex((child) => comesAndGoes(child, checker))
  return children.filter((child, index) => {
    const follows = firstThatGoes !== -1 && firstThatGoes < index
    return (ts.isJsxFragment(parent) || follows || !isConstant(child)) && holdsText(child, checker)
  })
}

function holdsText(child: ts.JsxChild, checker: ts.TypeChecker) {
  if (ts.isJsxText(child)) return true
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  return hasText(checker.getTypeAtLocation(child.expression))
}

/** True if a value of the type can be a text. What can be anything, as the `children` of a component, is checked where it is made. */
function hasText(type: ts.Type): boolean {
  if (type.aliasSymbol?.name === 'ReactNode') return false
  const parts = type.isUnion() ? type.types : [type]
  if (parts.some(({ symbol }) => symbol?.name === 'Iterable' || symbol?.name === 'ReactPortal')) return false
  return parts.some(({ flags }) => (flags & TEXT) !== 0)
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

function comesAndGoes(child: ts.JsxChild, checker: ts.TypeChecker) {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  const type = checker.getTypeAtLocation(child.expression)
  if (checker.isArrayType(type)) return true
  const parts = type.isUnion() ? type.types : [type]
  return parts.some(({ flags }) => (flags & ABSENT) !== 0)
}

const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike

/** True if a text stays the same: it is written there, or it is one of the texts of the language. */
function isConstant(child: ts.JsxChild) {
  if (ts.isJsxText(child)) return true
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  const { expression } = child
  if (ts.isStringLiteralLike(expression)) return true
  return (
    ts.isCallExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 't' &&
    expression.arguments.length === 1 &&
    expression.arguments.every(ts.isStringLiteralLike)
  )
}
