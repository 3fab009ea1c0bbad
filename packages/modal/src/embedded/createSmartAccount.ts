import type { EmbeddedWalletProvider, Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import { type LoginAccount, type LoginRecord, type Modal, switchAccount } from '@foyer/modal-core'

export type CreateSmartAccountParameters = {
  modal: Modal
  frame: Pick<Frame, 'request'>
  store: Pick<LoginStore, 'setSmartAccountNetworks'>
  provider: Pick<EmbeddedWalletProvider, 'getUser'>
  /** What is drawn, to write to. */
  state: LoginRecord
}

/** Says which networks have smart accounts, and switches between them and the ordinary account. */
export function createSmartAccount({ modal, frame, store, provider, state }: CreateSmartAccountParameters) {
  return {
    /** A wallet that does not answer leaves what is known. */
    async readNetworks(): Promise<void> {
      const { smartAccountEnabledNetworks } = await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      state.smartAccountNetworks = smartAccountEnabledNetworks
      store.setSmartAccountNetworks(smartAccountEnabledNetworks)
    },

    switchAccount: (account: LoginAccount): Promise<void> =>
      switchAccount(modal, {
        ...account,
        async ask(type) {
          await frame.request('SET_PREFERRED_ACCOUNT', { type })
          await provider.getUser()
        },
      }),
  }
}
