/** The failures of a test wallet. Without any it approves everything at once. */
export type Switches = {
  /** The user rejects prompts (4001): `true` all of them, a list those of its methods. */
  reject: boolean | string[]
  /** Milliseconds the user takes to answer. Setting another value answers open requests at once. */
  delay: number
  /** The chain that the wallet is on instead of its own. A switch to its own chain turns this off. */
  wrongChain: number | undefined
  /** The wallet shows no account, and prompts wait until it is unlocked. */
  locked: boolean
  /** The wallet does not know its own chain (4902) and is on chain 1. `wallet_addEthereumChain` turns this off. */
  chainNotAdded: boolean
  /** The wallet has lost all chains: every request fails with 4900. */
  disconnected: boolean
  /** Support for running several calls as one transaction (EIP-5792): none, after an upgrade of the account that the user is asked for, or already. */
  batching: 'unsupported' | 'ready' | 'supported'
}

export const ALL_OFF: Switches = {
  reject: false,
  delay: 0,
  wrongChain: undefined,
  locked: false,
  chainNotAdded: false,
  disconnected: false,
  batching: 'unsupported',
}

export type SwitchStore = ReturnType<typeof createSwitches>

export const createSwitches = (initial?: Partial<Switches>) =>
  createSwitchStore<Switches>({ ...ALL_OFF, ...initial })

/** Holds the switches of a wallet of any namespace. */
export function createSwitchStore<switches extends object>(initial: Readonly<switches>) {
  let current = initial
  const listeners = new Set<(switches: Readonly<switches>) => void>()

  function subscribe(listener: (switches: Readonly<switches>) => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    get current() {
      return current
    },
    set(changes: Partial<switches>) {
      current = { ...current, ...changes }
      for (const listener of [...listeners]) listener(current)
    },
    subscribe,
    /** Resolves as soon as the switches match. */
    until(matches: (switches: Readonly<switches>) => boolean): Promise<void> {
      if (matches(current)) return Promise.resolve()
      return new Promise((resolve) => {
        const stop = subscribe((switches) => {
          if (!matches(switches)) return
          stop()
          resolve()
        })
      })
    },
  }
}
