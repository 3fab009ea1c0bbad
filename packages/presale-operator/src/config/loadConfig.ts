import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { OperatorError } from '../errors.ts'
import { type NetworkConfig, networkConfigSchema } from './schema.ts'

/** A configuration file is far below this; a larger one is a mistake. */
const MAX_BYTES = 256 * 1024

export type LoadConfigParameters = {
  /** `devnet`, `bsc`, `bsc-testnet`, or any other name that has a file. */
  network: string
  /** Default `config/<network>.yaml` of this package. */
  file?: string
}

/** `config/<network>.yaml` cannot be read or breaks a rule; every problem is listed as `file:line`. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
  constructor(shortMessage: string, options: { details?: string[]; remedy: string; cause?: unknown }) {
    super(shortMessage, { ...options, docs: 'configuration' })
  }
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
  if (content.byteLength > MAX_BYTES)
    throw new ConfigError(`${label} is larger than ${MAX_BYTES / 1024} KiB.`, {
      remedy: 'check that the file is a network configuration',
    })
  return { text: content.toString('utf8'), label }
}

/** Checks the text of a configuration file; `label` names it in errors. */
export function parseConfig(text: string, label: string): z.output<typeof networkConfigSchema> {
  const { document, lines, lineOf } = parseYaml(text)
  const syntaxErrors = document.errors.map(
    ({ pos, message }) => `${label}:${lines.linePos(pos[0]).line} ${message.split('\n')[0]}`,
  )
  if (syntaxErrors.length > 0)
    throw new ConfigError(`${label} is not valid YAML.`, {
      details: syntaxErrors,
      remedy: 'correct the lines above',
    })

  const result = networkConfigSchema.safeParse(document.toJS())
  if (result.success) return result.data
  throw new ConfigError(`${label} breaks ${result.error.issues.length} rule(s).`, {
    details: result.error.issues.map((issue) => {
      const path = issue.path.filter((key) => typeof key !== 'symbol')
      return `${label}:${lineOf(path)} ${[path.join('.'), issue.message].join(' ').trim()}`
    }),
    remedy: 'correct the lines above, then run `presale config check` again',
  })
}

function parseYaml(text: string) {
  const lines = new LineCounter()
  // The failsafe schema keeps every scalar a string: `0x…` stays an address and `0.1` is never a double.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  return {
    document,
    lines,

    /** Line of the value at `path`, or of its nearest ancestor when the value itself is missing. */
    lineOf(path: readonly (string | number)[]): number {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document.getIn(path.slice(0, length), true)
        if (hasRange(node)) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
