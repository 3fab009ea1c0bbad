import type { ModalEvents } from '@foyer/modal-core'
import { HASH } from '@foyer/modal-core/test'
import { showSent } from '../../element/showSent.ts'
import { sendStory } from '../../test/stories/sendStory.ts'

export default { title: 'Views/WalletSendConfirmed' }

/** 1.5 USDT on their way, and what the chain said of it. */
const sentStory = (status?: ModalEvents['transaction']['status'], receiver?: string) =>
  sendStory({
    async act({ control, fill, modal, preview }) {
      fill({ ...(receiver === undefined ? {} : { receiver }) })
      await preview()
      await control.send({ onSuccess: () => showSent(modal) })
      if (status !== undefined) modal.events.emit('transaction', { hash: HASH, chainId: 56, status })
    },
  })

export const Default = sentStory('confirmed')

export const Named = sentStory('confirmed', 'alice.bnb')

export const Waiting = sentStory()

/** Sent from a contract account with several owners. */
export const Shared = sentStory('shared')

export const Reverted = sentStory('reverted')

export const Replaced = sentStory('replaced')

export const TimedOut = sentStory('timedOut')

/** Outside EVM: no block has it, and none will. */
export const Expired = sentStory('expired')
