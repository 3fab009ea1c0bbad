const SAMPLE_MS = 250
const RESIDENT = /^process_resident_memory_bytes (\S+)/m

/** Samples the resident memory of an indexer's process, as it says itself, until destroyed. */
export function watchMemory(indexerUrl: string) {
  let peakBytes = 0
  const sample = async () => {
    const response = await fetch(`${indexerUrl}/metrics`)
    const [, bytes = '0'] = RESIDENT.exec(await response.text()) ?? []
    peakBytes = Math.max(peakBytes, Number(bytes))
  }
  // Before it listens and after it stopped there is nothing to sample.
  const timer = setInterval(() => sample().catch(() => {}), SAMPLE_MS)
  return {
    peakMiB: () => peakBytes / 2 ** 20,
    destroy: () => clearInterval(timer),
  }
}
