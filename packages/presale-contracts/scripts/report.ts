/**
 * Runs the contracts' tests, then compares their gas with the snapshot, which counts as one test more, and their
 * behaviour with the model, which counts one test for each seed. A run that crashes, or finds no tests, is a failure.
 */
import { IS_FULL } from '@foyer/harness/full'
import { writeTestReport } from '@foyer/harness/report'
import { runModel } from './runModel.ts'
import { runTests } from './runTests.ts'

/** Percent of gas that a call may drift from snapshots/gas.json. */
const GAS_TOLERANCE = 2

/** Fixed, so that a failure repeats. */
const SEEDS = IS_FULL ? [1, 2, 3, 4] : [1]

const suite = await runTests()
const gas = await runTests({
  noCompile: true,
  testFiles: ['test/gas.t.sol'],
  snapshotCheck: true,
  tolerance: GAS_TOLERANCE,
})

const model = await runModel(SEEDS)

const crashed = suite.failed === 0 && (!suite.success || suite.passed === 0)
const passed = suite.passed + (gas.success ? 1 : 0) + model.passed
const failed = suite.failed + (crashed ? 1 : 0) + (gas.success ? 0 : 1) + model.failed
writeTestReport('hardhat', { passed, failed, skipped: 0, failures: [], flaky: [] })
process.exitCode = failed === 0 ? 0 : 1
