import { isSignedBy } from '@foyer/modal/siwe/server'
import { HttpError, invalidRequest } from '@foyer/server-kit'
import type { Address } from 'viem'
import { verifyMessage } from 'viem/utils'
import type { Chains } from '../chain/createChains.ts'
import type { GatewayConfig } from '../config.ts'
import type { Identity } from '../providers/types.ts'
import type { NameRow } from '../store/createNameStore.ts'
import type { Store } from '../store/createStore.ts'
import { createReserved, isLabel, suggestLabels } from './label.ts'
import { otherZone, readRegistration } from './readRegistration.ts'
import { type NameRecord, toRecord } from './toRecord.ts'

const MOST_NAMES = 5
const NOT_SIGNED = 'The account did not sign this message.'
const NOT_SIGNED_BY_OWNERS =
  'The signature is empty, as multisig wallets send it, and no contract of the account confirms the message. Choose a network where the wallet is deployed, and let its owners sign off the chain.'

export type Suggestion = { name: string; registered: boolean }

export type Zone = {
  /** Such as `foyer.example`. */
  zone: string
  /** True if a name is below the zone, whatever its label. */
  has: (name: string) => boolean
  find: (name: string) => Promise<NameRow | undefined>
  record: (name: string) => Promise<NameRecord | undefined>
  /** The oldest name of an account, with its picture. */
  lookup: (owner: Address) => Promise<Identity | null>
  recordsOf: (owner: Address) => Promise<NameRecord[]>
  /**
   * Free names near to a label, and taken ones after them.
   *
   * @throws {HttpError} 400 for another zone
   */
  suggest: (label: string, zone: string | undefined) => Promise<Suggestion[]>
  /**
   * Resolves once the name is stored. The same request again does nothing.
   *
   * @throws {HttpError} says what to change
   */
  register: (body: unknown, origin: string | undefined) => Promise<void>
}

export type CreateZoneParameters = {
  config: NonNullable<GatewayConfig['names']>
  avatarHosts: readonly string[]
  chains: Chains
  store: Pick<Store, 'findName' | 'listNames' | 'findTaken' | 'addName'>
}

/** The names that this gateway gives out. */
export function createZone({ config, avatarHosts, chains, store }: CreateZoneParameters): Zone {
  const { zone } = config
  const isReserved = createReserved([...config.reserved, ...zone.split('.')])
  const describe = (row: NameRow) => toRecord(row, { zone, chains })

  async function find(name: string) {
    const label = name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : ''
    return isLabel(label) ? store.findName(label) : undefined
  }

  return {
    zone,
    has: (name) => name.endsWith(`.${zone}`),
    find,

    async record(name) {
      const row = await find(name)
      return row && describe(row)
    },

    async lookup(owner) {
      const [first] = await store.listNames(owner)
      return first ? { name: `${first.label}.${zone}`, avatar: first.avatar } : null
    },

    recordsOf: async (owner) => (await store.listNames(owner)).map(describe),

    async suggest(label, askedZone) {
      if (askedZone !== undefined && askedZone !== zone)
        throw invalidRequest([{ name: 'zone', description: otherZone(zone) }])
      const labels = suggestLabels(label.toLowerCase())
      const taken = await store.findTaken(labels)
      const suggestions = labels.map((each) => ({
        name: `${each}.${zone}`,
        registered: taken.includes(each) || isReserved(each),
      }))
      return suggestions.sort((a, b) => Number(a.registered) - Number(b.registered))
    },

    async register(body, origin) {
      const registration = readRegistration({ body, origin, zone, chains, avatarHosts, isReserved })
      const { address, attributes, chain, coin_type, label, message, signature } = registration
      const signed = { address, message, signature }
      const hasKey = await verifyMessage(signed).catch(() => false)
      if (!hasKey && !(await isSignedBy({ ...signed, client: chain.client })))
        throw invalidRequest([
          { name: 'signature', description: signature === '0x' ? NOT_SIGNED_BY_OWNERS : NOT_SIGNED },
        ])
      const { avatar, bio } = attributes
      const row = { label, owner: address, coinType: coin_type, hasKey, avatar, bio, message, signature }
      const outcome = await store.addName(row, MOST_NAMES)
      if (outcome === 'registered') return
      const description =
        outcome === 'taken'
          ? 'This name is taken. Choose another one.'
          : `An account has at most ${MOST_NAMES} names.`
      throw new HttpError(409, 'Not available', { reasons: [{ name: 'name', description }] })
    },
  }
}
