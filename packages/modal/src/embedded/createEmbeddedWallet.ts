import {
  type CreateFrameParameters,
  createFrame,
  createLoginStore,
  createProvider,
  type EmbeddedWalletProvider,
  type Frame,
  FrameLoadError,
  FrameReplyError,
  SecureSiteError,
} from '@foyer/embedded-wallet-frame/client'
import { type RequestName, SESSION_ENDED } from '@foyer/embedded-wallet-frame/protocol'
import {
  type AlertCode,
  close,
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
import { type FailureCode, refusalOf, reportLoadError } from '@foyer/modal-core/page'
import { completeMetadata } from '../provider/completeMetadata.ts'
import { createWagmiConnector } from '../provider/createWagmiConnector.ts'
import { createLogin } from './createLogin.ts'
import { createSignIn } from './createSignIn.ts'
import { dialogStringsOf } from './dialogStrings.ts'
import { loadOnce } from './loadOnce.ts'
import { requestIdentityToken } from './requestIdentityToken.ts'
import { resolveTheme } from './resolveTheme.ts'
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

/** The alerts for what the wallet's servers refuse. */
const ALERTS: Partial<Record<FailureCode, AlertCode>> = {
  ORIGIN_NOT_ALLOWED: 'APKT002',
  JWT_TOKEN_NOT_VALID: 'APKT006',
  INVALID_PROJECT_ID: 'APKT007',
  RATE_LIMITED: 'APKT010',
}

const isLoginView = (view: string) =>
  view === 'EmailLogin' || view === 'ConnectingSocial' || view === 'ConnectingFarcaster'

/** Makes the wallet's iframe, provider and login work in a modal. Nothing is mounted before something is requested. */
export function createEmbeddedWallet({
  modal,
  connectorId,
  state,
}: CreateEmbeddedWalletParameters): EmbeddedWallet {
  const { alerts, networks, router, servers, storage } = modal
  const projectId = servers.projectId ?? ''
  if (projectId === '') alerts.show('APKT008')
  const { socialProviders = [], secureSite = '', statusOrigin } = state
  const store = createLoginStore({ web: storage.web ?? null })
  state.smartAccountNetworks = store.smartAccountNetworks()

  const evmNetworks = () => {
    const active = networks.active()
    const own = networks.list.filter(({ chainNamespace }) => chainNamespace === 'eip155')
    return own.includes(active) ? [active, ...own.filter((one) => one !== active)] : own
  }
  const chains = () =>
    evmNetworks().map(({ id, rpcUrls }) => ({ id: Number(id), rpcUrl: rpcUrls.default.http[0] }))

  const frameParameters = {
    secureSite,
    projectId,
    chainId: () => evmNetworks()[0]?.caipNetworkId ?? '',
    rpcUrl: () => chains()[0]?.rpcUrl,
    emailCapture: () => modal.state.wallets.features.emailCapture === true,
    dappData: () => ({ projectId, metadata: completeMetadata(), sdkType: 'foyer', sdkVersion: '1' }),
    theme: () => resolveTheme(toTheme(modal.state.options)),
    strings: () => dialogStringsOf(modal.state.options),
  } satisfies CreateFrameParameters
  const iframe = createFrame({
    ...frameParameters,
    onFailure(error) {
      if (error instanceof FrameLoadError) alerts.show('APKT003', error.reason)
      else if (error.request !== 'SIGN_OUT') alerts.show('APKT004', error.reason)
    },
    onDialog: showApproval,
  })
  const request = async (name: RequestName, ...rest: unknown[]) => {
    try {
      const answer = await (iframe.request as (...parameters: unknown[]) => Promise<unknown>)(name, ...rest)
      const { current } = alerts.state
      if (current.status === 'shown' && current.reason !== undefined) alerts.hide()
      return answer
    } catch (error) {
      if (error instanceof FrameReplyError) reportReply(error)
      // The user reads that something went wrong, the developer what.
      else if (error instanceof SecureSiteError) reportLoadError(modal, error)
      throw error
    }
  }
  const frame = { ...iframe, request: request as Frame['request'] }
  const login = createLogin({ frame, store, state, show: showLogin, onLoggedIn: connect })
  const provider = createProvider({
    frame,
    store,
    chains,
    login: login.session,
    accountType: () => modal.state.options.defaultAccountTypes.eip155,
    onUser(user) {
      state.user = toLoginUser(user, store.socialUserName())
      state.provider = socialProviders.find((name) => name === store.socialProvider())
      readSmartAccountNetworks()
    },
  })

  // The code of each is loaded with its first use.
  const social = loadOnce(async () =>
    (await import('./createSocial.ts')).createSocial({
      frame,
      store,
      state,
      secureSite,
      statusOrigin,
      onLoggedIn: login.completeSocial,
    }),
  )
  const farcaster = loadOnce(async () =>
    (await import('./createFarcaster.ts')).createFarcaster({
      frame,
      store,
      state,
      onLoggedIn: login.completeSocial,
    }),
  )
  const emailUpdate = loadOnce(async () =>
    (await import('./createEmailUpdate.ts')).createEmailUpdate({ frame, store, state }),
  )
  const accountRows = loadOnce(() => import('@foyer/modal-ui/login'))
  const smartAccount = loadOnce(async () =>
    (await import('./createSmartAccount.ts')).createSmartAccount({ frame, store, provider, state }),
  )
  const solana = loadOnce(async () =>
    (await import('./createSolanaAccess.ts')).createSolanaAccess({
      frame,
      provider,
      networks: () => networks.list,
      isConnectedElsewhere: () => {
        const account = modal.accounts.get('eip155')
        return account.status === 'connected' && account.connectorId === connectorId
      },
    }),
  )
  let hasRead = false

  /** Once a page: what is known from an earlier visit holds until then. */
  function readSmartAccountNetworks() {
    if (hasRead) return
    hasRead = true
    const read = smartAccount.load().then((one) => one.readNetworks())
    read.catch(() => {
      hasRead = false
    })
  }

  const resetEmailUpdate = () => emailUpdate.ifLoaded((one) => one.resetEmailUpdate())

  /** Raises an alert for what only the operator, or another login, can end. */
  function reportReply({ shortMessage }: FrameReplyError) {
    const hasEnded = shortMessage === SESSION_ENDED
    const code = hasEnded ? 'APKT006' : ALERTS[refusalOf(shortMessage)]
    if (code !== undefined) alerts.show(code)
    if (hasEnded) void endSession()
  }

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

  /** True if the modal is at ApproveTransaction, out of the way of the wallet's own dialog. */
  let isAside = false

  /** Makes way for the wallet's dialog, and comes back when it closes. */
  function showApproval(isOpen: boolean) {
    state.isApproving = isOpen
    if (isOpen) {
      frame.sync()
      if (isAside || !router.state.open) return
      isAside = true
      router.push({ view: 'ApproveTransaction' })
    } else if (isAside) {
      isAside = false
      if (router.state.route.view === 'ApproveTransaction' && router.pop() === undefined) close(modal)
    }
  }

  let theme = JSON.stringify(toTheme(modal.state.options))

  let isAccountShown = false

  function follow() {
    const { open, route } = router.state
    const wasShown = isAccountShown
    isAccountShown = open && route.view === 'Account' && state.user !== undefined
    if (isAccountShown && !wasShown) accountRows.load().catch((cause) => reportLoadError(modal, cause))
    // A login and a change of the address go on behind the wallet's dialog, where the user is asked for a passkey.
    const isAt = (view: View) => open && (isAside || route.view === view)
    if (!open || (!isAside && !isLoginView(route.view))) login.abandon()
    login.follow(isAt('EmailLogin'))
    if (state.current.status === 'ready' && !isAt('EmailLogin')) login.finish()
    if (!isAt('ConnectingSocial')) social.ifLoaded((one) => one.cancel())
    if (!isAt('ConnectingFarcaster')) farcaster.ifLoaded((one) => one.cancel())
    if (state.emailUpdate !== undefined && !isAt('UpdateEmailWallet')) resetEmailUpdate()
    // A modal that shows something else would be behind the dialog.
    if (state.isApproving && (isAside || open) && route.view !== 'ApproveTransaction') {
      isAside = false
      frame.abort()
    }
    const next = JSON.stringify(toTheme(modal.state.options))
    if (next === theme) return
    theme = next
    frame.sync()
  }

  provider.on('disconnect', () => {
    state.user = undefined
    hasRead = false
    state.provider = undefined
    login.finish()
  })
  // The accounts that a user has depend on the network.
  provider.on('chainChanged', () => {
    if (state.user !== undefined) provider.getUser().catch(() => {})
  })
  const stop = modal.subscribe(follow)
  const stopWatching = watchEmail({ store, state })
  // Takes up the session of an earlier visit, or forgets it. What fails has raised its alert.
  if (store.isUsed()) provider.request({ method: 'eth_accounts' }).catch(() => {})

  /** By an iframe of its own, whose failure raises no alert. */
  async function check() {
    const probe = createFrame({ ...frameParameters, enableLogger: false })
    try {
      await probe.mount()
    } finally {
      probe.destroy()
    }
  }

  return {
    ...login,
    check,
    startSocial: async (provider, popup) => (await social.load()).start(provider, popup),
    startFarcaster: async () => (await farcaster.load()).start(),
    startEmailUpdate: async (email) => (await emailUpdate.load()).startEmailUpdate(email),
    enterUpdateCode: async (code) => (await emailUpdate.load()).enterUpdateCode(code),
    resetEmailUpdate,
    identityToken: (parameters) => requestIdentityToken(provider, parameters),
    switchAccount: async (type) => (await smartAccount.load()).switchAccount(type),
    saveBackup: async () => void (await provider.request({ method: 'wallet_saveBackup' })),
    provider,
    async solana() {
      const { access, resume } = await solana.load()
      await resume()
      return access
    },
    createWagmiConnector,
    signIn: createSignIn({ networks, provider }),
    destroy() {
      stop()
      stopWatching()
      login.abandon()
      social.ifLoaded((one) => one.cancel())
      farcaster.ifLoaded((one) => one.cancel())
      iframe.destroy()
    },
  }
}
