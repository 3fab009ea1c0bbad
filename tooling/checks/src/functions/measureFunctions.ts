import ts from 'typescript'

export type FunctionLines = { name: string; line: number; lines: number }

/** Every function of a source text that has a body, with the lines from its first brace to its last. */
export function measureFunctions(fileName: string, text: string): FunctionLines[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const found: FunctionLines[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(node.body.getStart(source))
      found.push({ name: nameOf(node), line, lines: lineOf(node.body.end) - line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The name of a function, or of the variable or property that it is the value of. */
function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (isNamed(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? 'a function without a name'
}

function isNamed(node: ts.Node): node is ts.VariableDeclaration | ts.PropertyAssignment {
  return ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
}
