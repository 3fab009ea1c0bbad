import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs, promisify } from 'node:util'
import { REPOSITORY } from '../workspace.ts'
import { PLACES, SURFACES, type Surface } from './places.ts'

/**
 * Writes a new language, with the English texts to translate, and enters it everywhere. It asks what the language is for:
 * the modal, the sale (site, pictures of its links, contract list), the wallet (its pages and mails), or several of them.
 *
 * `pnpm create:locale pl --for sale,wallet`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    for: { type: 'string' },
    dir: { type: 'string' },
    /** The repository. A test has a copy of it. */
    root: { type: 'string', default: REPOSITORY },
  },
})
const [code = ''] = positionals
const { root, dir } = values
const parts = ['modal', ...SURFACES] as const

async function askParts() {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`For which of ${parts.join(', ')}? `)
  terminal.close()
  return answer
}

const canonical = () => {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const canonicalCode = canonical()
if (canonicalCode === undefined)
  fail('Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.')
if (canonicalCode !== code) fail(`Write ${canonicalCode}, as BCP 47 does.`)
const chosen = (values.for ?? (await askParts())).split(/[\s,]+/).filter((part) => part !== '')
const unknown = chosen.find((part) => !parts.some((one) => one === part))
if (unknown !== undefined || chosen.length === 0)
  fail(`Say what it is for: --for ${parts.join(',')}, or some of them.`)
const surfaces = SURFACES.filter((one) => chosen.includes(one))
if (surfaces.length > 0) {
  if (dir === 'rtl' || isRightToLeft(code))
    fail(`The ${surfaces.join(' and the ')} can be drawn from left to right only.`)
  for (const one of surfaces) if (existsSync(fileOf(one))) fail(`${fileOf(one)} exists.`)
}

/** TypeScript does not know this part of `Intl` yet. */
function isRightToLeft(tag: string) {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo: () => { direction: string } }
  return locale.getTextInfo().direction === 'rtl'
}

/** The first file of texts that a surface has for the language. */
function fileOf(surface: Surface) {
  const folder = PLACES[surface].find((path) => path.endsWith('/')) ?? ''
  return join(root, folder, `${code}.ts`)
}

if (chosen.includes('modal')) {
  const script = join(REPOSITORY, 'packages/modal-ui/scripts/createLocale.ts')
  const words = [code, ...(dir === undefined ? [] : ['--dir', dir]), '--packages', join(root, 'packages')]
  const made = promisify(execFile)(process.execPath, ['--conditions=@foyer/source', script, ...words])
  const { stdout } = await made.catch(({ stderr }: { stderr: string }) => fail(stderr.trim()))
  process.stdout.write(stdout)
}
// It has the compiler, which takes longer to load than all that may be refused before.
const { addLanguage, createTexts } = await import('./addLanguage.ts')
for (const surface of surfaces)
  for (const place of PLACES[surface]) {
    const isFolder = place.endsWith('/')
    const path = join(root, isFolder ? `${place}en.ts` : place)
    const source = await readFile(path, 'utf8')
    if (isFolder) await writeFile(join(root, place, `${code}.ts`), createTexts(path, source, code))
    else await writeFile(path, addLanguage(path, source, code))
  }
if (surfaces.length > 0)
  process.stdout.write(`Wrote ${code} for the ${surfaces.join(' and the ')}. Next:
  1. pnpm format
  2. pnpm checks translations, which lists what is English still, and the words that the glossary lacks.
  3. Translate that, with a word for each term in tooling/checks/src/translations/terms.ts.
  4. pnpm test ${surfaces.includes('sale') ? 'presale indexer ' : ''}${surfaces.includes('wallet') ? 'wallet-frame wallet-server' : ''}
`)
