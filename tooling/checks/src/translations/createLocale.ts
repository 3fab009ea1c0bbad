import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { REPOSITORY } from '../workspace.ts'
import { PLACES, SURFACES, type Surface } from './places.ts'

/** The parts that a language can be for. */
export const PARTS = ['modal', ...SURFACES] as const

/** The language cannot be made. The message says why. */
export class CreateLocaleError extends Error {
  override name = 'CreateLocaleError'
}

/**
 * Writes a new language, with the English texts to translate, and enters it everywhere. Returns what there is to do next.
 *
 * @param words of the command line: the code, `--for` and `--dir`, and `--root` where a test has a copy of the repository.
 * @param askParts asks for the value of `--for` when there is none.
 * @throws {CreateLocaleError} it is refused, and nothing is written
 */
export async function createLocale(words: readonly string[], askParts: () => Promise<string>) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      for: { type: 'string' },
      dir: { type: 'string' },
      root: { type: 'string', default: REPOSITORY },
    },
  })
  const [code = ''] = positionals
  const { root, dir } = values
  checkCode(code)
  const chosen = (values.for ?? (await askParts())).split(/[\s,]+/).filter((part) => part !== '')
  const surfaces = checkParts({ code, dir, root, chosen })
  const texts = chosen.includes('modal') ? [await createForModal({ code, dir, root })] : []
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
    texts.push(`Wrote ${code} for the ${surfaces.join(' and the ')}. Next:
  1. pnpm format
  2. pnpm checks translations, which lists what is English still, and the words that the glossary lacks.
  3. Translate that, with a word for each term in tooling/checks/src/translations/terms.ts.
  4. pnpm test ${surfaces.includes('sale') ? 'presale indexer ' : ''}${surfaces.includes('wallet') ? 'wallet-frame wallet-server' : ''}
`)
  return texts.join('')
}

type Locale = { code: string; dir: string | undefined; root: string }

function checkCode(code: string) {
  const canonicalCode = canonical(code)
  if (canonicalCode === undefined)
    throw new CreateLocaleError('Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.')
  if (canonicalCode !== code) throw new CreateLocaleError(`Write ${canonicalCode}, as BCP 47 does.`)
}

function canonical(code: string) {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** The surfaces among the parts. */
function checkParts({ code, dir, root, chosen }: Locale & { chosen: readonly string[] }) {
  if (chosen.length === 0 || chosen.some((part) => !PARTS.some((one) => one === part)))
    throw new CreateLocaleError(`Say what it is for: --for ${PARTS.join(',')}, or some of them.`)
  const surfaces = SURFACES.filter((one) => chosen.includes(one))
  if (surfaces.length > 0 && (dir === 'rtl' || isRightToLeft(code)))
    throw new CreateLocaleError(`The ${surfaces.join(' and the ')} can be drawn from left to right only.`)
  for (const file of surfaces.map((one) => fileOf(one, { code, root })))
    if (existsSync(file)) throw new CreateLocaleError(`${file} exists.`)
  return surfaces
}

/** TypeScript does not know this part of `Intl` yet. */
function isRightToLeft(tag: string) {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo: () => { direction: string } }
  return locale.getTextInfo().direction === 'rtl'
}

/** The first file of texts that a surface has for the language. */
function fileOf(surface: Surface, { code, root }: Pick<Locale, 'code' | 'root'>) {
  const folder = PLACES[surface].find((path) => path.endsWith('/')) ?? ''
  return join(root, folder, `${code}.ts`)
}

async function createForModal({ code, dir, root }: Locale) {
  const script = join(REPOSITORY, 'packages/modal-ui/scripts/createLocale.ts')
  const words = [code, ...(dir === undefined ? [] : ['--dir', dir]), '--packages', join(root, 'packages')]
  const made = promisify(execFile)(process.execPath, ['--conditions=@foyer/source', script, ...words])
  const { stdout } = await made.catch(({ stderr }: { stderr: string }) => {
    throw new CreateLocaleError(stderr.trim())
  })
  return stdout
}
