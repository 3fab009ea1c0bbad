import {
  type CreateFrameParameters,
  createFrame,
  type Frame,
  FrameLoadError,
  FrameReplyError,
  SecureSiteError,
} from '@foyer/embedded-wallet-frame/client'
import { type RequestName, SESSION_ENDED } from '@foyer/embedded-wallet-frame/protocol'
import type { AlertCode, Modal } from '@foyer/modal-core'
import { type FailureCode, refusalOf, reportLoadError } from '@foyer/modal-core/page'
import { completeMetadata } from '../provider/completeMetadata.ts'
import { dialogStringsOf } from './dialogStrings.ts'
import { evmNetworksOf, nodeOf } from './evmNetworks.ts'
import { resolveTheme } from './resolveTheme.ts'
import { toTheme } from './toTheme.ts'

type CreateWalletFrameParameters = {
  modal: Modal
  secureSite: string
  /** Called with true when the wallet's dialog opens, and with false when it closes. */
  onDialog: (isOpen: boolean) => void
  /** The wallet's servers have ended the session. */
  onSessionEnd: () => void
}

/** The alerts for what the wallet's servers refuse. */
const ALERTS: Partial<Record<FailureCode, AlertCode>> = {
  ORIGIN_NOT_ALLOWED: 'APKT002',
  JWT_TOKEN_NOT_VALID: 'APKT006',
  INVALID_PROJECT_ID: 'APKT007',
  RATE_LIMITED: 'APKT010',
}

/** The wallet's iframe in a modal: it is told of the dapp, and its failures raise alerts. */
export function createWalletFrame({
  modal,
  secureSite,
  onDialog,
  onSessionEnd,
}: CreateWalletFrameParameters) {
  const { alerts, servers } = modal
  const projectId = servers.projectId ?? ''
  const frameParameters = {
    secureSite,
    projectId,
    chainId: () => evmNetworksOf(modal)[0]?.caipNetworkId ?? '',
    rpcUrl: () => nodeOf(evmNetworksOf(modal)[0]),
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
    onDialog,
  })

  async function request(name: RequestName, ...rest: unknown[]) {
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

  /** Raises an alert for what only the operator, or another login, can end. */
  function reportReply({ shortMessage }: FrameReplyError) {
    const hasEnded = shortMessage === SESSION_ENDED
    const code = hasEnded ? 'APKT006' : ALERTS[refusalOf(shortMessage)]
    if (code !== undefined) alerts.show(code)
    if (hasEnded) onSessionEnd()
  }

  return {
    frame: { ...iframe, request: request as Frame['request'] },

    /** By an iframe of its own, whose failure raises no alert. */
    async check() {
      const probe = createFrame({ ...frameParameters, enableLogger: false })
      try {
        await probe.mount()
      } finally {
        probe.destroy()
      }
    },
  }
}
