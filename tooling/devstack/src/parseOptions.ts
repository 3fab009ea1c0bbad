import { parseArgs } from 'node:util'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { isExactOrigin } from '@foyer/wallet-api'
import { StackError } from './errors.ts'

const SCENARIOS: readonly Scenario[] = ['whitelist', 'public', 'soldout', 'paused']

export const HELP = `Starts the development stack: chain, contracts with example data, indexer, presale site, console, playground and documentation.

Usage: npx -y pnpm@12.21.0 dev [options]

  --scenario <name>  whitelist  an hour before the public opening (default)
                     public     open to everybody
                     soldout    every Genesis item is sold
                     paused     stopped by the operator
  --no-keeper        leave withdrawals waiting
  --no-gateway       without wallet directory, balances and history of a server
  --no-wallet        without the embedded wallet (log-in by e-mail or a provider) and what it needs
  --farcaster        let the wallet take logins with Farcaster, with a relay, a registry and a page for the app
  --wallet-origin <origin>
                     let another page use the wallet and the gateway; repeatable
  --no-operator      without the operator's console
  --no-playground    without the modal's elements and views
  --no-docs          without the documentation
  --help             show this

Ports, files and what can go wrong: tooling/devstack/README.md`

export type DevOptions =
  | { status: 'help' }
  | {
      status: 'start'
      scenario: Scenario
      keeper: boolean
      gateway: boolean
      wallet: boolean
      farcaster: boolean
      /** More pages that may use the development project. */
      walletOrigins: string[]
      operator: boolean
      playground: boolean
      docs: boolean
    }

/**
 * Reads the command line of `dev`.
 *
 * @throws {StackError} an unknown option or scenario, options that exclude each other, or an origin that is none
 */
export function parseOptions(args: string[]): DevOptions {
  const { help, scenario, keeper, gateway, wallet, farcaster, operator, playground, docs, ...others } =
    parse(args)
  if (help) return { status: 'help' }
  if (farcaster && !wallet)
    throw new StackError('Logins with Farcaster need the wallet. Leave out --farcaster or --no-wallet.')
  const walletOrigins = others['wallet-origin'].map(toOrigin)
  return {
    status: 'start',
    scenario: toScenario(scenario),
    keeper,
    gateway,
    wallet,
    farcaster,
    walletOrigins,
    operator,
    playground,
    docs,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowNegative: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        scenario: { type: 'string', default: 'whitelist' },
        keeper: { type: 'boolean', default: true },
        gateway: { type: 'boolean', default: true },
        wallet: { type: 'boolean', default: true },
        farcaster: { type: 'boolean', default: false },
        'wallet-origin': { type: 'string', multiple: true, default: [] },
        operator: { type: 'boolean', default: true },
        playground: { type: 'boolean', default: true },
        docs: { type: 'boolean', default: true },
      },
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('. ', 1)[0] : String(cause)
    throw new StackError(`${reason}. Run \`npx -y pnpm@12.21.0 dev --help\` for the options.`, { cause })
  }
}

function toScenario(text: string) {
  const scenario = SCENARIOS.find((name) => name === text)
  if (scenario !== undefined) return scenario
  throw new StackError(`There is no scenario "${text}". Choose one of ${SCENARIOS.join(', ')}.`)
}

function toOrigin(text: string) {
  if (isExactOrigin(text)) return text
  throw new StackError(
    `"${text}" is not an origin. Write the scheme, host and port only, such as http://localhost:3000.`,
  )
}
