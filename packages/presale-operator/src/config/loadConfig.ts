import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { assertConfigSize, ConfigError, parseConfig, parseYaml } from './parseConfig.ts'
import type { NetworkConfig } from './schema.ts'

export type LoadConfigParameters = {
  /** `devnet`, `bsc`, `bsc-testnet`, or any other name that has a file. */
  network: string
  /** Default `config/<network>.yaml` of this package. */
  file?: string
}

/**
 * Reads and checks the configuration of one network, without touching the chain.
 *
 * @returns amounts as `bigint` of 10⁻¹⁸ units, times and durations as seconds
 * @throws {ConfigError}
 */
export async function loadConfig({ network, file }: LoadConfigParameters): Promise<NetworkConfig> {
  if (!/^[a-z0-9-]{1,32}$/.test(network))
    throw new ConfigError(`"${network}" cannot be the name of a network.`, {
      remedy: 'pass --network bsc, bsc-testnet or devnet',
    })
  const { text, label } = await readConfig({ network, file })
  return { ...parseConfig(text, label), network }
}

/** Places of values in a configuration file as `file:line`, for problems that are found later than on reading it. */
export async function createConfigLocator(
  parameters: LoadConfigParameters,
): Promise<(path: readonly (string | number)[]) => string> {
  const { text, label } = await readConfig(parameters)
  const { lineOf } = parseYaml(text)
  return (path) => `${label}:${lineOf(path)}`
}

async function readConfig({ network, file }: LoadConfigParameters) {
  const path = file ?? fileURLToPath(new URL(`../../config/${network}.yaml`, import.meta.url))
  const label = file ?? `config/${network}.yaml`
  const content = await readFile(path).catch((cause: unknown) => {
    throw new ConfigError(`${label} cannot be read.`, { remedy: 'check the path and its permissions', cause })
  })
  assertConfigSize(content.byteLength, label)
  return { text: content.toString('utf8'), label }
}
