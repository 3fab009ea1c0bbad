import type { Command } from 'commander'
import type { ChainClient } from '../../chain/openChain.ts'
import {
  type CheckBeforeDeploymentParameters,
  checkBeforeDeployment,
} from '../../config/checkBeforeDeployment.ts'
import { checkOnChain } from '../../config/checkOnChain.ts'
import { createConfigLocator } from '../../config/loadConfig.ts'
import { ConfigError } from '../../config/parseConfig.ts'
import type { NetworkConfig } from '../../config/schema.ts'
import { ensureArtifacts } from '../../deploy/artifacts.ts'
import type { CommandKit } from '../commandKit.ts'

export function addConfigCommands(program: Command, { action, io }: CommandKit) {
  const config = program.command('config').summary('the configuration of a network')

  const check = addPrudenceOptions(config.command('check'))
    .option('--offline', 'check the file only, without the chain')
    .description(
      'Checks config/<network>.yaml: the rules of the sale; that no two roles share an account, no price jumps and no date has passed; and on chain that tokens are what the file says, charge no fee on transfers (simulated), and that the important roles are Safes. Dates are not checked after the deployment.',
    )
  action<PrudenceOptions & { offline?: boolean }, []>(check, async (session, options) => {
    const checked = await session.config()
    const { offline = false } = options
    if (offline) await assertPrudent(checked, options)
    else {
      await ensureArtifacts((message) => io.printError(message))
      const deployment = await session.deployment().catch(() => undefined)
      const isDeployed = deployment !== undefined
      const { contracts } = deployment ?? {}
      await assertDeployable(await session.client(), checked, { ...options, isDeployed, contracts })
    }
    return {
      lines: [`${checked.network}: the configuration is good${offline ? ' as far as the file goes' : ''}.`],
      json: { network: checked.network, status: 'ok', onChain: !offline },
    }
  })
}

/** Options that accept what is otherwise taken for a mistake. */
export type PrudenceOptions = { config?: string; allowPast?: boolean; allowJump?: boolean }

/** Addresses that no role may have. */
type Place = Pick<CheckBeforeDeploymentParameters, 'contracts' | 'deployer'>

export function addPrudenceOptions(command: Command): Command {
  return command
    .option('--allow-past', 'accept dates that have passed; on development chains and the testnet only')
    .option('--allow-jump', 'accept a price of more than twice the one before')
}

/** @throws {ConfigError} the configuration has values that cannot be meant, or the chain is not what it says */
export async function assertDeployable(
  client: ChainClient,
  config: NetworkConfig,
  options: PrudenceOptions & Place & { isDeployed?: boolean },
) {
  await assertPrudent(config, options, await datesClock(client, config, options))
  const problems = await checkOnChain(client, config)
  if (problems.length > 0)
    throw await configError(
      config,
      options,
      `The configuration of ${config.network} does not fit its chain.`,
      problems,
    )
}

/** @throws {ConfigError} */
async function assertPrudent(config: NetworkConfig, options: PrudenceOptions & Place, now?: number) {
  const { allowJump, contracts, deployer } = options
  const problems = checkBeforeDeployment({ config, now, allowJump, contracts, deployer })
  if (problems.length > 0)
    throw await configError(
      config,
      options,
      `The configuration of ${config.network} cannot be meant like this.`,
      problems,
    )
}

/** The chain time that dates are compared with; `undefined` when they may have passed. */
async function datesClock(
  client: ChainClient,
  { development, chainId, network }: NetworkConfig,
  { allowPast = false, isDeployed = false }: PrudenceOptions & { isDeployed?: boolean },
) {
  if (allowPast && !development && chainId !== 97)
    throw new ConfigError(`--allow-past is not for ${network}: its dates cannot be changed afterwards.`, {
      remedy: 'leave it out, and correct the dates',
    })
  if (allowPast || isDeployed) return undefined
  const { timestamp } = await client.getBlock()
  return Number(timestamp)
}

async function configError(
  { network }: NetworkConfig,
  { config: file }: PrudenceOptions,
  message: string,
  problems: readonly string[],
) {
  const placeOf = await createConfigLocator({ network, file })
  return new ConfigError(message, {
    details: problems.map((problem) => `${placeOf(pathOf(problem))} ${problem}`),
    remedy: 'correct the values above, then run `presale config check` again',
  })
}

/** A problem begins with the path of its value, as in `tokens.0.address`. */
function pathOf(problem: string) {
  const [path = ''] = problem.split(' ')
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
