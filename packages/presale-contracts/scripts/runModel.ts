import { runSequence } from '../test/model/runSequence.ts'
import type { TestCounts } from './runTests.ts'

/** Actions in a sequence. */
const LENGTH = 300

/** Runs a sequence of random actions for each seed on the built contracts, and compares them with the model. */
export async function runModel(seeds: readonly number[]): Promise<TestCounts> {
  const counts = { passed: 0, failed: 0 }
  for (const seed of seeds) {
    try {
      const { actions, refused } = await runSequence({ seed, length: LENGTH })
      console.log(`model: seed ${seed}: ${actions} actions, ${refused} of them refused, agree`)
      counts.passed++
    } catch (error) {
      console.error(error)
      counts.failed++
    }
  }
  return { success: counts.failed === 0, ...counts }
}
