import type { Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { LoginFlow, LoginRecord } from '@foyer/modal-core'
import { loadOnce } from './loadOnce.ts'

type CreateSocialLoginsParameters = {
  frame: Frame
  store: LoginStore
  /** The state that is drawn, to write to. */
  state: LoginRecord
  /** Connects the wallet. Called once the user is logged in. */
  onLoggedIn: () => void
}

type SocialLogins = Pick<LoginFlow, 'startSocial' | 'startFarcaster'> & {
  cancelSocial: () => void
  cancelFarcaster: () => void
}

/** The logins by an account elsewhere. The code of each is loaded with its first use. */
export function createSocialLogins(parameters: CreateSocialLoginsParameters): SocialLogins {
  const { secureSite = '', statusOrigin } = parameters.state
  const social = loadOnce(async () =>
    (await import('./createSocial.ts')).createSocial({ ...parameters, secureSite, statusOrigin }),
  )
  const farcaster = loadOnce(async () => (await import('./createFarcaster.ts')).createFarcaster(parameters))

  return {
    startSocial: async (provider, popup) => (await social.load()).start(provider, popup),
    startFarcaster: async () => (await farcaster.load()).start(),
    cancelSocial: () => social.ifLoaded((one) => one.cancel()),
    cancelFarcaster: () => farcaster.ifLoaded((one) => one.cancel()),
  }
}
