import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Writes `docs/options.md` from the type of what `createFoyer` takes and its comments, and the version of the package for the
 * doctor. Never edit what it writes.
 */
const PACKAGE = join(import.meta.dirname, '..')
const SOURCE = join(PACKAGE, 'src/exports/index.ts')
/** Types of options that a dapp writes by hand, beyond what one line can say. */
const SHAPES = ['CustomWallet', 'Endpoints', 'NetworkInput', 'ThemeVariables', 'TokenInput']

const program = ts.createProgram([SOURCE], {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(PACKAGE, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    PACKAGE,
  ).options,
  noEmit: true,
})
const checker = program.getTypeChecker()

function findType(name: string): ts.Type {
  const file = program.getSourceFile(SOURCE)
  const symbol = file && checker.getSymbolAtLocation(file)
  const found = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name)
  if (found === undefined) throw new Error(`${SOURCE} exports no ${name}`)
  return checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(found))
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/** A type as its author wrote it, without what only says that the option may be left out. */
function typeOf(property: ts.Symbol): string {
  const [declaration] = property.declarations ?? []
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property))
  const words = type.isUnion() ? type.types.filter((each) => each.isStringLiteral()) : []
  // Sorted: the compiler's own order depends on what else it has read.
  if (type.isUnion() && words.length === type.types.length)
    return words
      .map(({ value }) => `'${value}'`)
      .sort()
      .join(' | ')
  const text = written ?? checker.typeToString(type)
  // A reader passes networks, and names no type of them.
  return text.replace(/\s*\|\s*undefined$/, '').replace('<NoInfer<networks>>', '')
}

function toRow(property: ts.Symbol): string {
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker))
  if (comment === '') throw new Error(`The option ${property.name} has no comment to make a line of`)
  return `| \`${property.name}\` | \`${cell(typeOf(property))}\` | ${cell(comment)} |`
}

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0

/** Required properties come first. Names that say everything need no comment. */
function toShapeRow(property: ts.Symbol): string {
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker))
  const name = isOptional(property) ? `${property.name}?` : property.name
  return `| \`${name}\` | \`${cell(typeOf(property))}\` | ${cell(comment)} |`
}

function toShape(name: string): string {
  const properties = findType(name).getProperties()
  const inOrder = [
    ...properties.filter((property) => !isOptional(property)),
    ...properties.filter((property) => isOptional(property)),
  ]
  return `### \`${name}\`\n\n| | type | |\n|---|---|---|\n${inOrder.map(toShapeRow).join('\n')}\n`
}

const rows = findType('CreateFoyerParameters').getProperties().map(toRow).sort()

await mkdir(join(PACKAGE, 'docs'), { recursive: true })
await writeFile(
  join(PACKAGE, 'docs/options.md'),
  `<!-- Generated from the types by scripts/generate.ts: edit their comments, then run \`pnpm generate\`. -->

# Options of \`createFoyer\`

\`networks\` is the only one you must pass. Those that [\`update\`](../README.md#the-instance) takes can change while the modal is open.

| option | type | |
|---|---|---|
${rows.join('\n')}

## Their types

Each type named here is exported by \`@foyer/modal\`. Those that you write by hand:

${SHAPES.map(toShape).join('\n')}`,
)

const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
await mkdir(join(PACKAGE, 'src/doctor/generated'), { recursive: true })
await writeFile(
  join(PACKAGE, 'src/doctor/generated/version.ts'),
  `// Generated from package.json by scripts/generate.ts.\nexport const VERSION = '${version}'\n`,
)
