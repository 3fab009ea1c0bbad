import { onTestFinished, vi } from 'vitest'
import { loadBalance } from '../actions/loadBalance.ts'
import { createSwap } from '../swap/createSwap.ts'
import { type SwapParameters, swap } from '../swap/swap.ts'
import type { SwapTools } from '../swap/types.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { SwapControl, SwapToken } from '../types/swap.ts'
import { connected, tokenBalance } from './createFakeAdapter.ts'
import { setupModal } from './setupModal.ts'
import { tether } from './setupSend.ts'
import { decodeApproval, startSwapServer } from './swapServer.ts'

export const bnb = (): SwapToken => ({ ...tokenBalance(), isListed: true })
export const usdt = (): SwapToken => ({ ...tether(), isListed: true })

/** A clock that a test moves by hand. */
function createClock() {
  const waiting = new Map<() => void, number>()
  return {
    schedule(run: () => void, milliseconds: number) {
      waiting.set(run, milliseconds)
      return () => void waiting.delete(run)
    },
    isWaiting: (milliseconds: number) => [...waiting.values()].includes(milliseconds),
    /** Lets everything happen that waits for so long. */
    pass(milliseconds: number) {
      for (const [run, time] of waiting) {
        if (time !== milliseconds) continue
        waiting.delete(run)
        run()
      }
    },
  }
}

type SetupSwapParameters = SwapParameters & { tokens?: readonly TokenBalance[]; isContract?: boolean }

/** A connected account with 1.5 BNB and 25 USDT, and a server that swaps one for the other. */
export async function setupSwap({
  tokens = [tokenBalance(), tether()],
  isContract = false,
  ...parameters
}: SetupSwapParameters = {}) {
  const server = await startSwapServer()
  const clock = createClock()
  const { modal, adapter } = setupModal()
  adapter.answers.getBalances = async () => tokens
  const follow = vi.fn<SwapTools['follow']>()
  const feature = swap({
    endpoint: server.url,
    projectId: 'test',
    schedule: clock.schedule,
    load: async () => ({
      createSwap,
      tools: {
        isAddress: (text) => /^0x[0-9a-f]{40}$/i.test(text),
        isTransactionHash: (value): value is string => typeof value === 'string' && value.length === 66,
        isContract: async () => isContract,
        decodeApproval,
        follow,
        stop() {},
      },
    }),
    ...parameters,
  })
  const stop = feature.start(modal)
  onTestFinished(() => {
    stop()
    modal.destroy()
  })
  modal.accounts.set('eip155', connected())
  await loadBalance(modal)
  const control = modal.controls.swap as SwapControl
  const state = () => {
    const { swap: current } = modal.state
    if (current === undefined) throw new Error('The feature has no state')
    return current
  }

  /** Fills the form: 1 BNB for USDT, with what differs. */
  async function fill({ from = bnb(), to = usdt(), amount = '1' } = {}) {
    await control.setSourceToken(from)
    await control.setToToken(to)
    await control.setAmount(amount)
  }

  /** Has the quote come that waits for another key. */
  async function quoted() {
    clock.pass(300)
    await vi.waitUntil(() => !state().quoting)
  }

  return { modal, adapter, server, clock, control, state, fill, quoted, follow, stop }
}
