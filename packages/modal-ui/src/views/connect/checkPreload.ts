import type { Preload } from '@foyer/modal-core'

const KNOWN: readonly Preload[] = ['idle', 'intent', false]

let isWarned = false

/** Warns of a value that `preload` does not have. Once, and in development builds only. */
export function checkPreload(preload: Preload) {
  if (KNOWN.includes(preload) || isWarned) return
  isWarned = true
  // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
  console.warn(
    `[Foyer] The option \`preload\` is ${JSON.stringify(preload)}, which is taken for "intent". It can be "idle", "intent" or false.`,
  )
}
