import { ANNOUNCE, readAnnouncement } from './readAnnouncement.ts'

/**
 * Keeps malformed EIP-6963 announcements from every other listener of the page. wagmi's store throws at one, and misses
 * the wallets after it. Call it before `createConfig()`; on a server it does
 * nothing. Returns the function that stops it.
 */
export function ignoreMalformedAnnouncements(
  target: EventTarget | undefined = globalThis.window,
): () => void {
  const listener = (event: Event) => {
    if (readAnnouncement((event as CustomEvent<unknown>).detail) === undefined)
      event.stopImmediatePropagation()
  }
  target?.addEventListener(ANNOUNCE, listener, { capture: true })
  return () => target?.removeEventListener(ANNOUNCE, listener, { capture: true })
}
