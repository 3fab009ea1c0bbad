import type { Eip1193Provider } from './provider.ts'

/** A wallet that announced itself by EIP-6963. Its name and icon are not checked. */
export type AnnouncedWallet = { rdns: string; name: unknown; icon: unknown; provider: Eip1193Provider }

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
