import type { Frame } from '@foyer/embedded-wallet-frame/client'

type WaitParameters = {
  /** False once the answer no longer counts. */
  isAwaited: () => boolean
  onOpened: () => void
  onFailure: (cause: unknown) => void
}

/** Waits for the user to open a mailed link, which the iframe asks the server about. */
export function createLinkWait(frame: Pick<Frame, 'request'>) {
  /** Counts links: only the last one can fail. */
  let last = 0
  /** Of those who wait for a link. Undefined while nobody does. */
  let looking: AbortController | undefined

  return {
    isWaiting: () => looking !== undefined,

    async wait({ isAwaited, onOpened, onFailure }: WaitParameters) {
      const link = ++last
      looking ??= new AbortController()
      const { signal } = looking
      try {
        await frame.request('CONNECT_DEVICE', undefined, { signal })
        if (!isAwaited()) return
        looking = undefined
        onOpened()
      } catch (cause) {
        if (signal.aborted || !isAwaited() || link !== last) return
        looking = undefined
        onFailure(cause)
      }
    },

    /** Has the iframe ask the server no longer. */
    leave() {
      if (looking === undefined) return
      looking.abort()
      looking = undefined
      frame.request('CONNECT_DEVICE', { stop: true }).catch(() => {})
    },
  }
}
