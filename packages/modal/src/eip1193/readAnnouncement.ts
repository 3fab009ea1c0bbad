import type { Eip1193Provider } from './provider.ts'

/** A wallet that announced itself by EIP-6963. Its name and icon are not checked. */
export type AnnouncedWallet = { rdns: string; name: unknown; icon: unknown; provider: Eip1193Provider }

/** In characters. An extension may say a megabyte. */
const NAME_LENGTH = 40

/** The part of a wallet's name that tells it apart from others of its rdns. */
export const nameOf = ({ name, rdns }: Pick<AnnouncedWallet, 'name' | 'rdns'>) =>
  typeof name === 'string' && name !== '' ? name.slice(0, NAME_LENGTH) : rdns

/**
 * The id of an announced wallet: its rdns for the wallet that is known by it, its rdns and name for others of the same rdns.
 *
 * @example
 * announcedId({ rdns: 'io.one', name: 'Two' }, 'One') // 'io.one#Two'
 */
export const announcedId = (wallet: Pick<AnnouncedWallet, 'name' | 'rdns'>, owner: string) =>
  nameOf(wallet) === owner ? wallet.rdns : `${wallet.rdns}#${nameOf(wallet)}`

export const ANNOUNCE = 'eip6963:announceProvider'

/** The wallet in the detail of an announcement, or undefined where it is malformed. Any script can announce anything. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    const { info, provider } = detail as { info: object; provider: Eip1193Provider }
    const { rdns, name, icon } = { ...info } as Record<string, unknown>
    if (typeof rdns !== 'string' || rdns === '' || typeof provider.request !== 'function') return undefined
    return { rdns, name, icon, provider }
  } catch {
    // A getter has thrown, or something is missing.
    return undefined
  }
}
