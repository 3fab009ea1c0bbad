import type { PairingCache, PairingState } from '../types/pairing.ts'

/** The pairing URI that a wallet can still use. */
export function activePairingUri(pairing: PairingState, now: number): string | undefined {
  return pairing.status === 'waiting' && pairing.expiresAt > now ? pairing.uri : undefined
}

type ReusesPairingParameters = {
  pairing: PairingState
  cache: PairingCache
  /** Milliseconds since 1970. */
  now: number
  /** The browser that the page runs in. */
  host: { userAgent: string; isTelegram: boolean }
}

/** Returns true if connecting reuses the active pairing URI. */
export function reusesPairing({ pairing, cache, now, host }: ReusesPairingParameters): boolean {
  if (cache === 'never' || activePairingUri(pairing, now) === undefined) return false
  return cache === 'always' || host.isTelegram || isIosSafari(host.userAgent)
}

/** Other browsers on iOS name themselves beside Safari. */
const isIosSafari = (userAgent: string) =>
  /iPhone|iPad|iPod/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/.test(userAgent)

/** The host that this page runs in. Telegram puts a proxy into its web views. */
export const pageHost = () => ({
  userAgent: navigator.userAgent,
  isTelegram: 'TelegramWebviewProxy' in window,
})
