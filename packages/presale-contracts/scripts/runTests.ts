import hre from 'hardhat'

type SuiteResult = { testResults: readonly { status: 'Success' | 'Failure' | 'Skipped' }[] }

export type TestOptions = {
  /** Files to run; all when left out. */
  testFiles?: string[]
  /** Use the artifacts as they are. */
  noCompile?: boolean
  /** Compare gas with snapshots/gas.json. */
  snapshotCheck?: boolean
  /** Percent by which the gas may differ. */
  tolerance?: number
}

export type TestCounts = { success: boolean; passed: number; failed: number }

/** Runs Hardhat's Solidity tests in this process. Whatever goes wrong beside the tests makes `success` false. */
export async function runTests(options: TestOptions = {}): Promise<TestCounts> {
  try {
    const result = await hre.tasks.getTask(['test', 'solidity']).run(options)
    const suites: SuiteResult[] = (result.success ? result.value : result.error).suiteResults
    const count = (status: string) =>
      suites.flatMap(({ testResults }) => testResults).filter((test) => test.status === status).length
    return { success: result.success, passed: count('Success'), failed: count('Failure') }
  } catch (error) {
    console.error(error)
    return { success: false, passed: 0, failed: 0 }
  }
}
