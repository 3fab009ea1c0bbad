import { oncePerTurn } from '../oncePerTurn.ts'
import { nameOf } from './announcedId.ts'
import { ANNOUNCE, type AnnouncedWallet, readAnnouncement } from './readAnnouncement.ts'

/** Any script can announce without end; more than this are not kept. */
const MAX_WALLETS = 100

/**
 * Collects the wallets that announce themselves by EIP-6963, one for each rdns and name, and calls back with all of them: with
 * those that answer at once before it returns, then once for each turn in which new ones come. Returns what stops it.
 */
export function watchProviders(target: EventTarget, onChange: (wallets: readonly AnnouncedWallet[]) => void) {
  const wallets = new Map<string, AnnouncedWallet>()
  const report = () => onChange([...wallets.values()])
  const late = oncePerTurn(report)

  function onAnnounce(event: Event) {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (wallet === undefined || wallets.size === MAX_WALLETS) return
    const key = JSON.stringify([wallet.rdns, nameOf(wallet)])
    const isKnown = (one: AnnouncedWallet) => one.rdns === wallet.rdns && one.provider === wallet.provider
    if (wallets.has(key) || [...wallets.values()].some(isKnown)) return
    wallets.set(key, wallet)
    late.ask()
  }

  target.addEventListener(ANNOUNCE, onAnnounce)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  report()
  return () => {
    target.removeEventListener(ANNOUNCE, onAnnounce)
    late.stop()
  }
}
