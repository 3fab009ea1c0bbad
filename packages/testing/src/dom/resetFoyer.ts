import { pageInstances } from './pageInstances.ts'

/** Prefixes of the keys that Foyer, the test wallet and wagmi store. */
const PREFIXES = ['foyer.', 'wagmi.']

export type ResetFoyerOptions = {
  /** True if instances are destroyed, too, for dapps that create a new one in each test. Default false. */
  destroy?: boolean
}

/**
 * Makes the page as on a first visit: disconnects every wallet, closes the modal and empties what both have stored. An
 * instance that a module has created stays usable.
 */
export async function resetFoyer({ destroy = false }: ResetFoyerOptions = {}): Promise<void> {
  for (const foyer of pageInstances()) {
    foyer.close()
    // A wallet that fails to disconnect is forgotten all the same.
    await foyer.disconnect().catch(() => {})
    if (destroy) foyer.destroy()
  }
  for (const storage of [globalThis.localStorage, globalThis.sessionStorage])
    for (const key of Object.keys(storage ?? {}))
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}
