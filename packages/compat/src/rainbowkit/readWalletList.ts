import type { CustomWallet, WalletChoice, WalletId } from '@foyer/modal'
import type { CreateConnectorFn } from 'wagmi'
import { warnOnce } from '../shared/warnOnce.ts'
import { isPaired } from './getWalletConnectConnector.ts'
import { isLeftOut, listedId } from './listedWallet.ts'
import type { CreateWalletParameters, Wallet, WalletList } from './types.ts'

/** Groups of wallets as wagmi and the modal take them. */
export type ReadWalletList = {
  connectors: CreateConnectorFn[]
  /** True if the wallet at `window.ethereum` is one of them. */
  hasInjected: boolean
  /** Called once wagmi has made the connectors, whose ids name them. */
  readWallets: () => { wallets: WalletChoice[]; customWallets: CustomWallet[] }
}

type Place = { group: string; idOf: () => WalletId | undefined }

/** Sorts wallets into those that the modal knows, those that pair, and those with code of their own. */
export function readWalletList(list: WalletList, parameters: CreateWalletParameters): ReadWalletList {
  const places: Place[] = []
  const customWallets: CustomWallet[] = []
  const connectors: CreateConnectorFn[] = []
  let hasInjected = false

  for (const [groupIndex, { groupName: group, wallets }] of list.entries())
    for (const create of wallets) {
      const wallet = create(parameters)
      const id = listedId(wallet)
      if (isLeftOut(wallet) || wallet.hidden?.()) continue
      if (id !== undefined) places.push({ group, idOf: () => id })
      else if (isPaired(wallet.createConnector)) {
        customWallets.push(toCustomWallet(wallet))
        places.push({ group, idOf: () => wallet.id })
      } else {
        const index = connectors.length
        const { createConnector: _, hidden: __, ...details } = wallet
        const connector = named(
          wallet,
          wallet.createConnector({
            rkDetails: { ...details, index, groupIndex, groupName: group, isRainbowKitConnector: true },
          }),
        )
        connectors.push(connector.create)
        hasInjected ||= wallet.id === 'injected'
        places.push({ group, idOf: connector.id })
      }
    }

  function readWallets() {
    const groups = new Map<string, WalletId[]>()
    for (const { group, idOf } of places) {
      const id = idOf()
      if (id !== undefined) groups.set(group, [...(groups.get(group) ?? []), id])
    }
    return { customWallets, wallets: [...groups].map(([title, wallets]) => ({ title, wallets })) }
  }

  return { connectors, readWallets, hasInjected }
}

/** A connector under the wallet’s name and picture. Its id is known once wagmi has made it. */
function named({ name, iconUrl }: Wallet, createConnector: CreateConnectorFn) {
  let id: string | undefined
  const create: CreateConnectorFn = (config) => {
    const connector = createConnector(config)
    id = connector.id
    const icon = typeof iconUrl === 'string' && iconUrl !== '' ? iconUrl : connector.icon
    return { ...connector, name, icon }
  }
  return { create, id: () => id }
}

const PROBE = 'wc:probe'
const SUFFIX = `wc?uri=${encodeURIComponent(PROBE)}`

function toCustomWallet({
  id,
  name,
  rdns,
  iconUrl,
  downloadUrls = {},
  mobile,
  desktop,
}: Wallet): CustomWallet {
  return {
    id,
    name,
    rdns,
    imageUrl: typeof iconUrl === 'string' ? iconUrl : undefined,
    homepage: downloadUrls.qrCode ?? downloadUrls.mobile ?? downloadUrls.browserExtension,
    chromeStore: downloadUrls.chrome,
    appStore: downloadUrls.ios,
    playStore: downloadUrls.android,
    ...linkOf(name, mobile?.getUri, 'mobileLink'),
    ...linkOf(name, desktop?.getUri, 'desktopLink'),
  }
}

/** The part of a link before the pairing URI: the modal appends it, in the form that wallets have agreed on. */
function linkOf(
  name: string,
  getUri: ((uri: string) => string) | undefined,
  kind: 'mobileLink' | 'desktopLink',
): Partial<CustomWallet> {
  const link = getUri?.(PROBE)
  if (link === undefined) return {}
  if (link === PROBE) return kind === 'mobileLink' ? { androidLink: 'wc:' } : {}
  if (link.endsWith(SUFFIX)) return { [kind]: link.slice(0, -SUFFIX.length) }
  warnOnce(`the link of ${name}`, 'Links end in wc?uri= and the pairing URI.')
  return {}
}
