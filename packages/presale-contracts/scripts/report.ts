/**
 * Runs the contracts' tests and then compares their gas with the snapshot, which counts as one test more. The last
 * line is `N passed, N failed`; a run that crashes, or finds no tests, is a failure.
 */
import { runTests } from './runTests.ts'

/** Percent of gas that a call may drift from snapshots/gas.json. */
const GAS_TOLERANCE = 2

const suite = await runTests()
const gas = await runTests({
  noCompile: true,
  testFiles: ['test/gas.t.sol'],
  snapshotCheck: true,
  tolerance: GAS_TOLERANCE,
})

const crashed = suite.failed === 0 && (!suite.success || suite.passed === 0)
const passed = suite.passed + (gas.success ? 1 : 0)
const failed = suite.failed + (crashed ? 1 : 0) + (gas.success ? 0 : 1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
