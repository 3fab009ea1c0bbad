import type { RenderedMetrics, ServedRequest } from '@foyer/server-kit'
import type { ChainRequest } from '../chain/createChains.ts'
import type { ReadOutcome } from '../chain/createReads.ts'

/** Counters of a gateway. Nothing here can name a project, a client or an account. */
export type Metrics = {
  /** `route` is a pattern, never a path that was asked for. */
  countRequest: (request: ServedRequest) => void
  /** `place` counts the URLs of a chain in the configuration, from 0. */
  countUpstream: (request: ChainRequest) => void
  countSharedRead: (outcome: ReadOutcome) => void
  countLimit: (limit: string) => void
  setLeader: (chain: string, isLeader: boolean) => void
  setScannerLag: (chain: string, blocks: number) => void
  /** Renders the metrics for a collector. */
  render: () => Promise<RenderedMetrics>
}
