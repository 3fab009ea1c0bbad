import type { Chains } from '../chain/createChains.ts'
import type { NameRow } from '../store/createNameStore.ts'
import { leadsToOwner, lookupCoinType } from './coinType.ts'

/** A name as clients read it. */
export type NameRecord = {
  name: string
  /** ISO 8601. Null for a name of a registry, which does not say. */
  registered_at: string | null
  /** By ENSIP-11 coin type. */
  addresses: Record<string, { address: string; created: string | null }>
  attributes: { avatar?: string; bio?: string }[]
}

/** A name of the zone, with its addresses on Ethereum, on the chain it was asked for on and on the gateway's chains. */
export function toRecord(row: NameRow, { zone, chains }: { zone: string; chains: Chains }): NameRecord {
  const created = row.registeredAt.toISOString()
  const coinTypes = [1, ...chains.list.map(({ chainId }) => chainId)]
    .map(lookupCoinType)
    .concat(row.coinType)
    .filter((coinType) => coinType !== undefined && leadsToOwner(row, coinType))
  const { avatar, bio } = row
  const attributes = { ...(avatar === null ? {} : { avatar }), ...(bio === null ? {} : { bio }) }
  return {
    name: `${row.label}.${zone}`,
    registered_at: created,
    addresses: Object.fromEntries(
      coinTypes.map((coinType) => [String(coinType), { address: row.owner, created }]),
    ),
    attributes: Object.keys(attributes).length > 0 ? [attributes] : [],
  }
}
