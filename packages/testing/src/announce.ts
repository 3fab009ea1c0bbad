import type { TestProvider } from './createTestWallet.ts'
import { inject } from './inject.ts'

/** EIP-6963 provider info. `icon` is a data URI, `rdns` a reverse domain name, `uuid` a version 4 UUID. */
export type WalletInfo = { uuid: string; name: string; icon: string; rdns: string }

const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5NiA5NiI+PHJlY3Qgd2lkdGg9Ijk2IiBoZWlnaHQ9Ijk2IiByeD0iMjAiIGZpbGw9IiMzMTQxNTgiLz48cGF0aCBkPSJNMjAgMzRoNDhhOCA4IDAgMCAxIDggOHYyNmE4IDggMCAwIDEtOCA4SDI4YTggOCAwIDAgMS04LTh6IiBmaWxsPSIjZThlZGY0Ii8+PHBhdGggZD0ibTI2IDM0IDM2LTE0djE0eiIgZmlsbD0iIzkwYTFiOSIvPjxjaXJjbGUgY3g9IjYzIiBjeT0iNTUiIHI9IjYiIGZpbGw9IiNlMTcxMDAiLz48L3N2Zz4='

export const DEFAULT_RDNS = 'dev.foyer.testing'

export function toWalletInfo(info: Partial<WalletInfo> = {}): WalletInfo {
  return {
    uuid: info.uuid ?? crypto.randomUUID(),
    name: info.name ?? 'Dev Wallet',
    icon: info.icon ?? ICON,
    rdns: info.rdns ?? DEFAULT_RDNS,
  }
}

export type AnnouncementsOptions = {
  info: WalletInfo
  provider: TestProvider
  /** True if it is also `window.ethereum`. */
  legacy: boolean
}

/** The pages that the wallet is announced to. */
export function createAnnouncements({ info, provider, legacy }: AnnouncementsOptions) {
  const stops = new Set<() => void>()
  return {
    start(target: EventTarget = window): () => void {
      const eject = legacy ? inject(target, 'ethereum', provider) : undefined
      const end = announceProvider({ info, provider }, target)
      const stop = () => {
        end()
        eject?.()
      }
      stops.add(stop)
      return stop
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Announces the provider now and on request. Returns the function that stops it. */
function announceProvider(
  detail: { info: WalletInfo; provider: TestProvider },
  target: EventTarget,
): () => void {
  // A page in a frame knows its own events only.
  const { CustomEvent: PageEvent = CustomEvent } = target as Partial<typeof globalThis>
  const announce = () => {
    target.dispatchEvent(new PageEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }))
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}
