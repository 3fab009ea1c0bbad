/** The providers that wallets without events put into a page, each read once. */
export type FoundProvider = {
  dialect: 'wbip' | 'unisat'
  /** Its path, which is stable over reloads. */
  id: string
  name: string
  icon?: unknown
  /** The wallet's id in the directory. */
  explorerId: string | undefined
  provider: object
}

/** Any script can add to the list of a page; more than this are not read. */
const MAX_PROVIDERS = 100
/** In characters. */
const NAME_LENGTH = 40
const PATH = /^[\w$]{1,50}(\.[\w$]{1,50}){0,4}$/

/** By path the name that the wallet has elsewhere, so that it is one row, and its id in the directory. */
const UNISAT: Readonly<Record<string, readonly [name: string, id: string]>> = {
  unisat: ['UniSat Wallet', 'unisat'],
  'okxwallet.bitcoin': ['OKX Wallet', 'okx'],
  bitcoin_keplr: ['Keplr', 'keplr'],
  'binancew3w.bitcoin': ['Binance Wallet', 'binance'],
  'bitkeep.unisat': ['Bitget Wallet', 'bitget'],
  '$onekey.btc': ['OneKey', 'one-key'],
}
const WBIP_IDS: Readonly<Record<string, string>> = {
  'XverseProviders.BitcoinProvider': 'xverse',
  LeatherProvider: 'leather',
}

/** The object at a path that has a method. Undefined where there is none, or a getter throws. */
function lookUp(page: object, path: string, method: string): object | undefined {
  try {
    let value: unknown = page
    for (const part of path.split('.')) value = Object(value)[part]
    return typeof Object(value)[method] === 'function' ? (value as object) : undefined
  } catch {
    return undefined
  }
}

function readEntry(page: object, entry: unknown): FoundProvider | undefined {
  try {
    const { id, name, icon } = entry as Record<string, unknown>
    if (typeof id !== 'string' || !PATH.test(id) || typeof name !== 'string' || name === '') return undefined
    const provider = lookUp(page, id, 'request')
    const explorerId = Object.hasOwn(WBIP_IDS, id) ? WBIP_IDS[id] : undefined
    return provider && { dialect: 'wbip', id, name: name.slice(0, NAME_LENGTH), icon, explorerId, provider }
  } catch {
    return undefined
  }
}

function readList(page: object): unknown[] {
  try {
    const { btc_providers: list } = page as { btc_providers?: unknown }
    return Array.isArray(list) ? list.slice(0, MAX_PROVIDERS) : []
  } catch {
    return []
  }
}

/** Looks for wallets in a page: those of `btc_providers` (WBIP004), then those at the paths of UniSat and its like. */
export function findProviders(page: object): FoundProvider[] {
  const wbip = readList(page).flatMap((entry) => readEntry(page, entry) ?? [])
  const unisat = Object.entries(UNISAT).flatMap(([id, [name, explorerId]]): FoundProvider[] => {
    const provider = lookUp(page, id, 'requestAccounts')
    return provider ? [{ dialect: 'unisat', id, name, explorerId, provider }] : []
  })
  return [...wbip, ...unisat]
}
