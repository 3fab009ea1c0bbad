import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { canonical } from '../src/locales/canonical.ts'

/**
 * Writes a new language: a folder with the English texts to translate, its value, its row in the list of languages, and
 * its entry in both packages. Pass its code, and its direction where that is not from left to right:
 *
 * `pnpm create:locale fa --dir rtl`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: 'ltr' },
    /** The folder of both packages. A test has a copy of them. */
    packages: { type: 'string', default: join(import.meta.dirname, '../..') },
  },
})
const [code = ''] = positionals
const { dir, packages } = values
const locales = join(packages, 'modal-ui/src/locales')
const folder = join(locales, code)

const canonicalCode = canonical(code)
const problem =
  canonicalCode === undefined
    ? 'Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.'
    : canonicalCode !== code
      ? `Write ${canonicalCode}, as BCP 47 does.`
      : dir !== 'ltr' && dir !== 'rtl'
        ? 'The direction is ltr or rtl.'
        : existsSync(folder)
          ? `${folder} exists.`
          : undefined
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/** `pt-BR` as `ptBR`. */
const nameOf = (one: string) => one.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const name = nameOf(code)
const language = new Intl.DisplayNames('en', { type: 'language' }).of(code)

/** The English file of a group as that of the language. Its type finds what is missing. */
function translate(file: string, source: string): string {
  const type = /export type (\w+) = typeof en/.exec(source)?.[1]
  const body = /export const en = (\{\n[\s\S]*?\n\})/.exec(source)?.[1]
  if (type === undefined || body === undefined) throw new Error(`${file} has no texts`)
  const texts = body
    .replace("$code: 'en'", `$code: '${code}'`)
    .replace("$dir: 'ltr' as 'ltr' | 'rtl'", `$dir: '${dir}'`)
  return `import type { ${type} } from '../en/${file}'\n\nexport const ${name}: ${type} = ${texts}\n`
}

const files = (await readdir(join(locales, 'en'))).sort()
await mkdir(folder)
for (const file of files)
  await writeFile(join(folder, file), translate(file, await readFile(join(locales, 'en', file), 'utf8')))

const groups = files.map((file) => basename(file, '.ts')).filter((group) => group !== 'base')
await writeFile(
  join(folder, 'groups.ts'),
  `import type { WholeTexts } from '../Language.ts'
import { ${name} } from './base.ts'

export const groups: WholeTexts = {
  base: ${name},
${groups.map((group) => `  ${group}: () => import('./${group}.ts').then((one) => one.${name}),\n`).join('')}}
`,
)
await writeFile(
  join(folder, 'language.ts'),
  `import type { Language } from '../Language.ts'

/** ${language}. */
export const ${name} = {
  code: '${code}' as const,
  dir: '${dir}',
  isWhole: true,
  button: {
    connect: 'Connect Wallet',
    connecting: 'Connecting…',
    account: (address) => \`Account \${address}\`,
    wrongNetwork: 'Wrong network',
    network: (name) => \`Network \${name}\`,
    signIn: 'Sign in',
  },
  walletTitle: 'Your wallet',
  load: () => import('./groups.ts').then((one) => one.groups),
} satisfies Language
`,
)

const list = join(locales, 'languages.ts')
const known = [...(await readFile(list, 'utf8')).matchAll(/'\.\/(.+)\/language\.ts'/g)].map(
  ([, one = '']) => one,
)
const codes = [...known, code].sort()
await writeFile(
  list,
  `import type { Language } from './Language.ts'
${codes.map((one) => `import { ${nameOf(one)} } from './${one}/language.ts'\n`).join('')}
/** The languages that are imported as values, beside those that need no import. No page has this list, but tests have. */
export const languages: readonly Language[] = [${codes.map(nameOf).join(', ')}]
`,
)

await mkdir(join(packages, 'modal/src/exports/locales'), { recursive: true })
await writeFile(
  join(packages, `modal/src/exports/locales/${code}.ts`),
  `export { ${name} } from '@foyer/modal-ui/locales/${code}'\n`,
)

/** Adds an entry to a package, after those of the other languages. */
async function addEntry(directory: string, source: string) {
  const path = join(packages, directory, 'package.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  manifest.exports[`./locales/${code}`] = {
    '@foyer/source': `./src/${source}.ts`,
    types: `./dist/${source}.d.ts`,
    default: `./dist/${source}.js`,
  }
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
await addEntry('modal', `exports/locales/${code}`)
await addEntry('modal-ui', `locales/${code}/language`)

process.stdout.write(`Wrote ${folder}. Next:
  1. Translate its files. Each names its review and its glossary at its head.
  2. pnpm format && pnpm vitest run packages/modal-ui/src/locales
  3. Add it to docs/languages.md of @foyer/modal.
`)
