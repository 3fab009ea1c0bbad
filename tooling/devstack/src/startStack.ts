import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { createStack, type RunningStack } from './createStack.ts'
import type { StackError } from './errors.ts'
import type { Progress } from './progress.ts'
import { DEV_DIRECTORY } from './state/directories.ts'

export type StartStackParameters = {
  /** State and clock of the sale. Default `whitelist`. */
  scenario?: Scenario
  /** True if withdrawals are paid. Default true. */
  keeper?: boolean
  /** True if a gateway runs, with a market for it to read, and the site uses it. Default false. */
  gateway?: boolean
  /** True if the embedded wallet runs, with a mail server and a faucet, and the site uses it. Default false. */
  wallet?: boolean
  /** True if the embedded wallet takes logins with Farcaster. Default false. */
  farcaster?: boolean
  onProgress?: (progress: Progress) => void
  /** Called when a part dies while the stack runs. Default: the error is thrown, which ends the process. */
  onCrash?: (error: StackError) => void
}

/**
 * Starts a separate stack for tests and measurements: free ports and its own directory,
 * so that it runs beside the one of `dev`. The presale site is a production build. It ends with this process at the latest.
 *
 * @example
 * const stack = await startStack({ scenario: 'public' })
 * await page.goto(stack.addresses.presale)
 * await stack.stop()
 *
 * @throws {StackError} a part could not be started; nothing is left running
 */
export async function startStack(
  parameters: StartStackParameters = {},
): Promise<RunningStack & { stop(): Promise<void> }> {
  const {
    scenario = 'whitelist',
    keeper = true,
    gateway = false,
    wallet = false,
    farcaster = false,
    onProgress,
    onCrash = rethrow,
  } = parameters
  const stateDirectory = join(DEV_DIRECTORY, `test-${process.pid}-${crypto.randomUUID().slice(0, 8)}`)
  const stack = createStack({
    stateDirectory,
    scenario,
    keeper,
    gateway,
    wallet,
    farcaster,
    walletOrigins: [],
    faucet: wallet,
    // The build that buyers get, with far fewer requests per page.
    presale: 'production',
    // They have tests of their own, which need nothing of the stack.
    operator: false,
    playground: false,
    docs: false,
    ports: 'free',
    onProgress,
    onCrash,
  })
  const running = await stack.start()
  return {
    ...running,
    async stop() {
      await stack.stop()
      await rm(stateDirectory, { recursive: true, force: true })
    },
  }
}

function rethrow(error: StackError) {
  queueMicrotask(() => {
    throw error
  })
}
