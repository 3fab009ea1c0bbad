/** Name of a test → the sentences ("it should …") that it must or does keep, sorted. */
export type Leaves = Record<string, string[]>

/**
 * The tests that a tree asks for. Each condition that has leaves is one test:
 * `when the sale is paused` becomes `test_WhenTheSaleIsPaused`, or, if all its leaves say "it should revert",
 * `test_RevertWhen_TheSaleIsPaused`. A root `ContractTest::function` puts the function's name in front.
 */
export function leavesOf(tree: string): Leaves {
  const leaves: Leaves = {}
  for (const part of tree.trim().split(/\n\s*\n/)) {
    const [root = '', ...lines] = part.split('\n')
    const prefix = pascal(root.split('::')[1] ?? '')
    const path: string[] = []
    const conditions = new Map<string, string[]>()
    for (const line of lines) {
      const [, indent = '', text = ''] = /^([│├└─\s]*)(.*)$/.exec(line) ?? []
      path.length = indent.length / 4 - 1
      const condition = path.at(-1)
      if (!text.startsWith('it ')) path.push(text)
      else if (condition === undefined) throw new Error(`"${text}" stands under no condition.`)
      else conditions.set(condition, [...(conditions.get(condition) ?? []), text])
    }
    for (const [condition, sentences] of conditions) {
      const name = testName(prefix, condition, sentences)
      if (leaves[name] !== undefined) throw new Error(`Two conditions would give ${name}.`)
      leaves[name] = sentences.sort()
    }
  }
  return leaves
}

/** The tests in a Solidity file and the sentences in their comments. A fuzz test counts under the name of its plain twin. */
export function functionsOf(source: string): Leaves {
  const functions: Leaves = {}
  for (const [, name = '', body = ''] of source.matchAll(
    /function test(?:Fuzz)?(_\w+)\([^)]*\)[^{]*\{(.*?)\n {4}\}\n/gs,
  )) {
    const sentences = [...body.matchAll(/\/\/ (it should .*)/g)].map(([, sentence = '']) => sentence)
    functions[`test${name}`] = [...(functions[`test${name}`] ?? []), ...sentences].sort()
  }
  return functions
}

function testName(prefix: string, condition: string, sentences: string[]): string {
  const [word = '', ...rest] = condition.split(' ')
  if (sentences.every((sentence) => sentence.startsWith('it should revert')))
    return `test_Revert${prefix}${pascal(word)}_${pascal(rest.join(' '))}`
  return `test_${prefix}${pascal(word)}${pascal(rest.join(' '))}`
}

function pascal(text: string): string {
  return text
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
