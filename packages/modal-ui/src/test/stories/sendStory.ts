import { type Modal, open, type SendControl, type TokenBalance } from '@foyer/modal-core'
import { connected, createFakeSend, OTHER_ADDRESS, tokenBalance, USDT_ADDRESS } from '@foyer/modal-core/test'
import { type ModalStoryParameters, modalStory } from './modalStory.ts'

type Stage = Parameters<NonNullable<ModalStoryParameters['act']>>[0]
type SendStage = Stage & {
  control: SendControl
  answers: ReturnType<typeof createFakeSend>['answers']
  /** Fills the form with 1.5 USDT for another account, with what differs. */
  fill: (differs?: { token?: TokenBalance; amount?: string; receiver?: string }) => void
  /** Goes on to the preview. */
  preview: () => Promise<void>
}

export const storyTokens = [
  tokenBalance({ price: 600, value: 900 }),
  tokenBalance({
    address: USDT_ADDRESS,
    name: 'Tether USD',
    symbol: 'USDT',
    amount: 334_560_000_000_000_000_000n,
    price: 1,
    value: 334.56,
  }),
  tokenBalance({ address: `0x${'66'.repeat(20)}`, name: 'Foyer', symbol: 'FOY', amount: 12n * 10n ** 18n }),
  tokenBalance({ address: `0x${'77'.repeat(20)}`, name: 'Spent Coin', symbol: 'SPENT', amount: 0n }),
]

type SendStoryParameters = {
  view?: 'WalletSend' | 'WalletSendSelectToken'
  balances?: () => Promise<readonly TokenBalance[]>
  act?: (stage: SendStage) => unknown
}

/** Resolves once the modal has come to a state. */
export function reached(modal: Modal, isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isReached()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = modal.subscribe(check)
    check()
  })
}

/** A story of one of the views that send, over the account. */
export function sendStory({ view = 'WalletSend', balances, act = () => {} }: SendStoryParameters = {}) {
  const { feature, answers } = createFakeSend()
  return modalStory({
    features: [feature],
    async act(stage) {
      const { modal, adapter } = stage
      const control = modal.controls.send as SendControl
      adapter.answers.getBalances = balances ?? (async () => storyTokens)
      adapter.report(connected())
      await open(modal)
      modal.router.push({ view })
      // The form begins with the first token.
      if (view === 'WalletSend' && balances === undefined)
        await reached(modal, () => modal.state.send?.token !== undefined)
      function fill({
        token = storyTokens[1],
        amount = '1.5',
        receiver = OTHER_ADDRESS,
      }: Parameters<SendStage['fill']>[0] = {}) {
        control.setToken(token)
        control.setAmount(amount)
        control.setReceiver(receiver)
      }
      async function preview() {
        await control.preview()
        modal.router.push({ view: 'WalletSendPreview' })
      }
      await act({ ...stage, control, answers, fill, preview })
    },
  })
}
