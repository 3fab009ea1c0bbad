import { onTestFinished, vi } from 'vitest'
import { loadBalance } from '../actions/loadBalance.ts'
import { type SendParameters, send } from '../send/send.ts'
import type { SendTools } from '../send/types.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { SendControl } from '../types/send.ts'
import { ADDRESS, connected, tokenBalance } from './createFakeAdapter.ts'
import { setupModal } from './setupModal.ts'

export const TETHER = '0x55d398326f99059fF775485246999027B3197955'

export const tether = (differs: Partial<TokenBalance> = {}) =>
  tokenBalance({ address: TETHER, name: 'Tether USD', symbol: 'USDT', amount: 25n * 10n ** 18n, ...differs })

type SetupSendParameters = SendParameters & {
  tokens?: readonly TokenBalance[]
  /** Runs before the code is loaded. */
  beforeLoad?: () => unknown
}

/** A connected account with coins and a token, and what sends them. Addresses here need no checksum but the account's. */
export async function setupSend({
  tokens = [tokenBalance(), tether()],
  beforeLoad,
  ...parameters
}: SetupSendParameters = {}) {
  const { modal, adapter } = setupModal()
  adapter.answers.getBalances = async () => tokens
  const follow = vi.fn<SendTools['follow']>()
  async function loadTools(): Promise<SendTools> {
    await beforeLoad?.()
    return {
      checksum: (address) => (address.toLowerCase() === ADDRESS.toLowerCase() ? ADDRESS : address),
      isTransactionHash: (value): value is string => typeof value === 'string' && value.length === 66,
      follow,
      stop: () => {},
    }
  }
  const stop = send({ loadTools, ...parameters }).start(modal)
  onTestFinished(stop)
  modal.accounts.set('eip155', connected())
  await loadBalance(modal)
  const control = modal.controls.send as SendControl
  const state = () => {
    const { send: current } = modal.state
    if (current === undefined) throw new Error('The feature has no state')
    return current
  }
  /** Fills the form: 1 USDT to another account, with what differs. */
  function fill({ token = tether(), amount = '1', to = `0x${'1'.repeat(40)}` } = {}) {
    control.setToken(token)
    control.setAmount(amount)
    control.setReceiver(to)
  }
  return { modal, adapter, control, state, fill, follow, stop }
}
