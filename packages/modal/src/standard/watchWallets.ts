import { oncePerTurn } from '../oncePerTurn.ts'
import { type FoundWallet, readWallet } from './readWallet.ts'

/** Any script can register without end; more than this are not kept. */
const MAX_WALLETS = 100

/** `id` is stable over reloads: the directory knows wallets by it. */
export type ListedWallet = FoundWallet & { id: string }

type WatchWalletsParameters = {
  target: EventTarget
  /** True if a wallet is listed. */
  accepts: (wallet: FoundWallet) => boolean
  onChange: (wallets: readonly ListedWallet[]) => void
}

/**
 * Collects the wallets that register themselves by the Wallet Standard, and calls back with all of them: with those that
 * answer at once before it returns, then once for each turn in which some come or go. Returns what stops it.
 */
export function watchWallets({ target, accepts, onChange }: WatchWalletsParameters) {
  const wallets = new Map<unknown, ListedWallet>()
  const report = () => onChange([...wallets.values()])
  const late = oncePerTurn(report)

  function add(value: unknown) {
    if (wallets.size === MAX_WALLETS || wallets.has(value)) return
    const found = readWallet(value)
    if (found === undefined || !accepts(found)) return
    const ids = [...wallets.values()].map(({ id }) => id)
    const id = `wallet-standard:${found.name}`
    const count = ids.filter((one) => one === id || one.startsWith(`${id}#`)).length
    wallets.set(value, { ...found, id: count === 0 ? id : `${id}#${count + 1}` })
    late.ask()
  }

  function remove(value: unknown) {
    if (wallets.delete(value)) late.ask()
  }

  const api = Object.freeze({
    register(...values: unknown[]) {
      for (const value of values) add(value)
      return () => {
        for (const value of values) remove(value)
      }
    },
  })

  function onRegister(event: Event) {
    try {
      ;(event as CustomEvent<(given: typeof api) => void>).detail(api)
    } catch {
      // It is no wallet, or one that fails.
    }
  }

  target.addEventListener('wallet-standard:register-wallet', onRegister)
  target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  report()
  return () => {
    target.removeEventListener('wallet-standard:register-wallet', onRegister)
    late.stop()
    wallets.clear()
  }
}
