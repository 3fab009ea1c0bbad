import { safePage, safeStorePage } from '../handoff/safePage.ts'
import type { Wallet } from '../types/wallet.ts'
import { cleanIcon } from '../utils/cleanIcon.ts'
import { type WireWallet, wireWallet } from '../wire/directorySchemas.ts'
import { schemes } from './generated/schemes.ts'

/** Schemes that are known to belong to wallets; any other could be anything, `javascript:` for example. */
const SCHEMES = new Set([...schemes, 'https:', 'trust:', 'wc:'])

type FromWireParameters = {
  cleanName: (name: unknown) => string | undefined
  /** Returns true if a URL leads to the directory's own origin. */
  isOwnUrl: (url: string) => boolean
  /** The place in the directory of the first of these wallets. */
  firstPlace: number
}

/** The wallets of a page that can be drawn and used; the others are left out. */
export const fromWire = (data: readonly unknown[], parameters: FromWireParameters): Wallet[] =>
  data.flatMap((one, index) => {
    const { success, data: wallet } = wireWallet.safeParse(one)
    const name = success ? parameters.cleanName(wallet.name) : undefined
    return success && name !== undefined
      ? [toWallet(wallet, name, parameters.firstPlace + index, parameters)]
      : []
  })

function toWallet(wire: WireWallet, name: string, place: number, { isOwnUrl }: FromWireParameters): Wallet {
  const { image_id, image_url } = wire
  return {
    id: wire.id,
    name,
    rdns: wire.rdns ?? undefined,
    homepage: safePage(wire.homepage),
    mobileLink: link(wire.mobile_link),
    universalLink: safePage(wire.link_mode),
    desktopLink: link(wire.desktop_link),
    webappLink: safePage(wire.webapp_link),
    appStore: safeStorePage('appStore', wire.app_store),
    playStore: safeStorePage('playStore', wire.play_store),
    chromeStore: safeStorePage('chromeStore', wire.chrome_store),
    injected: (wire.injected?.length ?? 0) > 0,
    chains: wire.chains ?? [],
    certified: wire.badge_type === 'certified',
    order: wire.order ?? place,
    displayIndex: wire.display_index,
    imageId: image_id ?? (image_url && isOwnUrl(image_url) ? image_url : undefined),
    imageUrl: image_id === undefined ? cleanIcon(image_url) : undefined,
  }
}

function link(value: string | null | undefined) {
  const scheme = schemeOf(value)
  return scheme !== undefined && SCHEMES.has(scheme) ? (value ?? undefined) : undefined
}

function schemeOf(value: string | null | undefined) {
  return /^[a-z][a-z0-9+.-]*:/i.exec(value ?? '')?.[0].toLowerCase()
}
