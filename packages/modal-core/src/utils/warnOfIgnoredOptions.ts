import type { Adapter } from '../types/adapter.ts'
import type { ChainId } from '../types/network.ts'

/** Options that cannot change after the modal is created. */
const SETTLED = ['networks', 'defaultNetwork', 'features', 'siwx', 'endpoints', 'projectId', 'debug'] as const

type Settled = Partial<Record<(typeof SETTLED)[number], unknown>>

/**
 * Warns of settled options that differ between two calls. They are compared as JSON, because each call creates new
 * objects: features by their name, sign-ins by `required`.
 */
export function warnOfIgnoredOptions(first: Settled, second: Settled) {
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

/** Warns of a network of a first visit that the wallet library does not start with. */
export function warnOfDefaultNetwork({ name }: Pick<Adapter, 'name'>, chainId: ChainId) {
  // biome-ignore lint/suspicious/noConsole: an option without effect is a mistake that only the developer sees
  console.warn(`defaultNetwork has no effect: ${name} is on chain ${chainId}.`)
}
