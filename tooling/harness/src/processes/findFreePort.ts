import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * Ports below the range that systems use for outgoing connections and for port 0: nothing takes one of these by
 * chance in the seconds until the service that was given it listens.
 */
const RANGE = { first: 20_000, count: 12_000 }
const CANDIDATES = 20

/** Finds a port that is free now. Candidates are random, because another run may be choosing at the same time. */
export function findFreePort() {
  return getPort({ port: Array.from({ length: CANDIDATES }, () => RANGE.first + randomInt(RANGE.count)) })
}
