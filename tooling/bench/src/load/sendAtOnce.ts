export type SendAtOnceParameters = {
  /** Sends request number `index`, from 0. */
  send: (index: number) => Promise<unknown>
  /** Requests that are open at the same time. */
  open: number
  seconds: number
}

/** Sends the next request whenever one is answered. Returns how many were answered in how many seconds. */
export async function sendAtOnce({ send, open, seconds }: SendAtOnceParameters) {
  const start = performance.now()
  let count = 0
  async function work() {
    while (performance.now() - start < seconds * 1_000) await send(count++)
  }
  await Promise.all(Array.from({ length: open }, work))
  return { count, seconds: (performance.now() - start) / 1_000 }
}
