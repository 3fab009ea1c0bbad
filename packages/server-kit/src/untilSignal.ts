/** Resolves at the first SIGINT or SIGTERM. */
export function untilSignal(): Promise<void> {
  return new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
