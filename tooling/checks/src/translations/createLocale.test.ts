import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { API, type Diagnostic } from 'typescript-native/unstable/sync'
import { expect, onTestFinished, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { createLocale } from './createLocale.ts'
import { findTextsToTranslate } from './findTextsToTranslate.ts'
import { PLACES, SURFACES } from './places.ts'

/** A copy of what the command reads and writes, and the command on it. */
async function setup() {
  const copy = await mkdtemp(join(tmpdir(), 'locale-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  for (const path of [
    ...SURFACES.flatMap((one) => PLACES[one]),
    'packages/modal/package.json',
    'packages/modal-ui/package.json',
    'packages/modal-ui/src/locales/',
  ])
    await cp(join(REPOSITORY, path), join(copy, path), { recursive: true })
  const run = (...words: string[]) => createLocale([...words, '--root', copy], async () => '')
  /** The command as a separate process. */
  const runProgram = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      '--conditions=@foyer/source',
      join(import.meta.dirname, 'main.ts'),
      ...words,
      '--root',
      copy,
    ])
  const read = (path: string) => readFile(join(copy, path), 'utf8')
  return { copy, run, runProgram, read }
}

/** Finds the compiler's errors in the modules among the places, with the files of the copy in place of the repository's. */
function findTypeErrors(copy: string, codes: readonly string[]) {
  const copied = SURFACES.flatMap((one) => PLACES[one])
  const pick = (path: string) => {
    const name = path.slice(REPOSITORY.length)
    return path.startsWith(REPOSITORY) && copied.some((place) => name.startsWith(place))
      ? join(copy, name)
      : undefined
  }
  const roots = copied
    .flatMap((path) => (path.endsWith('/') ? codes.map((code) => `${path}${code}.ts`) : path))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(REPOSITORY, path))
  const config = join(REPOSITORY, 'tooling/checks/locales.tsconfig.json')
  const text = JSON.stringify({
    extends: '@foyer/tsconfig/base.json',
    compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
    files: roots,
  })
  // The native compiler takes a quarter of the processor time of version 6.
  const api = new API({
    cwd: REPOSITORY,
    fs: {
      fileExists: (path) => {
        const copy = pick(path)
        return copy === undefined ? undefined : existsSync(copy)
      },
      readFile: (path) => {
        if (path === config) return text
        const copy = pick(path)
        return copy === undefined ? undefined : readFileSync(copy, 'utf8')
      },
    },
  })
  onTestFinished(() => api.close())
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (project === undefined) throw new Error('The compiler has no program.')
  const { program } = project
  expect(project.rootFiles.toSorted()).toEqual(roots.toSorted())
  expect(program.getProgramDiagnostics()).toEqual([])
  return roots.flatMap((root) =>
    [...program.getSyntacticDiagnostics(root), ...program.getSemanticDiagnostics(root)].map(
      (diagnostic) => `${root.slice(REPOSITORY.length)}: ${flatten(diagnostic)}`,
    ),
  )
}

const flatten = ({ text, messageChain = [] }: Diagnostic): string =>
  [text, ...messageChain.map(flatten)].join(' ')

/** Places that have no texts, but the codes or what loads them. */
const WITHOUT_TEXTS = /load\w+\.ts$|locales\.ts$|texts\/texts\.ts$|deploy\//

test('enters a language in every place, where it compiles and awaits its translation', async () => {
  const { copy, run } = await setup()
  // Languages with four forms of a plural, with a region, and without a plural.
  const codes = ['pl', 'pt-BR', 'lo']
  for (const code of codes) await run(code, '--for', 'sale,wallet')
  expect(findTypeErrors(copy, codes)).toEqual([])
  for (const surface of SURFACES) {
    const found = await findTextsToTranslate(copy, surface)
    expect(found.filter((one) => one.includes('lacks'))).toEqual([])
    for (const path of PLACES[surface].filter((one) => !WITHOUT_TEXTS.test(one)))
      for (const code of codes)
        expect(found).toContainEqual(expect.stringContaining(`${path} is English in ${code}: `))
  }
})

test('does not compile where what loads its texts was forgotten, and the check names every other place', async () => {
  const { copy, run } = await setup()
  await run('pl', '--for', 'sale,wallet')
  const forgotten = SURFACES.flatMap((one) => PLACES[one]).filter(
    (path) => !path.endsWith('/') && !/i18n\/locale\.ts$|api\/locales\.ts$/.test(path),
  )
  for (const path of forgotten) await cp(join(REPOSITORY, path), join(copy, path))
  const problems = findTypeErrors(copy, ['pl'])
  for (const path of forgotten.filter((one) => /^apps\/(presale|wallet).*\.ts$/.test(one)))
    expect(problems).toContainEqual(expect.stringMatching(`^${path}: .*Property 'pl' is missing`))
  const lacking = (await Promise.all(SURFACES.map((one) => findTextsToTranslate(copy, one)))).flat()
  expect(lacking).toEqual(expect.arrayContaining(forgotten.map((path) => `${path} lacks pl`)))
})

test('writes the modal’s files, too, in the same step', async () => {
  const { runProgram, read } = await setup()
  const { stdout } = await runProgram('pl', '--for', 'modal,wallet')
  expect(stdout).toContain('Wrote pl for the wallet.')
  expect(await read('packages/modal-ui/src/locales/pl/language.ts')).toContain("code: 'pl'")
  expect(await read('packages/wallet-api/src/api/locales.ts')).toContain("'ru', 'pl'] as const")
  expect(await read('apps/presale/src/i18n/locale.ts')).toBe(
    await readFile(join(REPOSITORY, 'apps/presale/src/i18n/locale.ts'), 'utf8'),
  )
})

const REFUSED = [
  [['pl'], 'Say what it is for: --for modal,sale,wallet, or some of them.'],
  [['pl', '--for', 'site'], 'Say what it is for: --for modal,sale,wallet, or some of them.'],
  [['PT-br', '--for', 'sale'], 'Write pt-BR, as BCP 47 does.'],
  [['../pl', '--for', 'sale'], 'Pass the code of the language as BCP 47 writes it, for example pl or pt-BR.'],
  [['fa', '--for', 'modal,wallet'], 'The wallet can be drawn from left to right only.'],
  [['ja', '--for', 'sale'], 'apps/presale/src/locales/ja.ts exists.'],
  [['fr', '--for', 'modal,sale'], 'modal-ui/src/locales/fr exists.'],
] as const

test('refuses what is wrong and writes nothing', async () => {
  const { copy, run, runProgram, read } = await setup()
  for (const [words, sentence] of REFUSED) await expect(run(...words)).rejects.toThrow(sentence)
  const [[words, sentence]] = REFUSED
  await expect(runProgram(...words)).rejects.toMatchObject({ code: 1, stderr: `${sentence}\n` })
  for (const path of ['apps/presale/src/i18n/locale.ts', 'packages/wallet-api/src/api/locales.ts'])
    expect(await read(path)).toBe(await readFile(join(REPOSITORY, path), 'utf8'))
  await expect(readdir(join(copy, 'packages/modal-ui/src/locales'))).resolves.not.toContain('pl')
})
