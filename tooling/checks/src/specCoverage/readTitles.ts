import ts from 'typescript'

const groups = new Set(['describe', 'suite', 'describeInFull'])
/** Names that may stand between `test` and its title. Calls such as `test.step` and `test.use` define no test. */
const modifiers = new Set([
  'concurrent',
  'describe',
  'each',
  'for',
  'parallel',
  'runIf',
  'sequential',
  'serial',
  'skipIf',
])

/** The names in `test.each(rows)`, `test.describe.serial` or `test`: of the function that is called, first to last. */
function namesOf(callee: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  if (!ts.isPropertyAccessExpression(callee)) return undefined
  const names = namesOf(callee.expression)
  return names && [...names, callee.name.text]
}

/** The kind of thing that a call defines. `tests` are the names of the functions that define a test. */
function kindOf(callee: ts.Expression, tests: ReadonlySet<string>) {
  const [first, ...rest] = namesOf(callee) ?? []
  if (first === undefined || !(groups.has(first) || tests.has(first))) return undefined
  if (rest.some((name) => name === 'skip' || name === 'fixme')) return 'skipped'
  if (rest.some((name) => !modifiers.has(name))) return undefined
  return groups.has(first) || rest.includes('describe') ? 'group' : 'test'
}

/** `name` in `const name = test.extend(…)`, which defines tests as `test` does. */
function extendedName(node: ts.Node, tests: ReadonlySet<string>): string | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined
  if (node.initializer === undefined || !ts.isCallExpression(node.initializer)) return undefined
  const [first = '', ...rest] = namesOf(node.initializer.expression) ?? []
  return tests.has(first) && rest.includes('extend') ? node.name.text : undefined
}

/** A title as its source has it: `%s` and `$name` of `test.each` stay, and so does `${expression}` of a template. */
function titleOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return `\${${title.getText()}}`
  const spans = title.templateSpans.map((span) => `\${${span.expression.getText()}}${span.literal.text}`)
  return [title.head.text, ...spans].join('')
}

function readTypeScript(file: string, source: string): string[] {
  const titles: string[] = []
  // The last is that of `onlyInFull`, by the name that all files give it.
  const tests = new Set(['test', 'it', 'testInFull'])
  function visit(node: ts.Node, parents: string[]) {
    const extended = extendedName(node, tests)
    if (extended !== undefined) tests.add(extended)
    if (ts.isCallExpression(node) && node.arguments.length > 1 && node.arguments[0]) {
      const kind = kindOf(node.expression, tests)
      const path = [...parents, titleOf(node.arguments[0])]
      if (kind === 'test') titles.push(path.join(' › '))
      if (kind === 'group') for (const argument of node.arguments.slice(1)) visit(argument, path)
      if (kind) return
    }
    ts.forEachChild(node, (child) => visit(child, parents))
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
  return titles
}

function readSolidity(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [...code.matchAll(/\bfunction\s+((?:test|invariant)\w*)/g)].map(([, name]) => name ?? '')
}

/** The full titles of the tests that a file defines: groups and test, joined by ` › `; in Solidity the names of the functions. */
export function readTitles(file: string, source: string): string[] {
  return file.endsWith('.sol') ? readSolidity(source) : readTypeScript(file, source)
}
