import type { Reporter, TestModule } from 'vitest/node'

/** Ends the output with `N passed, N failed`, which is how the whole test run counts this part. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules) {
    const passed = modules.flatMap((module) => testsOf(module, 'passed')).length
    const failed = modules.map(countFailures).reduce((sum, count) => sum + count, 0)
    console.log(`${passed} passed, ${failed} failed`)
  },
}

const testsOf = (module: TestModule, state: 'passed' | 'failed') => [...module.children.allTests(state)]

/** A file that cannot be loaded or set up has no test that failed; it is one failure itself. */
const countFailures = (module: TestModule) =>
  module.state() === 'failed' ? Math.max(1, testsOf(module, 'failed').length) : 0
