import { withTimeout } from '@foyer/modal-core/page'

/** In milliseconds. A browser that denies IndexedDB can leave a request without an answer. */
const LIMIT = 3_000
const PROBE = 'foyer-probe'

/** True where the browser keeps what the SDK writes. Where IndexedDB is denied, the SDK would wait for it for ever. */
export async function canStore(): Promise<boolean> {
  // The SDK has another storage where there is none, as in Node.
  if (typeof indexedDB === 'undefined') return true
  try {
    const opened = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(PROBE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const database = await withTimeout(opened, LIMIT)
    database.close()
    indexedDB.deleteDatabase(PROBE)
    return true
  } catch {
    return false
  }
}
