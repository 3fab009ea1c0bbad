import { startStack } from '@foyer/devstack'
import { isStackGiven, publishStack } from './stack.ts'

/**
 * Starts a stack of its own for the tests, an hour before the public opening, unless the environment names a site.
 * Returns what stops it.
 */
export default async function globalSetup() {
  if (isStackGiven()) return
  const stack = await startStack({
    scenario: 'whitelist',
    onProgress: (progress) => {
      if (progress.status === 'ready') console.log(`stack: ${progress.name} is ready`)
    },
  })
  publishStack(stack.addresses.presale)
  return stack.stop
}
