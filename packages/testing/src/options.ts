import * as z from 'zod/mini'
import { parseUrl } from './parseUrl.ts'

/** The page that has a section for each option. */
export const PAGE = 'https://www.npmjs.com/package/@foyer/testing'

/** An option of a wrong type or value: which one, what it takes, and the page that says more. */
export class TestOptionError extends Error {
  override name = 'TestOptionError'

  constructor(option: string, value: unknown, takes: string, anchor: string) {
    super(`\`${option}\` is ${show(value)}. It takes ${takes}.\nDocs: ${PAGE}${anchor}`)
  }
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'bigint') return `${value}n`
  try {
    return JSON.stringify(value)?.slice(0, 80) ?? String(value)
  } catch {
    return String(value)
  }
}

/** A rule of one option: what it takes in words, and the check. */
type Rule = readonly [takes: string, schema: z.ZodMiniType]
export type Rules = Record<string, Rule>

/**
 * Checks those options that are set.
 *
 * @throws {TestOptionError} one does not fit, or there is no option of that name
 */
export function checkOptions(options: unknown, rules: Rules, anchor: string, where = 'options') {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TestOptionError(where, options, 'an object', anchor)
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined)
      throw new TestOptionError(name, value, `no value: ${where} has ${list(rules)}`, anchor)
    const [takes, schema] = rule
    if (value !== undefined && !z.safeParse(schema, value).success)
      throw new TestOptionError(name, value, takes, anchor)
  }
}

const list = (rules: object) => Object.keys(rules).join(', ')

const chainId = z.int().check(z.positive())
export const httpUrl = z
  .string()
  .check(z.refine((text) => /^https?:$/.test(parseUrl(text)?.protocol ?? ''), 'not a URL of http'))
const privateKey = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i))
const account = z.union([
  z.object({ mnemonic: z.string(), index: z.int().check(z.nonnegative()) }),
  z.object({ privateKey }),
])
const object: Rule = ['an object', z.record(z.string(), z.unknown())]
const flag: Rule = ['true or false', z.boolean()]

const isUnique = (chains: readonly { id: number }[]) =>
  new Set(chains.map(({ id }) => id)).size === chains.length

/** The options that `createTestWallet` takes. */
const WALLET_RULES: Rules = {
  chains: [
    'a list of chains, each once, such as [{ id: 56, rpcUrl: "http://127.0.0.1:8545" }, { id: 1 }], or "dapp"',
    z.union([
      z.literal('dapp'),
      z
        .array(z.strictObject({ id: chainId, rpcUrl: z.optional(httpUrl) }))
        .check(z.minLength(1), z.refine(isUnique, 'a chain twice')),
    ]),
  ],
  rpcUrl: ['a URL of http, such as "http://127.0.0.1:8545"', httpUrl],
  chainId: ['the number of a chain, such as 31337', chainId],
  request: [
    'a function that answers what is asked of a node',
    z.custom((value) => typeof value === 'function'),
  ],
  accounts: [
    'a number from 1 to 10, which are the accounts that anvil funds, or a list such as [{ privateKey: "0x…" }]',
    z.union([z.int().check(z.gte(1), z.lte(10)), z.array(account).check(z.minLength(1))]),
  ],
  account: ['{ mnemonic, index } or { privateKey: "0x…" }', account],
  answers: ['"auto" or "manual"', z.enum(['auto', 'manual'])],
  legacy: flag,
  allowAddedRpc: flag,
  info: object,
  switches: object,
  storage: [
    'an object with getItem, setItem and removeItem',
    z.custom((value) => typeof value === 'object' && value !== null),
  ],
}

/** Pairs of options of which a wallet takes one. */
const EITHER = [
  ['chains', 'rpcUrl'],
  ['chains', 'chainId'],
  ['accounts', 'account'],
] as const

/**
 * Checks the options of a wallet.
 *
 * @throws {TestOptionError} one does not fit
 */
export function checkWalletOptions(options: object) {
  checkOptions(options, WALLET_RULES, '#options', 'createTestWallet')
  const given = options as Record<string, unknown>
  for (const [long, short] of EITHER)
    if (given[long] !== undefined && given[short] !== undefined)
      throw new TestOptionError(short, given[short], `no value beside \`${long}\``, '#options')
}
