import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { execa } from 'execa'
import { z } from 'zod'

export type Outcome = { milliseconds: number } & (
  | { status: 'found'; test: string; error: string }
  | { status: 'missed'; reason: string }
)

type RunTestsParameters = {
  repository: string
  /** Arguments of vitest. The first is a path. */
  tests: readonly [path: string, ...rest: string[]]
  signal: AbortSignal
}

/** In milliseconds: a test that a fault makes hang is to end soon. */
const TEST_TIMEOUT = 20_000

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

type Report = z.infer<typeof reportSchema>

/** Runs tests in the folder of their package, as its script `test` does, up to the first that fails. */
export async function runTests({ repository, tests, signal }: RunTestsParameters): Promise<Outcome> {
  const since = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'))
  const outputFile = join(folder, 'report.json')
  const [path] = tests
  const options = ['--retry', '0', '--bail', '1', '--testTimeout', String(TEST_TIMEOUT)]
  const report = ['--reporter', 'json', '--outputFile', outputFile]
  const { exitCode } = await execa('vitest', ['run', '--root', repository, ...options, ...report, ...tests], {
    cwd: join(repository, ...path.split('/').slice(0, 2)),
    preferLocal: true,
    localDir: repository,
    reject: false,
    env: { FOYER_TEST_FULL: undefined },
    cancelSignal: signal,
    stdout: 'ignore',
    stderr: 'ignore',
  })
  const text = await readFile(outputFile, 'utf8').catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  const outcome =
    text === undefined
      ? ({ status: 'missed', reason: 'vitest wrote no report' } as const)
      : judge(repository, exitCode, reportSchema.parse(JSON.parse(text)))
  return { milliseconds: performance.now() - since, ...outcome }
}

/** The first test that failed, or a file whose set-up did. */
function judge(repository: string, exitCode: number | undefined, { numPassedTests, testResults }: Report) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: ` › ${fullName}`,
        message: failureMessages?.[0] ?? '',
      }))
    const all = tests.length === 0 && status === 'failed' ? [{ title: '', message }] : tests
    return all.map((test) => ({ ...test, file: relative(repository, name) }))
  })
  const [first] = failed
  if (first === undefined && exitCode === 0)
    return { status: 'missed', reason: `${numPassedTests} tests passed` } as const
  if (first === undefined)
    return { status: 'found', test: 'an error outside of the tests', error: '' } as const
  const [error = ''] = stripVTControlCharacters(first.message).split('\n')
  return { status: 'found', test: `${first.file}${first.title}`, error } as const
}
