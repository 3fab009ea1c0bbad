import type { RelayFailure } from '@foyer/modal-core'
import type { Sdk } from './sdk.ts'

type WatchRelayParameters = {
  sdk: Sdk
  /** Milliseconds without a connection until the relay is probed. */
  timeout: number
  /** Resolves with why the relay does not answer, or with undefined when it does. */
  probe: () => Promise<RelayFailure | undefined>
  onLost: (reason: RelayFailure) => void
  /** Called after `onLost` when the SDK is connected again. */
  onBack: () => void
}

/** Watches the connection to the relay. The SDK reconnects by itself. Returns the function that stops it. */
export function watchRelay({ sdk, timeout, probe, onLost, onBack }: WatchRelayParameters): () => void {
  const { relayer } = sdk.client.core
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  let isStopped = false

  function onDisconnect() {
    timer ??= setTimeout(check, timeout)
  }

  async function check() {
    const reason = await probe()
    timer = undefined
    if (isStopped || relayer.connected) return
    if (reason === undefined) return onDisconnect()
    isLost = true
    onLost(reason)
  }

  function onConnect() {
    clearTimeout(timer)
    timer = undefined
    if (isLost) onBack()
    isLost = false
  }

  relayer.on('relayer_disconnect', onDisconnect)
  relayer.on('relayer_connect', onConnect)
  return () => {
    isStopped = true
    clearTimeout(timer)
    relayer.off('relayer_disconnect', onDisconnect)
    relayer.off('relayer_connect', onConnect)
  }
}
