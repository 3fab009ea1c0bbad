const INTERVAL_MS = 1_000

export type OutageReportParameters = {
  /** Rejects while the outage lasts. */
  ping: () => Promise<void>
  /** Once true, nothing is looked at any more. */
  isEnding: () => boolean
  onAway: (error: Error) => void
  onBack: () => void
}

/** Reports an outage once, however many requests fail by it, and then its end. */
export function createOutageReport({ ping, isEnding, onAway, onBack }: OutageReportParameters) {
  let isAway = false

  async function look() {
    if (isEnding()) return
    try {
      await ping()
      isAway = false
      onBack()
    } catch {
      wait()
    }
  }

  const wait = () => setTimeout(look, INTERVAL_MS).unref()

  return (error: Error): void => {
    if (isAway) return
    isAway = true
    onAway(error)
    wait()
  }
}
