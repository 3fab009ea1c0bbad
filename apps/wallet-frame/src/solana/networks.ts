import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { Project } from '@foyer/wallet-api'

/** Networks as people know them, by the first 32 characters of their genesis hash. */
const NETWORKS: Readonly<Record<string, { name: string; chain: string }>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', chain: 'mainnet' },
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: { name: 'Solana Devnet', chain: 'devnet' },
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': { name: 'Solana Testnet', chain: 'testnet' },
}

/** The name that is shown. Others have their genesis hash: nobody vouches for a name. */
export const nameOf = (reference: string): string => NETWORKS[reference]?.name ?? `Solana (${reference})`

/** Names that a sign-in may have for the network. */
export function chainNamesOf(reference: string): string[] {
  const chain = NETWORKS[reference]?.chain ?? 'localnet'
  return [reference, chain].flatMap((name) => [name, `solana:${name}`])
}

/**
 * The network that a request names, `solana:5eykt4…` or `5eykt4…`; without a name the project's first one.
 *
 * @throws {ReplyError} the project does not have it
 */
export function resolveNetwork(
  { solana = {} }: Pick<Project, 'solana'>,
  chainId: string | number | undefined,
): string {
  const [first] = Object.keys(solana)
  const reference = chainId === undefined ? first : String(chainId).replace(/^solana:/, '')
  if (reference === undefined || !Object.hasOwn(solana, reference))
    throw new ReplyError(`Chain ${String(chainId).slice(0, 40)} is not supported`)
  return reference
}
