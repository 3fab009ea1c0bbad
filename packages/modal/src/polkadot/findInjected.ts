import type { InjectedWallet } from '../injected/createInjectedAdapter.ts'

/** The names of wallets that say only a key, and their ids in the directory. Others are called by their key. */
const NAMES: Readonly<Record<string, readonly [name: string, explorerId?: string]>> = {
  'polkadot-js': ['Polkadot{.js}', 'polkadot-js'],
  'subwallet-js': ['SubWallet', 'subwallet'],
  talisman: ['Talisman', 'talisman'],
  enkrypt: ['Enkrypt', 'enkrypt'],
  'fearless-wallet': ['Fearless Wallet'],
  polkagate: ['PolkaGate'],
}
const NOVA = ['Nova Wallet', 'nova'] as const
/** Any script can put in wallets without end; more than this are not kept. */
const MAX_WALLETS = 100
/** In characters. */
const NAME_LENGTH = 40

/** The wallets in `injectedWeb3`. None of them is asked for anything. */
export function findInjected(target: object): readonly InjectedWallet[] {
  const page = target as Record<string, unknown>
  const injectedWeb3 = read(() => page.injectedWeb3)
  const keys = read(() => Object.keys(Object(injectedWeb3)).slice(0, MAX_WALLETS)) ?? []
  const isNova = read(() => Object(page.walletExtension).isNovaWallet === true)
  return keys.flatMap((key) => {
    const wallet = read(() => Object(injectedWeb3)[key] as { enable?: unknown })
    if (typeof read(() => wallet?.enable) !== 'function') return []
    // The wallet of a phone puts itself where the extension would be.
    const known = key === 'polkadot-js' && isNova ? NOVA : Object.hasOwn(NAMES, key) ? NAMES[key] : undefined
    const [name = key.slice(0, NAME_LENGTH), explorerId] = known ?? []
    return [{ id: `injectedWeb3.${key}`, name, explorerId, wallet: wallet as object }]
  })
}

function read<value>(get: () => value): value | undefined {
  try {
    return get()
  } catch {
    // A getter has thrown.
    return undefined
  }
}
