import type { Feature, Modal, Namespace, ProviderSource, SocialProvider } from '@foyer/modal-core'
import { wagmiConnector } from '../provider/wagmiConnector.ts'
import type { EmbeddedWallet } from './createEmbeddedWallet.ts'

/** The connector's id, with every adapter. Other clients of the same wallet call it that, too. */
export const EMBEDDED_WALLET_ID = 'ID_AUTH'

/** Written by the frame client, which is not loaded for reading it. */
const USED = '@appkit-wallet/EMAIL_LOGIN_USED_KEY'

export type EmbeddedWalletParameters = {
  /** The origin of the wallet, for example `https://wallet.example`. Never the dapp's own. */
  secureSite: string
  /** Providers that users can log in with. The wallet's servers must be clients of them. Default none. */
  socialProviders?: readonly SocialProvider[] | undefined
  /**
   * The origin of the wallet's auth server, for a page with `Cross-Origin-Opener-Policy: same-origin`: it is asked for what
   * the popup of a social login cannot tell such a page, which needs it to send the popup on, too. Default it is not asked.
   */
  statusOrigin?: string | undefined
  /**
   * True if users have an account on Solana, too, for a dapp with `solanaAdapter()`. The wallet's project has to name a
   * network of Solana. Default false.
   */
  solana?: boolean | undefined
}

/**
 * A wallet behind an e-mail address or a social login. It runs on the origin that you name, in an iframe: your page never has its key.
 * The project is the `projectId` of `createFoyer`.
 *
 * @example
 * createFoyer({ networks, adapters, projectId, features: [embeddedWallet({ secureSite: 'https://wallet.example' })] })
 */
export function embeddedWallet({ solana, ...parameters }: EmbeddedWalletParameters): Feature {
  return {
    name: 'embeddedWallet',

    start(modal: Modal) {
      const state = modal.attach('login', {
        current: { status: 'idle', email: '', retryAt: 0 },
        ...parameters,
      })
      let loading: Promise<EmbeddedWallet> | undefined

      function load() {
        loading ??= import('./loadEmbeddedWallet.ts')
          .then((one) => one.loadEmbeddedWallet(modal))
          .catch((error) => {
            // A chunk that failed to load is requested again by the next call.
            loading = undefined
            throw error
          })
        return loading
      }

      const source: ProviderSource = {
        id: EMBEDDED_WALLET_ID,
        name: 'Embedded wallet',
        type: 'AUTH',
        // The second one only with providers in the state.
        methods: ['email', 'social'],
        load: () => load().then((wallet) => wallet.provider),
        loadMultiChain: () => load().then((wallet) => wallet.solana()),
        signIn: (createMessage) => load().then((wallet) => wallet.signIn(createMessage)),
        isAuthorized: () => modal.storage.read(USED) === 'true',
      }
      const add = (namespace: Namespace) =>
        modal
          .adapterOf(namespace)
          ?.addProvider?.({ ...source, forms: { wagmi: wagmiConnector(source, load) } })
      const removals = [add('eip155'), solana ? add('solana') : undefined]
      modal.controls.login = { connectorId: source.id, state, load }
      // Without its chunk the user logs in again.
      if (source.isAuthorized()) load().catch(() => {})
      return () => {
        for (const remove of removals) remove?.()
        loading?.then(
          (wallet) => wallet.destroy(),
          () => {},
        )
      }
    },
  }
}
