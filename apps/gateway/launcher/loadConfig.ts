import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import { parse } from 'yaml'
import type * as z from 'zod'
import { chainIdOf, configSchema, type GatewayConfig } from '../src/config.ts'
import { contractListSchema, type ListedContract } from '../src/contracts.ts'
import type { Image } from '../src/directory/createImages.ts'
import { toIcon } from '../src/icons.ts'
import { type ListedToken, readTokens, tokenListSchema, uniqueTokens } from '../src/tokens.ts'
import { readFlags } from './readFlags.ts'

export type LoadedConfig = {
  config: GatewayConfig
  /** Tokens of all lists on the configured chains, each once: a list counts before those after it. */
  tokens: ListedToken[]
  /** Contracts of all lists, in their order. */
  contracts: ListedContract[]
  /** Entries of the lists that are wrong and left out, each with its file. */
  warnings: string[]
  /** Pictures by `<kind>/<name>`, the name in lower case: those of the icon folder, and flags of currencies that it lacks. */
  icons: Map<string, Image>
}

/**
 * Reads the configuration file and the files it names.
 *
 * @throws {OperatorError} names the file, and each field of it that is missing or wrong
 */
export async function loadConfig(file: string): Promise<LoadedConfig> {
  const config = check(file, configSchema, await readText(file))
  const folder = dirname(file)
  const chainIds = chainIdsOf(config)
  const lists = await Promise.all(
    config.tokenLists.map(async (list) => {
      const path = resolve(folder, list)
      const { tokens, problems } = readTokens(check(path, tokenListSchema, await readText(path)), chainIds)
      return { tokens, warnings: problems.map((problem) => `${path}: ${problem}`) }
    }),
  )
  const contracts = await Promise.all(
    config.contractLists.map(async (list) => {
      const path = resolve(folder, list)
      return check(path, contractListSchema, await readText(path)).contracts
    }),
  )
  const icons = config.icons === undefined ? new Map() : await readIcons(resolve(folder, config.icons))
  const codes = config.onRamp?.currencies.map(({ code }) => code) ?? []
  return {
    config,
    tokens: uniqueTokens(lists.flatMap(({ tokens }) => tokens)),
    contracts: contracts.flat(),
    warnings: lists.flatMap(({ warnings }) => warnings),
    icons: new Map([...(await readFlags(codes)), ...icons]),
  }
}

/** The chains that a configuration serves. */
export function chainIdsOf({ chains }: Pick<GatewayConfig, 'chains'>): ReadonlySet<number> {
  return new Set(Object.keys(chains).map(chainIdOf))
}

async function readText(file: string) {
  return readFile(file, 'utf8').catch((cause) => {
    throw new OperatorError(`${file} cannot be read. Check the path and who may read it.`, {
      section: 'configuration',
      cause,
    })
  })
}

function check<T extends z.ZodType>(file: string, schema: T, text: string): z.output<T> {
  const result = schema.safeParse(parseYaml(file, text))
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${messageOf(issue)}`)
  throw new OperatorError([`${file} has problems.`, ...problems].join('\n'), { section: 'configuration' })
}

/** A wrong key of a record has its reason one level down. */
const messageOf = (issue: z.core.$ZodIssue) =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message

/** JSON is YAML, so token lists are read by the same parser. */
function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`${file} is not YAML: ${detail}`, { section: 'configuration', cause })
  }
}

async function readIcons(folder: string): Promise<Map<string, Image>> {
  const names = await readdir(folder, { recursive: true }).catch((cause) => {
    throw new OperatorError(`The icon folder ${folder} cannot be read.`, { section: 'configuration', cause })
  })
  const files = names.filter((name) => /^(assets|currencies|tokens)\/[^/]+\.(svg|png)$/.test(name))
  const entries = files.map(async (name) => {
    const file = join(folder, name)
    try {
      return [name.slice(0, -4).toLowerCase(), toIcon(file, await readFile(file))] as const
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause)
      throw new OperatorError(detail, { section: 'configuration', cause })
    }
  })
  return new Map(await Promise.all(entries))
}
