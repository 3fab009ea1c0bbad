/**
 * Reports which lines and statements of the contracts the tests reach, and fails when a line of the contracts (mocks
 * and tools left out) is not reached. Hardhat counts no branches; that every condition decides something is what the
 * mutants show. Works on a copy, for coverage puts instrumented code into the artifacts. Report: coverage/html.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject, packageFolder, runHardhat } from './hardhatCopy.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'presale-coverage-'))
try {
  const copy = path.join(folder, 'package')
  await copyProject({ from: packageFolder, to: copy })
  // Instrumented code needs more gas than the targets allow.
  const { code, output } = await runHardhat(copy, [
    'test',
    'solidity',
    '--coverage',
    '--grep-exclude',
    'testGas',
  ])
  console.log(output)
  await cp(path.join(copy, 'coverage'), path.join(packageFolder, 'coverage'), { recursive: true })

  const missed = missedLines(await readFile(path.join(copy, 'coverage/lcov.info'), 'utf8'))
  for (const line of missed) console.log(`No test reaches ${line}.`)
  process.exitCode = code === 0 && missed.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Lines `file:number` that lcov counts as never executed. */
function missedLines(lcov: string): string[] {
  let file = ''
  return lcov.split('\n').flatMap((line) => {
    if (line.startsWith('SF:')) file = line.slice('SF:'.length)
    const [, number] = /^DA:(\d+),0$/.exec(line) ?? []
    return number === undefined ? [] : [`${file}:${number}`]
  })
}
