import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/network.ts'
import type { Profile, Profiles } from '../types/profile.ts'

/** Names and pictures of accounts. Who knows them brings them, cleaned: a feature, or an adapter's wallet. */
export function createProfiles() {
  const state = proxy<Profiles>({})
  return {
    state,
    set(namespace: Namespace, address: string, profile: Profile) {
      state[`${namespace}:${address}`] = profile
    },
  }
}
