import type { FailureCode, RelayFailure } from '@foyer/modal-core'
import { refusalOf } from '@foyer/modal-core/page'

export type ProbeRelayParameters = {
  /** The relay's address with this client's token. */
  address: string
  /** In milliseconds. */
  timeout: number
}

/** The failure for each reason with which a relay closes a connection. */
const FAILURES: Partial<Record<FailureCode, RelayFailure>> = {
  INVALID_PROJECT_ID: 'projectId',
  ORIGIN_NOT_ALLOWED: 'origin',
  JWT_TOKEN_NOT_VALID: 'clock',
  RATE_LIMITED: 'rateLimited',
}

/**
 * Sends a relay a request that every relay answers, on a connection of its own. The SDK would retry silently while it
 * shows a pairing URI that no wallet can use.
 *
 * @returns why it does not answer, or undefined when it does
 */
export function probeRelay({ address, timeout }: ProbeRelayParameters): Promise<RelayFailure | undefined> {
  if (globalThis.navigator?.onLine === false) return Promise.resolve('offline')
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    const timer = setTimeout(() => end('unreachable'), timeout)
    function end(failure: RelayFailure | undefined) {
      clearTimeout(timer)
      socket.onclose = null
      socket.close()
      resolve(failure)
    }
    const request = {
      id: Date.now() * 1_000,
      jsonrpc: '2.0',
      method: 'irn_batchFetchMessages',
      params: { topics: [] },
    }
    socket.onopen = () => socket.send(JSON.stringify(request))
    // Any answer shows that the relay accepts this client.
    socket.onmessage = () => end(undefined)
    socket.onclose = ({ reason }) => end(FAILURES[refusalOf(reason)] ?? 'unreachable')
  })
}
