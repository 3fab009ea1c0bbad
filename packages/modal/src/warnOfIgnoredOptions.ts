import type { CreateFoyerParameters } from './createFoyer.ts'

/** Options that cannot change after the modal is created. */
const SETTLED = ['networks', 'defaultNetwork', 'features', 'siwx', 'endpoints', 'projectId', 'debug'] as const

/**
 * Warns of settled options that differ between two calls. They are compared as JSON, because each call creates new
 * objects: features by their name, sign-ins by `required`.
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
