import type { CreateFoyerParameters } from './createFoyer.ts'

/** Options that are settled when a modal is made. */
const SETTLED = ['networks', 'defaultNetwork', 'features', 'siwx', 'endpoints', 'projectId', 'debug'] as const

/**
 * Names the settled options that differ between two calls. Objects that each call makes anew are the same if they read
 * the same: two features by their name, two sign-ins by `required`.
 */
export function warnOfIgnoredOptions(first: CreateFoyerParameters, second: CreateFoyerParameters) {
  const ignored = SETTLED.filter((name) => toText(first[name]) !== toText(second[name]))
  if (ignored.length === 0) return
  // biome-ignore lint/suspicious/noConsole: the only way to tell who calls createFoyer
  console.warn(
    `[Foyer] createFoyer() was called again and returned the same modal, which keeps its ${ignored.join(', ')}. ` +
      'Call destroy() first, or pass another id.',
  )
}

const toText = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
