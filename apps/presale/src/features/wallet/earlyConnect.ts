/** The page's element keeps it: `firstPaint.ts`, which hears taps before any other script, has no imports. */
const dataOfPage = () => globalThis.document?.documentElement.dataset

/** True if somebody has asked to connect before the modal could open. */
export const isConnectAsked = () => dataOfPage()?.connect !== undefined

/** Has the modal open once the wallet stack is there. */
export function askToConnect() {
  document.documentElement.dataset.connect = ''
}

/** Says whether somebody had asked, and forgets it. */
export function takeConnectAsked() {
  const isAsked = isConnectAsked()
  delete document.documentElement.dataset.connect
  return isAsked
}
