import { SaleError } from '@foyer/presale-operator'
import {
  assertConfigSize,
  checkBeforeDeployment,
  checkOnChain,
  type NetworkConfig,
  parseConfig,
} from '@foyer/presale-operator/plan'
import type { Address } from 'viem'
import type { Stack } from '../../app/boot.ts'

/** The text of a configuration file. */
export type ConfigFile = { name: string; text: string }

/** Reads a file that somebody chose. @throws {SaleError} it is too large for a configuration */
export async function readFile(file: File): Promise<ConfigFile> {
  assertConfigSize(file.size, file.name)
  return { name: file.name, text: await file.text() }
}

/** The network is called like its file. @throws {ConfigError} the file breaks a rule */
function readNetwork({ name, text }: ConfigFile): NetworkConfig {
  return { ...parseConfig(text, name), network: name.replace(/\.ya?ml$/i, '') }
}

export type CheckFileParameters = { file: ConfigFile; deployer: Address; isBegun: boolean }

/**
 * The checks of the command line, in its order: the file, what in it cannot be meant, and what the chain says.
 *
 * @param parameters.isBegun whether the presale may be on the chain already: its dates may then have passed
 * @throws {SaleError}
 */
export async function checkFile({ client }: Stack, parameters: CheckFileParameters): Promise<NetworkConfig> {
  const { file, deployer, isBegun } = parameters
  const config = readNetwork(file)
  const { network, chainId } = config
  if (chainId !== client.chain.id)
    throw new SaleError(`${file.name} is for another chain.`, {
      details: [`chainId in the file ${chainId}`, `chain id of the endpoint ${client.chain.id}`],
      remedy: 'choose the file of this chain, or name an endpoint of the other one in /config.json',
      docs: 'deploy',
    })
  const { timestamp } = await client.getBlock()
  const now = isBegun ? undefined : Number(timestamp)
  refuse(
    checkBeforeDeployment({ config, deployer, now }),
    `The configuration of ${network} cannot be meant like this.`,
  )
  refuse(await checkOnChain(client, config), `The configuration of ${network} does not fit its chain.`)
  const code = await client.getCode({ address: deployer })
  if (code !== undefined && !code.startsWith('0xef0100'))
    throw new SaleError('The connected wallet is a contract.', {
      details: [`account ${deployer}`],
      remedy: 'connect an ordinary account with some BNB: it has no power once the deployment is done',
      docs: 'deploy',
    })
  return config
}

function refuse(problems: readonly string[], message: string) {
  if (problems.length === 0) return
  throw new SaleError(message, {
    details: problems,
    remedy: 'correct the values above, then choose the file again',
    docs: 'configuration',
  })
}
