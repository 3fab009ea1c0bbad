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
  readWallets: () => ReadWallets
}

export type ReadWallets = {
  wallets: WalletChoice[]
  customWallets: CustomWallet[]
  /** The same wallets with the pictures that a dapp loads. Undefined where it loads none. */
  loadPictures: (() => Promise<CustomWallet[]>) | undefined
}

type Place = { group: string; idOf: () => WalletId | undefined }
type OwnWallet = { wallet: Wallet; toCustom: () => CustomWallet }

/** Sorts wallets into those that the modal knows, those that pair, and those with code of their own. */
export function readWalletList(list: WalletList, parameters: CreateWalletParameters): ReadWalletList {
  const places: Place[] = []
  const own: OwnWallet[] = []
  const connectors: CreateConnectorFn[] = []
  const connectorIds = new Set<string>()
  let hasInjected = false

  for (const [groupIndex, { groupName: group, wallets }] of list.entries())
    for (const create of wallets) {
      const wallet = create(parameters)
      const id = listedId(wallet)
      if (isLeftOut(wallet) || wallet.hidden?.()) continue
      if (id !== undefined) places.push({ group, idOf: () => id })
      else if (isPaired(wallet.createConnector)) {
        own.push({ wallet, toCustom: () => toCustomWallet(wallet) })
        places.push({ group, idOf: () => wallet.id })
      } else {
        const index = connectors.length
        const { createConnector: _, hidden: __, ...details } = wallet
        const connector = named(
          wallet,
          wallet.createConnector({
            rkDetails: { ...details, index, groupIndex, groupName: group, isRainbowKitConnector: true },
          }),
          connectorIds,
        )
        // The modal draws a picture of a connector only if it is a `data:` URL, and that of a wallet in any case.
        if (wallet.iconUrl !== '') own.push({ wallet, toCustom: () => toPicture(wallet, connector.id()) })
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
    const customWallets = own.map(({ toCustom }) => toCustom())
    return {
      customWallets,
      wallets: [...groups].map(([title, wallets]) => ({ title, wallets })),
      loadPictures: own.some(({ wallet }) => typeof wallet.iconUrl === 'function')
        ? () => Promise.all(customWallets.map((custom, index) => withPicture(custom, own[index]?.wallet)))
        : undefined,
    }
  }

  return { connectors, readWallets, hasInjected }
}

/** A connector under the wallet’s name and picture. Its id is known once wagmi has made it. */
function named(wallet: Wallet, createConnector: CreateConnectorFn, taken: Set<string>) {
  let id: string | undefined
  const create: CreateConnectorFn = (config) => {
    const connector = createConnector(config)
    // Many descriptions stand on `injected()`, whose id is that of the wallet at `window.ethereum`.
    id ??= connector.id === 'injected' || taken.has(connector.id) ? wallet.id : connector.id
    taken.add(id)
    return { ...connector, id, name: wallet.name, icon: urlOf(wallet) ?? connector.icon }
  }
  return { create, id: () => id }
}

const urlOf = ({ iconUrl }: Wallet) => (typeof iconUrl === 'string' && iconUrl !== '' ? iconUrl : undefined)

const toPicture = (wallet: Wallet, connectorId: string | undefined): CustomWallet => ({
  id: wallet.id,
  name: wallet.name,
  rdns: wallet.rdns ?? connectorId,
  imageUrl: urlOf(wallet),
})

/** The wallet as it is where its picture cannot be loaded. */
async function withPicture(custom: CustomWallet, wallet: Wallet | undefined): Promise<CustomWallet> {
  if (typeof wallet?.iconUrl !== 'function') return custom
  const imageUrl = await wallet.iconUrl().catch(() => undefined)
  return { ...custom, imageUrl }
}

const PROBE = 'wc:probe'
const SUFFIX = `wc?uri=${encodeURIComponent(PROBE)}`

function toCustomWallet(wallet: Wallet): CustomWallet {
  const { id, name, rdns, downloadUrls = {}, mobile, desktop } = wallet
  return {
    id,
    name,
    rdns,
    imageUrl: urlOf(wallet),
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
