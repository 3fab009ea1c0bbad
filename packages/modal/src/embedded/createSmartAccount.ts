import type { EmbeddedWalletProvider, Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { AccountType, LoginRecord } from '@foyer/modal-core'

export type CreateSmartAccountParameters = {
  frame: Pick<Frame, 'request'>
  store: Pick<LoginStore, 'setSmartAccountNetworks'>
  provider: Pick<EmbeddedWalletProvider, 'getUser'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
}

/** Says which networks have smart accounts, and switches between them and the ordinary account. */
export function createSmartAccount({ frame, store, provider, state }: CreateSmartAccountParameters) {
  return {
    /** A wallet that does not answer leaves what is known. */
    async readNetworks(): Promise<void> {
      const { smartAccountEnabledNetworks } = await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      state.smartAccountNetworks = smartAccountEnabledNetworks
      store.setSmartAccountNetworks(smartAccountEnabledNetworks)
    },

    async switchAccount(type: AccountType): Promise<void> {
      await frame.request('SET_PREFERRED_ACCOUNT', { type })
      await provider.getUser()
    },
  }
}
