import type { AnnouncedWallet } from './readAnnouncement.ts'

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
