import type { Schedule } from '@foyer/modal-core'

type CreateQueueParameters<Item> = {
  send: (items: readonly Item[]) => void
  schedule: Schedule
}

const FLUSH_AFTER = 10_000
/** In bytes of JSON: browsers take a beacon of up to 64 KiB. */
const MOST_BYTES = 45 * 1024

/** Collects events and sends them in batches: every 10 s, and before a batch exceeds 45 KB. */
export function createQueue<Item>({ send, schedule }: CreateQueueParameters<Item>) {
  const encoder = new TextEncoder()
  let items: Item[] = []
  let bytes = 0
  let cancel: (() => void) | undefined

  function flush() {
    cancel?.()
    cancel = undefined
    if (items.length === 0) return
    const batch = items
    items = []
    bytes = 0
    send(batch)
  }

  return {
    flush,

    add(item: Item) {
      const size = encoder.encode(JSON.stringify(item)).length
      // The entries so far go first, so that no batch is larger.
      if (bytes + size > MOST_BYTES) flush()
      items.push(item)
      bytes += size
      if (bytes > MOST_BYTES) flush()
      else cancel ??= schedule(flush, FLUSH_AFTER)
    },
  }
}
