import type { Feature } from '@foyer/modal'
import { type ProfileAccount, profiles } from '@foyer/modal/profiles'
import { walletConnect } from '@foyer/modal/walletconnect'
import type { Config } from 'wagmi'
import type { Settings } from './settings.ts'

const ETHEREUM = 1

/** The features that both kits have on without being asked: pairing, and names of ENS where Ethereum is configured. */
export function featuresOf(
  config: Config,
  { projectId, metadata }: Settings,
  avatar: ((account: ProfileAccount) => string | undefined) | undefined,
): Feature[] {
  const hasEns = config.chains.some(({ id }) => id === ETHEREUM)
  return [
    ...(hasEns || avatar ? [profiles({ ens: hasEns ? true : undefined, avatar })] : []),
    ...(projectId ? [walletConnect({ projectId, metadata: toMetadata(metadata) })] : []),
  ]
}

function toMetadata({ name, description, url, icon }: NonNullable<Settings['metadata']> = {}) {
  const known = { name, description, url, icons: icon === undefined ? undefined : [icon] }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
