import { type AlertCode, type PairingState, RelayError, type RelayFailure } from '@foyer/modal-core'
import { abandonCodes } from './abandon.ts'
import { readExpiry } from './pairingUri.ts'
import { EXPIRED, RpcError } from './rpcError.ts'
import type { Sdk } from './sdk.ts'
import { watchRelay } from './watchRelay.ts'

/** How long each step may take, in milliseconds. */
export type Limits = {
  /** From a relay that answers to a code on the screen. */
  code: number
  /** For the dapp's server to make the message that a code signs in with. */
  message: number
  /** For the wallet to answer a request: less than the five minutes after which the SDK lets go of it. */
  answer: number
  /** From the wallet's yes to a session. */
  settlement: number
  /** Without a connection to the relay. */
  silence: number
  /** For telling the wallet that the session is over. */
  farewell: number
}

export const LIMITS: Limits = {
  code: 20_000,
  message: 3_000,
  answer: 299_000,
  settlement: 30_000,
  silence: 5_000,
  farewell: 5_000,
}

export type PairOnceParameters<Answer> = {
  sdk: Sdk
  limits: Limits
  /** Has the SDK make a code and wait for what a wallet answers to it. */
  ask: () => Promise<Answer>
  /** Why the relay does not answer, or undefined when it does. */
  probe: () => Promise<RelayFailure | undefined>
  setPairing: (state: PairingState) => void
  alert: (code: AlertCode) => void
  /** Called when a wallet answers after all, with a session that nobody waits for. */
  onLate: () => void
}

/**
 * Shows a code and waits for a wallet, never longer than the code lives.
 *
 * @throws {RelayError} there is no way to any wallet
 * @throws {RpcError} what the wallet said, or that nobody said anything in time
 */
export function pairOnce<Answer>(parameters: PairOnceParameters<Answer>) {
  const { sdk, limits, ask, probe, setPairing, alert, onLate } = parameters
  const stops: (() => void)[] = []
  let isOver = false
  /** The code that is on the screen. */
  let code: Extract<PairingState, { status: 'waiting' }> | undefined

  async function run(): Promise<Answer> {
    setPairing({ status: 'preparing' })
    const reason = await probe()
    if (isOver) throw new RpcError(EXPIRED, 'A newer code has taken the place of this one.')
    if (reason !== undefined) throw fail(reason)
    return new Promise((resolve, reject) => {
      const endAfter = (milliseconds: number, createError: () => Error) => {
        const timer = setTimeout(() => reject(createError()), milliseconds)
        stops.push(() => clearTimeout(timer))
        return timer
      }
      const preparing = endAfter(limits.code, () => fail('unreachable'))
      listen(sdk.events, 'display_uri', (uri: string) => {
        clearTimeout(preparing)
        const expiresAt = readExpiry(uri)
        const show = () => {
          code = { status: 'waiting', uri, expiresAt }
          setPairing(code)
        }
        show()
        endAfter(expiresAt - Date.now(), () => new RpcError(EXPIRED, 'Nobody used the code in its time.'))
        stops.push(watchRelay({ sdk, patience: limits.silence, probe, onLost: fail, onBack: show }))
      })
      listen(sdk.client.core.history, 'history_updated', ({ request, response }: Exchange) => {
        if (request.method !== 'wc_sessionPropose' || response === undefined || !('result' in response))
          return
        endAfter(limits.settlement, () => {
          alert('APKT004')
          return new RpcError(EXPIRED, 'The wallet agreed, but did not finish the connection.')
        })
      })
      ask().then((answer) => (isOver ? onLate() : resolve(answer)), reject)
    })
  }

  function fail(reason: RelayFailure) {
    code = undefined
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

  /** Lets go of the code without a word: another one is on its way. */
  function giveUp() {
    stop()
    abandonCodes(sdk)
  }

  /** Takes the code off the screen. Why there is none stays. */
  function end() {
    if (code !== undefined) setPairing({ status: code.expiresAt > Date.now() ? 'idle' : 'expired' })
  }

  const answer = run().then(
    (answer) => {
      stop()
      end()
      return answer
    },
    (error: unknown) => {
      if (!isOver) {
        giveUp()
        end()
      }
      throw error
    },
  )
  return { answer, giveUp }
}

// biome-ignore lint/suspicious/noExplicitAny: as the SDK's emitters have it.
type Source = Record<'on' | 'removeListener', (name: string, listener: (data: any) => void) => unknown>
type Exchange = { request: { method: string }; response?: object }
