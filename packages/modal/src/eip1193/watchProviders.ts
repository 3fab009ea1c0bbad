import { oncePerTurn } from '../oncePerTurn.ts'
import type { Eip1193Provider } from './provider.ts'

/** A wallet that announced itself by EIP-6963. Its name and icon are whatever it likes. */
export type AnnouncedWallet = { rdns: string; name: unknown; icon: unknown; provider: Eip1193Provider }

/** Any script can announce without end; more than this are not kept. */
const MAX_WALLETS = 100

/**
 * Collects the wallets that announce themselves by EIP-6963, one for each rdns, and calls back with all of them: with
 * those that answer at once before it returns, then once for each turn in which new ones come. Returns what stops it.
 */
export function watchProviders(target: EventTarget, onChange: (wallets: readonly AnnouncedWallet[]) => void) {
  const wallets = new Map<string, AnnouncedWallet>()
  const report = () => onChange([...wallets.values()])
  const late = oncePerTurn(report)

  function onAnnounce(event: Event) {
    const wallet = toWallet((event as CustomEvent<unknown>).detail)
    if (wallet === undefined || wallets.has(wallet.rdns) || wallets.size === MAX_WALLETS) return
    wallets.set(wallet.rdns, wallet)
    late.ask()
  }

  target.addEventListener('eip6963:announceProvider', onAnnounce)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  report()
  return () => {
    target.removeEventListener('eip6963:announceProvider', onAnnounce)
    late.stop()
  }
}

function toWallet(detail: unknown): AnnouncedWallet | undefined {
  const { info, provider } = (detail ?? {}) as { info?: Record<string, unknown>; provider?: Eip1193Provider }
  if (typeof info?.rdns !== 'string' || typeof provider?.request !== 'function') return undefined
  return { rdns: info.rdns, name: info.name, icon: info.icon, provider }
}
