import type { InjectedWallet } from '../injected/createInjectedAdapter.ts'

/** The places of Keplr and of wallets with its form: the path below `window`, the name, and the id in the directory. */
const PLACES: readonly (readonly [path: string, name: string, explorerId?: string])[] = [
  ['okxwallet.keplr', 'OKX Wallet', 'okx'],
  ['binancew3w.keplr', 'Binance Wallet', 'binance'],
  ['bitkeep.keplr', 'Bitget Wallet', 'bitget'],
  ['trustwallet.cosmos', 'Trust Wallet', 'trust'],
  ['vultisig.keplr', 'Vultisig'],
  // Last: other wallets put themselves here, too, and are listed by the name of their own place.
  ['keplr', 'Keplr', 'keplr'],
]

/** The wallets with Keplr's form that are on the page, each once. */
export function findKeplrs(target: object): readonly InjectedWallet[] {
  const found: InjectedWallet[] = []
  for (const [id, name, explorerId] of PLACES) {
    const wallet = readPlace(target, id)
    if (wallet !== undefined && !found.some((one) => one.wallet === wallet))
      found.push({ id, name, explorerId, wallet })
  }
  return found
}

function readPlace(target: object, path: string): object | undefined {
  try {
    const wallet = path.split('.').reduce<unknown>((from, name) => Object(from)[name], target)
    const { enable, getKey } = Object(wallet) as Record<string, unknown>
    return typeof enable === 'function' && typeof getKey === 'function' ? (wallet as object) : undefined
  } catch {
    // A getter has thrown.
    return undefined
  }
}
