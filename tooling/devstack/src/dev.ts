import { relative } from 'node:path'
import { watchAncestors } from '@foyer/harness/processes'
import { addressTable } from './addressTable.ts'
import { createProgressPrinter } from './createProgressPrinter.ts'
import { createStack } from './createStack.ts'
import type { StackError } from './errors.ts'
import { HELP, parseOptions } from './parseOptions.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export type DevParameters = {
  /** The command line, without program and script. */
  args: string[]
  stateDirectory: string
  ports: 'default' | 'free'
}

/**
 * The command `dev`: starts the stack, tells its addresses, and resolves when it has been told to stop and has done so.
 *
 * @throws {StackError} the command line is wrong, or a part could not be started, or died
 */
export async function dev({ args, stateDirectory, ports }: DevParameters) {
  const options = parseOptions(args)
  if (options.status === 'help') return console.log(HELP)

  /** Resolves when the stack has to stop: with an error if a part of it died, else because somebody wants so. */
  const end = Promise.withResolvers<StackError | undefined>()
  for (const signal of SIGNALS) process.on(signal, () => end.resolve(undefined))
  // Nobody reads what is printed any more: the terminal is gone.
  process.stdout.on('error', () => end.resolve(undefined))
  watchAncestors({ onGone: () => end.resolve(undefined) })

  const since = performance.now()
  const write = (text: string) => process.stdout.write(text)
  const stack = createStack({
    stateDirectory,
    scenario: options.scenario,
    keeper: options.keeper,
    presale: 'development',
    operator: options.operator,
    gateway: options.gateway,
    wallet: options.wallet,
    farcaster: options.farcaster,
    walletOrigins: options.walletOrigins,
    faucet: true,
    playground: options.playground,
    docs: options.docs,
    ports,
    onProgress: createProgressPrinter({ write, isTerminal: process.stdout.isTTY }),
    onCrash: end.resolve,
  })
  const started = stack.start().then(({ addresses, config, logDirectory }) => {
    const seconds = (performance.now() - since) / 1_000
    const logs = relative(process.cwd(), logDirectory)
    console.log(addressTable({ addresses, rootCode: config.rootCode, seconds, logDirectory: logs }))
  })

  const error = await Promise.race([end.promise, started.then(() => end.promise)])
  console.log('\nStopping …')
  await stack.stop()
  if (error !== undefined) throw error
}
