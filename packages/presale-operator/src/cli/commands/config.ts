import type { Command } from 'commander'
import type { ChainClient } from '../../chain/openChain.ts'
import { checkOnChain } from '../../config/checkOnChain.ts'
import { ConfigError, createConfigLocator } from '../../config/loadConfig.ts'
import type { NetworkConfig } from '../../config/schema.ts'
import { ensureArtifacts } from '../../deploy/artifacts.ts'
import type { CommandKit } from '../commandKit.ts'

export function addConfigCommands(program: Command, { action, io }: CommandKit) {
  const config = program.command('config').summary('the configuration of a network')

  const check = config
    .command('check')
    .option('--offline', 'check the file only, without the chain')
    .description(
      'Checks config/<network>.yaml: the rules of the sale, and on chain that tokens are what the file says, charge no fee on transfers (simulated), and that the important roles are Safes.',
    )
  action<{ offline?: boolean; config?: string }, []>(check, async (session, { offline, config: file }) => {
    const checked = await session.config()
    if (!offline) {
      await ensureArtifacts((message) => io.printError(message))
      await assertDeployable(await session.client(), checked, file)
    }
    return {
      lines: [`${checked.network}: the configuration is good${offline ? ' as far as the file goes' : ''}.`],
      json: { network: checked.network, status: 'ok', onChain: !offline },
    }
  })
}

/** @throws {ConfigError} the chain is not what the configuration says */
export async function assertDeployable(client: ChainClient, config: NetworkConfig, file?: string) {
  const problems = await checkOnChain(client, config)
  if (problems.length === 0) return
  const placeOf = await createConfigLocator({ network: config.network, file })
  throw new ConfigError(`The configuration of ${config.network} does not fit its chain.`, {
    details: problems.map((problem) => `${placeOf(pathOf(problem))} ${problem}`),
    remedy: 'correct the values above, then run `presale config check` again',
  })
}

/** A problem begins with the path of its value, as in `tokens.0.address`. */
function pathOf(problem: string) {
  const [path = ''] = problem.split(' ')
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
