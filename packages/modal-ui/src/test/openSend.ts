import { open, type SendControl, type TokenBalance } from '@foyer/modal-core'
import {
  connected,
  createFakeAdapter,
  createFakeSend,
  tokenBalance,
  USDT_ADDRESS,
} from '@foyer/modal-core/test'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, mountModal } from './mountModal.ts'

export const USDT = tokenBalance({
  address: USDT_ADDRESS,
  name: 'Tether USD',
  symbol: 'USDT',
  amount: 25n * 10n ** 18n,
  price: 1,
  value: 25,
})

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })

type OpenSendParameters = Parameters<typeof mountModal>[0] & {
  balances?: readonly TokenBalance[]
  /** The server that knows names and pictures. */
  endpoint?: string
}

/** The form for sending of an account with 1.5 BNB and 25 USDT, over the account. */
export async function openSend({
  balances = [tokenBalance({ price: 600, value: 900 }), USDT],
  adapter = createFakeAdapter(),
  endpoint,
  ...parameters
}: OpenSendParameters = {}) {
  const { feature, answers } = createFakeSend({ endpoint, projectId: 'test' })
  adapter.answers.getBalances = async () => balances
  const mounted = mountModal({ features: [feature], adapter, ...parameters })
  adapter.report(connected())
  await open(mounted.modal)
  // As the account's button does. A press takes as long as drawing the form.
  mounted.modal.router.push({ view: 'WalletSend' })
  await expect.element(dialog()).toHaveAccessibleName('Send')
  await expect
    .poll(() => mounted.modal.state.send?.token === undefined)
    .toBe(balances.every(({ amount }) => amount === 0n))
  return { ...mounted, answers, control: mounted.modal.controls.send as SendControl }
}
