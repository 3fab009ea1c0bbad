import type { Project } from '@foyer/wallet-api'

/** A project's chains without its budgets, which are nobody's business, and the contract that pays on each. */
export function takeSponsors({ chains }: Pick<Project, 'chains'>) {
  const entries = Object.entries(chains)
  const paymasters = entries.flatMap(([id, { sponsor }]) =>
    sponsor ? [[id, sponsor.paymaster] as const] : [],
  )
  return {
    chains: Object.fromEntries(entries.map(([id, { sponsor: _, ...chain }]) => [id, chain])),
    paymasters: Object.fromEntries(paymasters),
  }
}
