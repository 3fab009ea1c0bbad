/** Arguments of `turbo run` for a run of `test`. */
export type Plan = {
  args: string[]
  /** Those of a run of single tasks: all but the names of tasks and packages. */
  options: string[]
  needsBrowser: boolean
}

const CHECKS = ['lint', 'knip', 'licences', 'checks', 'generated']

/** Reads the command line of `test`. */
export function createPlan(argv: readonly string[]): Plan {
  const known = new Set(['--check', '--tests', '--full', '--changed'])
  const names = argv.filter((argument) => !argument.startsWith('-'))
  const options = argv.filter((argument) => argument.startsWith('-') && !known.has(argument))
  const isCheck = argv.includes('--check')
  const isPart = names.length > 0 || argv.includes('--changed')
  const checks = [...CHECKS, isPart ? 'types' : 'types:all', 'build']
  const tasks = argv.includes('--full')
    ? ['test:full']
    : [...(argv.includes('--tests') ? [] : checks), ...(isCheck ? [] : ['test'])]
  const turboOptions = [
    '--continue=dependencies-successful',
    '--summarize',
    '--output-logs=new-only',
    '--log-order=grouped',
    ...(options.some((option) => option.startsWith('--concurrency')) ? [] : ['--concurrency=3']),
    ...options,
  ]
  return {
    needsBrowser: !isCheck,
    options: turboOptions,
    args: [
      ...tasks,
      ...names.map((name) => `--filter=@foyer/${name}`),
      ...(argv.includes('--changed') ? ['--affected'] : []),
      ...turboOptions,
    ],
  }
}
