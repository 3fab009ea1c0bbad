/**
 * Plants faults in copies of the package, one at a time, and runs the tests that cover each until one fails. A fault
 * that no test notices is a missing test. Ends with `N of N killed`; exit code 1 if any survived. An argument limits
 * the run to the files whose path contains it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject, packageFolder, runHardhat } from './hardhatCopy.ts'
import { mutants as allMutants, type Mutant } from './mutants/mutants.ts'

const MAX_WORKERS = 2

const [part = ''] = process.argv.slice(2)
const mutants = allMutants.filter(({ file }) => file.includes(part))
if (mutants.length === 0) throw new Error(`No mutant is in a file named ${part}.`)

const folder = await mkdtemp(path.join(tmpdir(), 'presale-mutants-'))
try {
  for (const mutant of mutants) await mutate(packageFolder, mutant) // a text that no longer matches fails at once
  const copies = await createCopies(Math.min(MAX_WORKERS, availableParallelism()))
  const queue = mutants.entries()
  let killed = 0

  await Promise.all(
    copies.map(async (copy) => {
      for (const [index, mutant] of queue) {
        const killer = await findKiller(copy, mutant)
        if (killer !== undefined) killed++
        const verdict = killer === undefined ? 'SURVIVED' : `killed by ${killer}`
        console.log(`${index + 1}/${mutants.length} ${mutant.file}: ${label(mutant)}: ${verdict}`)
      }
    }),
  )
  console.log(`${killed} of ${mutants.length} killed`)
  process.exitCode = killed === mutants.length ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Copies of the package, built, in which all tests pass. */
async function createCopies(count: number): Promise<string[]> {
  const first = path.join(folder, '0')
  await copyProject({ from: packageFolder, to: first })
  await switchOptimizerOff(path.join(first, 'hardhat.config.ts'))
  await hardhat(first, ['build'], 'The contracts do not compile even without a mutant.')
  const tests = ['test', 'solidity', '--no-compile', '--grep-exclude', 'testGas']
  await hardhat(first, tests, 'The tests fail even without a mutant.')

  const copies = [first]
  for (let i = 1; i < count; i++) {
    const copy = path.join(folder, String(i))
    await copyProject({ from: first, to: copy, built: true })
    copies.push(copy)
  }
  return copies
}

/** Compiling is most of the time, and what a mutant does does not depend on the optimizer. */
async function switchOptimizerOff(file: string) {
  const config = await readFile(file, 'utf8')
  const changed = config.replace('optimizer: { enabled: true', 'optimizer: { enabled: false')
  if (changed === config) throw new Error(`${file} switches no optimizer on.`)
  await writeFile(file, changed)
}

/** Runs the mutant's tests in turn. @returns the file whose tests failed first, if any did */
async function findKiller(copy: string, mutant: Mutant): Promise<string | undefined> {
  const file = path.join(copy, mutant.file)
  const original = await readFile(file, 'utf8')
  await writeFile(file, await mutate(copy, mutant))
  try {
    // Tests deploy artifacts, so they need not be compiled again.
    await hardhat(copy, ['build', '--no-tests'], `${label(mutant)} does not compile.`)
    for (const test of mutant.tests) {
      const { code, output } = await runHardhat(copy, ['test', 'solidity', '--no-compile', test])
      if (code === 0) continue
      if (!/\d+ failing/.test(output)) throw new Error(`${test} crashed.\n${output}`)
      return test
    }
    return undefined
  } finally {
    await writeFile(file, original)
  }
}

async function mutate(copy: string, { file, original, replacement }: Mutant): Promise<string> {
  const parts = (await readFile(path.join(copy, file), 'utf8')).split(original)
  if (parts.length !== 2)
    throw new Error(`${file} has "${original}" ${parts.length - 1} times; a mutant needs it once.`)
  return parts.join(replacement)
}

async function hardhat(cwd: string, args: readonly string[], complaint: string): Promise<void> {
  const { code, output } = await runHardhat(cwd, args)
  if (code !== 0) throw new Error(`${complaint}\n${output}`)
}

function label({ original, replacement }: Mutant): string {
  const [before, after] = [original, replacement].map((text) => text.trim().replaceAll(/\s+/g, ' '))
  return after === '' ? `without \`${before}\`` : `\`${before}\` → \`${after}\``
}
