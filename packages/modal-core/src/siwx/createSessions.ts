import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { FoundSession, SiwxImplementation, SiwxSession, SiwxTarget } from '../types/siwx.ts'
import { isSameScope, namespaceOf } from './siwxTarget.ts'

type CreateSessionsParameters = {
  modal: Modal
  implementation: SiwxImplementation
  now: () => number
}

export type Sessions = ReturnType<typeof createSessions>

/** The sessions of an account, and the networks that had one in this visit. */
export function createSessions({ modal, implementation, now }: CreateSessionsParameters) {
  const { networks, storage } = modal
  /** The latest first. */
  let signedNetworks: string[] = []

  /** Resolves with true if a session is this account's and valid now. Servers may answer with another account's. */
  async function has(target: SiwxTarget) {
    const sessions = await implementation.getSessions(target)
    return sessions.some(({ data }) => isOf(target, data.accountAddress) && isValidAt(now(), data))
  }

  return {
    /** The network of the account's session, which outside eip155 may be any of its namespace. */
    async find(target: SiwxTarget) {
      const others = networks.list
        .map(({ caipNetworkId }) => caipNetworkId)
        .filter((chainId) => isSameScope(target, { chainId }))
      for (const chainId of new Set([target.chainId, ...others]))
        if (await has({ ...target, chainId })) return { ...target, chainId }
      return undefined
    },

    add({ chainId }: SiwxTarget) {
      signedNetworks = [chainId, ...signedNetworks.filter((id) => id !== chainId)]
    },

    removeAllOf(namespace: Namespace) {
      signedNetworks = signedNetworks.filter((chainId) => namespaceOf({ chainId }) !== namespace)
    },

    tellOtherTabs: (change: 'signIn' | 'signOut', address: string) =>
      storage.set('signInChange', [change, address, String(now())]),

    /** Another network of the namespace on which the account has a session, the last one used first. */
    async lastSignedNetwork(target: SiwxTarget) {
      const namespace = namespaceOf(target)
      const others = networks.list.filter((network) => network.chainNamespace === namespace)
      const rank = (id: string) => (signedNetworks.includes(id) ? signedNetworks.indexOf(id) : others.length)
      const ids = others.map(({ caipNetworkId }) => caipNetworkId).sort((a, b) => rank(a) - rank(b))
      for (const chainId of ids) {
        if (isSameScope({ chainId }, target)) continue
        const isSigned = await has({ ...target, chainId }).catch(() => false)
        if (isSigned) return others.find(({ caipNetworkId }) => caipNetworkId === chainId)
      }
      return undefined
    },
  }
}

export const isSessionOf = (target: SiwxTarget, { data }: SiwxSession) =>
  isSameScope(target, data) && isOf(target, data.accountAddress)

/** Only EVM addresses may differ in case. */
function isOf({ accountAddress, chainId }: SiwxTarget, address: string) {
  if (!chainId.startsWith('eip155:')) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}

function isValidAt(now: number, { expirationTime, notBefore }: FoundSession['data']) {
  // A session with an invalid time is not accepted.
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) return false
  return notBefore === undefined || Date.parse(notBefore) <= now
}
