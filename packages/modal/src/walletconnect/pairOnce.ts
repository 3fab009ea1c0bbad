import { type AlertCode, type PairingState, RelayError, type RelayFailure } from '@foyer/modal-core'
import { readExpiry } from './pairingUri.ts'
import { forgetProposals } from './rejectRequests.ts'
import { EXPIRED, RpcError } from './rpcError.ts'
import type { Sdk } from './sdk.ts'
import { watchRelay } from './watchRelay.ts'

/** Time that each step may take, in milliseconds. */
export type Timeouts = {
  /** For the SDK to start. */
  start: number
  /** From the relay's answer to a pairing URI. */
  pairingUri: number
  /** For the dapp's server to create the message to sign. */
  message: number
  /** For the wallet to answer a request. Users of hardware wallets need more than five minutes. */
  request: number
  /** From the wallet's approval to a session. */
  settlement: number
  /** Without a connection to the relay. */
  reconnect: number
  /** For telling the wallet that the session has ended. */
  disconnect: number
}

export const TIMEOUTS: Timeouts = {
  start: 20_000,
  pairingUri: 20_000,
  message: 3_000,
  request: 3_600_000,
  settlement: 30_000,
  reconnect: 5_000,
  disconnect: 5_000,
}

export type PairOnceParameters<Answer> = {
  sdk: Sdk
  timeouts: Timeouts
  /** Makes the SDK create a pairing URI and wait for a wallet's answer. */
  propose: () => Promise<Answer>
  /** Resolves with why the relay does not answer, or with undefined when it does. */
  probe: () => Promise<RelayFailure | undefined>
  setPairing: (state: PairingState) => void
  alert: (code: AlertCode) => void
  /** Called when a wallet approves after the pairing has ended. */
  onLateSession: () => void
}

/**
 * Shows a pairing URI and waits for a wallet until the URI expires.
 *
 * @throws {RelayError} no wallet can be reached
 * @throws {RpcError} the wallet has refused, or has not answered in time
 */
export function pairOnce<Answer>(parameters: PairOnceParameters<Answer>) {
  const { sdk, timeouts, propose, probe, setPairing, alert, onLateSession } = parameters
  const stops: (() => void)[] = []
  let isOver = false
  /** The pairing that is shown. */
  let shown: Extract<PairingState, { status: 'waiting' }> | undefined

  async function run(): Promise<Answer> {
    setPairing({ status: 'preparing' })
    const reason = await probe()
    if (isOver) throw new RpcError(EXPIRED, 'A newer pairing URI has replaced this one.')
    if (reason !== undefined) throw fail(reason)
    return new Promise((resolve, reject) => {
      const endAfter = (milliseconds: number, createError: () => Error) => {
        const timer = setTimeout(() => reject(createError()), milliseconds)
        stops.push(() => clearTimeout(timer))
        return timer
      }
      const preparing = endAfter(timeouts.pairingUri, () => fail('unreachable'))
      listen(sdk.events, 'display_uri', (uri: string) => {
        clearTimeout(preparing)
        const expiresAt = readExpiry(uri)
        const show = () => {
          shown = { status: 'waiting', uri, expiresAt }
          setPairing(shown)
        }
        show()
        endAfter(expiresAt - Date.now(), () => new RpcError(EXPIRED, 'The pairing URI has expired.'))
        stops.push(watchRelay({ sdk, timeout: timeouts.reconnect, probe, onLost: fail, onBack: show }))
      })
      listen(sdk.client.core.history, 'history_updated', ({ request, response }: Exchange) => {
        if (request.method !== 'wc_sessionPropose' || response === undefined || !('result' in response))
          return
        endAfter(timeouts.settlement, () => {
          alert('APKT004')
          return new RpcError(EXPIRED, 'The wallet approved, but did not finish the connection.')
        })
      })
      propose().then((answer) => (isOver ? onLateSession() : resolve(answer)), reject)
    })
  }

  function fail(reason: RelayFailure) {
    shown = undefined
    setPairing({ status: 'failed', reason })
    return new RelayError({ reason })
  }

  function listen<Data>(source: Source, name: string, listener: (data: Data) => void) {
    source.on(name, listener)
    stops.push(() => source.removeListener(name, listener))
  }

  function stop() {
    isOver = true
    for (const undo of stops.splice(0)) undo()
  }

  /** Ends the pairing without changing what is shown. */
  function cancel() {
    stop()
    forgetProposals(sdk)
  }

  /** Hides the pairing URI. The reason of a failure stays. */
  function hide() {
    if (shown !== undefined) setPairing({ status: shown.expiresAt > Date.now() ? 'idle' : 'expired' })
  }

  const answer = run().then(
    (answer) => {
      stop()
      hide()
      return answer
    },
    (error: unknown) => {
      if (!isOver) {
        cancel()
        hide()
      }
      throw error
    },
  )
  return { answer, cancel }
}

// biome-ignore lint/suspicious/noExplicitAny: as in the SDK's emitters.
type Source = Record<'on' | 'removeListener', (name: string, listener: (data: any) => void) => unknown>
type Exchange = { request: { method: string }; response?: object }
