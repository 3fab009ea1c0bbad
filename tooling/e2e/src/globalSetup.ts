import { startStack } from '@foyer/devstack'
import { IS_FULL } from '@foyer/harness/full'
import { readScenario } from './scenario.ts'
import { isStackGiven, publishStack } from './stack.ts'

/**
 * Starts a stack for the tests, unless the environment names a site: an hour before the public opening and with the
 * embedded wallet, or in the scenario that is named for a full run. Returns what stops it.
 */
export default async function globalSetup() {
  if (isStackGiven()) return
  const scenario = readScenario()
  const isUsual = scenario === undefined
  const stack = await startStack({
    scenario: scenario ?? 'whitelist',
    wallet: isUsual,
    // No other run logs in with it.
    farcaster: isUsual && IS_FULL,
    onProgress: (progress) => {
      if (progress.status === 'ready') console.log(`stack: ${progress.name} is ready`)
    },
  })
  publishStack(stack.addresses)
  return stack.stop
}
