import {
  createLoginStore,
  createProvider,
  type EmbeddedWalletProvider,
} from '@foyer/embedded-wallet-frame/client'
import {
  disconnect,
  firstRoute,
  type LoginFlow,
  type LoginRecord,
  type Modal,
  type MultiChainProvider,
  type ProviderSource,
  selectConnector,
  type View,
} from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import { createWagmiConnector } from '../provider/createWagmiConnector.ts'
import { createAccountServices } from './createAccountServices.ts'
import { createApproval } from './createApproval.ts'
import { createLogin } from './createLogin.ts'
import { createSignIn } from './createSignIn.ts'
import { createSocialLogins } from './createSocialLogins.ts'
import { createWalletFrame } from './createWalletFrame.ts'
import { evmNetworksOf, nodeOf } from './evmNetworks.ts'
import { loadOnce } from './loadOnce.ts'
import { toLoginUser } from './toLoginUser.ts'
import { toTheme } from './toTheme.ts'
import { watchEmail } from './watchEmail.ts'

type CreateEmbeddedWalletParameters = {
  modal: Modal
  connectorId: string
  /** The state that is drawn, to write to. */
  state: LoginRecord
}

export type EmbeddedWallet = LoginFlow & {
  provider: EmbeddedWalletProvider
  /** For the adapter of Solana. */
  solana: () => Promise<MultiChainProvider>
  /** For the connector of wagmi, which comes with the wallet. */
  createWagmiConnector: typeof createWagmiConnector
  signIn: NonNullable<ProviderSource['signIn']>
  destroy: () => void
}

const isLoginView = (view: string) =>
  view === 'EmailLogin' || view === 'ConnectingSocial' || view === 'ConnectingFarcaster'

/** Makes the wallet's iframe, provider and login work in a modal. Nothing is mounted before something is requested. */
export function createEmbeddedWallet({
  modal,
  connectorId,
  state,
}: CreateEmbeddedWalletParameters): EmbeddedWallet {
  const { networks, router, storage } = modal
  if ((modal.servers.projectId ?? '') === '') modal.alerts.show('APKT008')
  const { socialProviders = [], secureSite = '' } = state
  const store = createLoginStore({ web: storage.web ?? null })
  state.smartAccountNetworks = store.smartAccountNetworks()

  const { frame, check } = createWalletFrame({
    modal,
    secureSite,
    onDialog: (isOpen) => approval.show(isOpen),
    onSessionEnd: () => void endSession(),
  })
  const approval = createApproval({ modal, frame, state })
  const login = createLogin({ frame, store, state, show: showLogin, onLoggedIn: connect })
  const social = createSocialLogins({ frame, store, state, onLoggedIn: login.completeSocial })
  const provider = createProvider({
    frame,
    store,
    chains: () =>
      evmNetworksOf(modal).map((network) => ({ id: Number(network.id), rpcUrl: nodeOf(network) })),
    login: login.session,
    accountType: () => modal.state.options.defaultAccountTypes.eip155,
    onUser(user) {
      state.user = toLoginUser(user, store.socialUserName())
      state.provider = socialProviders.find((name) => name === store.socialProvider())
      services.readSmartAccountNetworks()
    },
  })
  const services = createAccountServices({ modal, connectorId, state, frame, store, provider })
  const accountRows = loadOnce(() => import('@foyer/modal-ui/login'))

  async function endSession() {
    store.clear()
    if (state.current.status === 'connecting') login.reset()
    // The connection goes even when the wallet does not answer.
    if (state.user !== undefined) await disconnect(modal, { connectorId }).catch(() => {})
  }

  function showLogin() {
    const { open, route } = router.state
    if (open && isLoginView(route.view)) return
    if (!open) router.open(firstRoute(modal))
    router.push({ view: 'EmailLogin', connectorId })
  }

  async function connect() {
    await selectConnector(modal, connectorId)
    // Otherwise the view says what failed, and asks the wallet again.
    if (state.user === undefined || state.current.status !== 'connecting') return
    // A user who has signed in, or is asked for more, is elsewhere.
    if (!state.user.isNew || router.state.open) return login.finish()
    const { current } = state
    router.open({ view: 'EmailLogin', connectorId })
    state.current = { ...current, status: 'ready' }
  }

  let isAccountShown = false

  function follow() {
    const { open, route } = router.state
    const wasShown = isAccountShown
    isAccountShown = open && route.view === 'Account' && state.user !== undefined
    if (isAccountShown && !wasShown) accountRows.load().catch((cause) => reportLoadError(modal, cause))
    // A login and a change of the address go on behind the wallet's dialog, where the user is asked for a passkey.
    const isAside = approval.isAside()
    const isAt = (view: View) => open && (isAside || route.view === view)
    if (!open || (!isAside && !isLoginView(route.view))) login.abandon()
    login.follow(isAt('EmailLogin'))
    if (state.current.status === 'ready' && !isAt('EmailLogin')) login.finish()
    if (!isAt('ConnectingSocial')) social.cancelSocial()
    if (!isAt('ConnectingFarcaster')) social.cancelFarcaster()
    if (state.emailUpdate !== undefined && !isAt('UpdateEmailWallet')) services.resetEmailUpdate()
    approval.follow()
  }

  provider.on('disconnect', () => {
    state.user = undefined
    services.forgetUser()
    state.provider = undefined
    login.finish()
  })
  // The accounts that a user has depend on the network.
  provider.on('chainChanged', () => {
    if (state.user !== undefined) provider.getUser().catch(() => {})
  })
  const stops = [modal.subscribe(follow), watchTheme(modal, frame.sync), watchEmail({ store, state })]
  // Takes up the session of an earlier visit, or forgets it. What fails has raised its alert.
  if (store.isUsed()) provider.request({ method: 'eth_accounts' }).catch(() => {})

  return {
    ...login,
    ...social,
    ...services,
    check,
    provider,
    createWagmiConnector,
    signIn: createSignIn({ networks, provider }),
    destroy() {
      for (const stop of stops) stop()
      login.abandon()
      social.cancelSocial()
      social.cancelFarcaster()
      frame.destroy()
    },
  }
}

/** Calls back when the theme of the modal has changed. Returns what stops it. */
function watchTheme(modal: Modal, onChange: () => void) {
  const read = () => JSON.stringify(toTheme(modal.state.options))
  let theme = read()
  return modal.subscribe(() => {
    const next = read()
    if (next === theme) return
    theme = next
    onChange()
  })
}
