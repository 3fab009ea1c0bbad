import { numberToHex } from 'viem'
import type { Accounts } from './accounts.ts'
import type { Chains } from './chains.ts'
import type { createEmitter } from './emitter.ts'
import { disconnected } from './errors.ts'
import type { SwitchStore } from './switches.ts'

export type ChangeEventsOptions = {
  accounts: Pick<Accounts, 'visible'>
  chains: Pick<Chains, 'current'>
  switches: Pick<SwitchStore, 'current'>
  events: Pick<ReturnType<typeof createEmitter>, 'emit'>
}

/** Returns a function that emits the events of EIP-1193 for what the page sees differently since its last call. */
export function createChangeEvents({ accounts, chains, switches, events }: ChangeEventsOptions): () => void {
  const snapshot = () => ({
    chainId: numberToHex(chains.current()),
    accounts: accounts.visible(),
    disconnected: switches.current.disconnected,
  })
  let seen = snapshot()

  return () => {
    const before = seen
    const now = snapshot()
    seen = now
    if (now.disconnected && !before.disconnected) events.emit('disconnect', disconnected())
    if (!now.disconnected && before.disconnected) events.emit('connect', { chainId: now.chainId })
    if (now.chainId !== before.chainId) events.emit('chainChanged', now.chainId)
    if (now.accounts[0] !== before.accounts[0]) events.emit('accountsChanged', now.accounts)
  }
}
