import type { EmbeddedWalletProvider, Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { LoginFlow, LoginRecord, Modal, MultiChainProvider } from '@foyer/modal-core'
import { loadOnce } from './loadOnce.ts'
import { requestIdentityToken } from './requestIdentityToken.ts'

type CreateAccountServicesParameters = {
  modal: Modal
  connectorId: string
  /** The state that is drawn, to write to. */
  state: LoginRecord
  frame: Frame
  store: LoginStore
  provider: EmbeddedWalletProvider
}

type AccountServices = Pick<
  LoginFlow,
  | 'startEmailUpdate'
  | 'enterUpdateCode'
  | 'resetEmailUpdate'
  | 'identityToken'
  | 'switchAccount'
  | 'saveBackup'
> & {
  /** For the adapter of Solana. */
  solana: () => Promise<MultiChainProvider>
  /** Reads which networks have smart accounts, once for each login. What is known from an earlier visit holds until then. */
  readSmartAccountNetworks: () => void
  /** The user has logged out. */
  forgetUser: () => void
}

/** The services of the wallet for a user who is logged in. The code of each is loaded with its first use. */
export function createAccountServices({
  modal,
  connectorId,
  ...parameters
}: CreateAccountServicesParameters): AccountServices {
  const { frame, provider } = parameters
  const emailUpdate = loadOnce(async () =>
    (await import('./createEmailUpdate.ts')).createEmailUpdate(parameters),
  )
  const smartAccount = loadOnce(async () =>
    (await import('./createSmartAccount.ts')).createSmartAccount(parameters),
  )
  const solana = loadOnce(async () =>
    (await import('./createSolanaAccess.ts')).createSolanaAccess({
      frame,
      provider,
      networks: () => modal.networks.list,
      isConnectedElsewhere: () => {
        const account = modal.accounts.get('eip155')
        return account.status === 'connected' && account.connectorId === connectorId
      },
    }),
  )
  let hasRead = false

  return {
    startEmailUpdate: async (email) => (await emailUpdate.load()).startEmailUpdate(email),
    enterUpdateCode: async (code) => (await emailUpdate.load()).enterUpdateCode(code),
    resetEmailUpdate: () => emailUpdate.ifLoaded((one) => one.resetEmailUpdate()),
    identityToken: (options) => requestIdentityToken(provider, options),
    switchAccount: async (type) => (await smartAccount.load()).switchAccount(type),
    saveBackup: async () => void (await provider.request({ method: 'wallet_saveBackup' })),

    async solana() {
      const { access, resume } = await solana.load()
      await resume()
      return access
    },

    readSmartAccountNetworks() {
      if (hasRead) return
      hasRead = true
      const read = smartAccount.load().then((one) => one.readNetworks())
      read.catch(() => {
        hasRead = false
      })
    },

    forgetUser() {
      hasRead = false
    },
  }
}
