import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileReport } from '../outcome.ts'
import { REPORT_VARIABLE, type VitestReport } from './vitestReport.ts'

/**
 * Writes which files passed and failed to the file that the environment names. vitest's own JSON report leaves out
 * errors outside of tests and the files whose process crashed.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const path = process.env[REPORT_VARIABLE]
    if (path === undefined) throw new Error(`${REPORT_VARIABLE} does not name the report.`)
    const rest = new Set(unhandledErrors)
    const files = modules.map((module) => {
      const errors = unhandledErrors.filter((error) => isOf(error, module))
      for (const error of errors) rest.delete(error)
      return reportModule(module, errors)
    })
    writeFileSync(path, JSON.stringify({ files, errors: [...rest].map(formatError) } satisfies VitestReport))
  }
}

/** vitest names the file that was running, and a crashed process in the error's cause. */
function isOf(error: SerializedError, { moduleId }: TestModule) {
  return error.VITEST_TEST_PATH === moduleId || String(error.cause?.message).endsWith(moduleId)
}

function reportModule(module: TestModule, unhandledErrors: readonly SerializedError[]): FileReport {
  const file = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests()]
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const failures = tests.flatMap((test) => {
    const { state, errors = [] } = test.result()
    return state === 'failed' ? [[`${file} › ${test.fullName}`, ...errors.map(formatError)].join('\n')] : []
  })
  // Set-up that failed is an error of its suite, a file that cannot be loaded one of the module.
  const suites = [module, ...module.children.allSuites()]
  const errors = [...suites.flatMap((suite) => suite.errors()), ...unhandledErrors]
  if (errors.length > 0) failures.push([file, ...errors.map(formatError)].join('\n'))
  // Without an error that is known: its process may have ended before it could tell.
  else if (module.state() === 'failed' && failures.length === 0) failures.push(`${file}\nThe file failed.`)
  return {
    ...{ file, failures, isRun: true },
    ...{ passed: count('passed'), failed: failures.length, skipped: count('skipped') + count('pending') },
  }
}

function formatError({ stack, message, cause }: SerializedError): string {
  const text = stack?.includes(message) ? stack : [message, stack].join('\n')
  return cause?.message === undefined ? text : `${text}\nCaused by: ${cause.message}`
}
