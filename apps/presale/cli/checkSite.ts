import { findLoopbackUrl } from '@foyer/site-kit/config'
import * as v from 'valibot'
import { type AppConfig, configSchema } from '../src/config/schema.ts'

export type SiteCheck = {
  /** Errors that keep the site from starting. */
  errors: readonly string[]
  /** Parts that are left out, with what visitors miss by it. */
  warnings: readonly string[]
}

/** Optional parts of the configuration, with what a visitor misses without each. */
const OPTIONAL: readonly [name: string, find: (config: AppConfig) => unknown, missing: string][] = [
  ['about.terms', ({ about }) => about?.terms, 'the page links no terms of sale'],
  ['about.privacy', ({ about }) => about?.privacy, 'the page links no privacy statement'],
  ['about.risks', ({ about }) => about?.risks, 'the page links no risk note'],
  ['about.contact', ({ about }) => about?.contact, 'buyers cannot reach anybody'],
  ['about.audits', ({ about }) => about?.audits?.[0], 'the page says that the contracts are not audited'],
  [
    'chain.blockExplorerUrl',
    ({ chain }) => chain.blockExplorerUrl,
    'contracts and transactions are shown without links',
  ],
  [
    'a second of chain.rpcUrls',
    ({ chain }) => chain.rpcUrls[1],
    'nothing takes over when the only RPC endpoint fails',
  ],
  ['rootCode', ({ rootCode }) => rootCode, 'who was invited by nobody cannot buy'],
  ['whitelist', ({ whitelist }) => whitelist, 'nobody can buy before the public opening'],
  [
    'endpoints.indexer',
    ({ endpoints }) => endpoints.indexer,
    'records are read from the chain, without single rewards',
  ],
]

/** The configuration in the text of a `/config.json`, or what is wrong with it. */
export function parseConfig(text: string): { config: AppConfig } | { errors: readonly string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    return { errors: [`It is not JSON: ${cause instanceof Error ? cause.message : cause}`] }
  }
  const result = v.safeParse(configSchema, json)
  if (result.success) return { config: result.output }
  return {
    errors: result.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`),
  }
}

/** Checks the text of a `/config.json` before it is published. */
export function checkSite(text: string): SiteCheck {
  const parsed = parseConfig(text)
  if ('errors' in parsed) return { errors: parsed.errors, warnings: [] }
  const { config } = parsed
  const loopback = findLoopbackUrl(config.chain.rpcUrls)
  return {
    errors:
      loopback === undefined
        ? []
        : [`chain.rpcUrls: ${loopback} is on this machine; a public site refuses it`],
    warnings: OPTIONAL.filter(([, find]) => find(config) === undefined).map(
      ([name, , missing]) => `${name} is left out: ${missing}.`,
    ),
  }
}
