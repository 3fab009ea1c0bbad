/**
 * Loads code that reads `localStorage` when it starts, as the SDK does. Where the page may not read it, the code finds an empty
 * storage in memory instead of an exception, which would keep it from loading in this page for good.
 */
export async function loadWithStorage<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!isDenied()) return load()
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: createMemory(), configurable: true })
  try {
    return await load()
  } finally {
    if (own === undefined) Reflect.deleteProperty(globalThis, 'localStorage')
    else Object.defineProperty(globalThis, 'localStorage', own)
  }
}

function isDenied() {
  try {
    void globalThis.localStorage
    return false
  } catch {
    return true
  }
}

/** As much of a storage as the SDK uses. Its items are its properties, as those of `localStorage` are. */
const createMemory = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }) as object
