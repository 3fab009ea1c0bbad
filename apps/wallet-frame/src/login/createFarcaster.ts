import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  RECOVERY_UNAVAILABLE,
  REJECTED,
  SOCIAL_FAILED,
  SOCIAL_UNAVAILABLE,
  STILL_WAITING,
} from '@foyer/embedded-wallet-frame/protocol'
import { farcasterNonce } from '@foyer/wallet-api'
import type { Auth } from '../api/createAuth.ts'
import { type Relay, RelayError, type SignedByApp } from '../api/createRelay.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, UnreachableError } from '../api/errors.ts'
import type { Device, Session } from '../device/createDevice.ts'
import { pause } from './pause.ts'
import { FARCASTER_UNAVAILABLE, NO_FARCASTER } from './texts.ts'

/** In milliseconds. */
export const FARCASTER_TIMES = {
  /** CONNECT_FARCASTER is answered before clients stop listening at 120 s. */
  wait: 115_000,
  poll: 1_500,
}

export type CreateFarcasterParameters = {
  auth: Pick<Auth, 'startFarcaster' | 'verifyFarcaster'>
  vault: Pick<Vault, 'startFarcaster' | 'verifyFarcaster'>
  device: Pick<Device, 'readShare'>
  /** Undefined where the site has none: then there are no such logins. */
  relay?: Relay | undefined
  projectId: string
  /** The origin of this site, for which the message is signed. */
  siteUrl: string
  /** True if a device that knows its user has the vault approve the login, too. Default false. */
  wantsApproval?: boolean | undefined
  times?: typeof FARCASTER_TIMES
}

type Begun = { id: string; nonce: string }
type Started = {
  auth: Begun
  vault: Begun | undefined
  token: string
  controller: AbortController
  signed?: Promise<SignedByApp>
  /** Auth takes the message once. */
  session?: Promise<Session>
}

/**
 * Logins with Farcaster. This page asks both servers for a nonce and opens the relay's channel itself, so that neither
 * server can have the user sign a message for a login of its own.
 */
export function createFarcaster(parameters: CreateFarcasterParameters) {
  const { auth, vault, device, relay, projectId, siteUrl, times = FARCASTER_TIMES } = parameters
  const { wantsApproval } = parameters
  let current: Started | undefined
  let isLost = false

  /** Without the vault a device that knows its user still gets in. */
  const startAtVault = (request: { projectId: string; origin: string }) =>
    vault.startFarcaster(request).catch((error) => {
      if (error instanceof UnreachableError || isRefusal(error, ['provider'])) return undefined
      throw error
    })

  async function watch({ read }: Relay, { token, controller: { signal } }: Started): Promise<SignedByApp> {
    for (;;) {
      const answer = await read(token, signal).catch((error) => {
        // The relay may come back while the user signs.
        if (error instanceof RelayError && !signal.aborted) return 'lost' as const
        throw error
      })
      if (answer === 'ended') throw new ReplyError(SOCIAL_FAILED)
      if (typeof answer === 'object') return answer
      isLost = answer === 'lost'
      await pause(times.poll, signal)
    }
  }

  async function logIn(started: Started, { message, signature }: SignedByApp): Promise<Session> {
    const { id } = started.auth
    const otherNonce = started.vault?.nonce ?? ''
    const login = await auth.verifyFarcaster({ id, otherNonce, message, signature })
    return { ...login, email: null, account: `farcaster:${login.userId}` }
  }

  async function approve({ vault: begun, auth: other }: Started, { message, signature }: SignedByApp) {
    if (!begun) throw new ReplyError(RECOVERY_UNAVAILABLE)
    const request = { id: begun.id, otherNonce: other.nonce, message, signature }
    return (await vault.verifyFarcaster(request)).id
  }

  const farcaster = {
    /** The address that the user's app is opened at. */
    async start(origin: string): Promise<{ url: string }> {
      farcaster.reset()
      if (!relay) throw new ReplyError(SOCIAL_UNAVAILABLE)
      try {
        const request = { projectId, origin }
        const [begun, held] = await Promise.all([auth.startFarcaster(request), startAtVault(request)])
        const nonce = await farcasterNonce({ vault: held?.nonce ?? '', auth: begun.nonce })
        const { host } = new URL(siteUrl)
        const { token, url } = await relay.open({ siweUri: `${siteUrl}/`, domain: host, nonce })
        farcaster.reset()
        current = { auth: begun, vault: held, token, controller: new AbortController() }
        return { url }
      } catch (error) {
        if (isRefusal(error, ['provider'])) throw new ReplyError(SOCIAL_UNAVAILABLE, { cause: error })
        throw error instanceof RelayError ? new ReplyError(FARCASTER_UNAVAILABLE, { cause: error }) : error
      }
    },

    /**
     * Waits until the user has signed, and logs in at both servers.
     *
     * @throws {ReplyError} the time is over, another login has begun, or the message is of no use here
     */
    async wait(signal: AbortSignal, isTrusted: (account: string) => boolean) {
      const mine = current
      if (!relay || !mine) throw new ReplyError(NO_FARCASTER)
      mine.signed ??= watch(relay, mine)
      const late = pause(times.wait, signal).then(() => 'late' as const)
      const signed = await Promise.race([mine.signed, late]).catch((error) => {
        throw mine.controller.signal.aborted ? new ReplyError(REJECTED, { cause: error }) : error
      })
      if (signed === 'late') throw new ReplyError(isLost ? FARCASTER_UNAVAILABLE : STILL_WAITING)
      try {
        // An answer that was lost is not asked for again; a request that was lost is.
        mine.session ??= logIn(mine, signed)
        const session = await mine.session.catch((error) => {
          delete mine.session
          throw error
        })
        const share = isTrusted(session.account) ? await device.readShare(session.account) : undefined
        const redeem = () => approve(mine, signed)
        const approvalId = share ? wantsApproval && (await redeem().catch(() => undefined)) : await redeem()
        if (mine.controller.signal.aborted) throw new ReplyError(REJECTED)
        return { session, approvalId: approvalId || undefined, userName: signed.userName ?? nameOf(signed) }
      } catch (error) {
        throw isRefusal(error, ['code']) ? new ReplyError(SOCIAL_FAILED, { cause: error }) : error
      }
    },

    /** Ends what waits. */
    reset(): void {
      current?.controller.abort()
      current = undefined
      isLost = false
    },
  }
  return farcaster
}

/** The name of a user without one, as Farcaster's apps write it. */
const nameOf = ({ message }: SignedByApp) => `!${/farcaster:\/\/fid\/(\d+)/.exec(message)?.[1] ?? ''}`
