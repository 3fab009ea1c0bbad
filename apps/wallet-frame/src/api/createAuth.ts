import {
  deletionAnswer,
  devicesAnswer,
  doneAnswer,
  emailPrimaryAnswer,
  emailSecondaryAnswer,
  emailStartAnswer,
  emailUpdateAnswer,
  emailVerifyAnswer,
  farcasterStartAnswer,
  farcasterVerifyAnswer,
  identityAnswer,
  keepAnswer,
  meAnswer,
  passkeysAnswer,
  releaseAnswer,
  socialProvidersAnswer,
  socialRedeemAnswer,
  socialStartAnswer,
  walletAnswer,
} from '@foyer/wallet-api'
import type { EnvelopeKey } from '../signer/createPairs.ts'
import type { CallServer } from './createServer.ts'

/** A request for a mail. */
export type MailRequest = { projectId: string; origin: string; email: string; locale: string | undefined }

/** A code of a mail, the address that the change is to, and the language of the next mail. */
export type CodeRequest = { code: string; email: string; locale: string | undefined }

/** By the key of the wallet, where passkeys protect it. */
type Signed = { signature: string | undefined }

/** The purpose for which the key is taken out. */
export type KeyRequest = {
  kind: 'export' | 'backup' | 'addPasskey'
  /** Of the passkey whose pair it is taken out with. Default the pair of this device. */
  passkeyId?: string | undefined
  /** Of the mail. */
  locale: string | undefined
}

/** The request that starts a login with a provider. */
export type SocialRequest = { projectId: string; origin: string; provider: string }

/** The message that a Farcaster app has signed, for the login with this id. */
export type FarcasterMessage = { id: string; otherNonce: string; message: string; signature: string }

/** The routes of the auth server. */
export function createAuth(call: CallServer) {
  return {
    startEmail: (request: MailRequest) => call(emailStartAnswer, 'POST', '/v1/email/start', request),
    verifyEmail: (challengeId: string, code: string) =>
      call(emailVerifyAnswer, 'POST', '/v1/email/verify', { challengeId, code }),
    startEmailUpdate: (token: string, body: { email: string; locale: string | undefined }) =>
      call(emailUpdateAnswer, 'POST', '/v1/email/update/start', body, { token }),
    enterPrimary: (token: string, body: CodeRequest) =>
      call(emailPrimaryAnswer, 'POST', '/v1/email/update/primary', body, { token }),
    enterSecondary: (token: string, body: CodeRequest & Signed) =>
      call(emailSecondaryAnswer, 'POST', '/v1/email/update/secondary', body, { token }),
    readProviders: () =>
      call(socialProvidersAnswer, 'GET', '/v1/social/providers', undefined, { isPublic: true }),
    startSocial: (request: SocialRequest) => call(socialStartAnswer, 'POST', '/v1/social/start', request),
    redeemSocial: (code: string) => call(socialRedeemAnswer, 'POST', '/v1/social/redeem', { code }),
    startFarcaster: (request: Omit<SocialRequest, 'provider'>) =>
      call(farcasterStartAnswer, 'POST', '/v1/farcaster/start', request),
    verifyFarcaster: (message: FarcasterMessage) =>
      call(farcasterVerifyAnswer, 'POST', '/v1/farcaster/verify', message),
    identify: (token: string, nonce: unknown) =>
      call(identityAnswer, 'POST', '/v1/identity', { nonce }, { token }),
    me: (token: string) => call(meAnswer, 'GET', '/v1/me', undefined, { token }),
    createWallet: (token: string, body: { address: string; deviceShare: string; recoveryShare: string }) =>
      call(walletAnswer, 'POST', '/v1/wallet', body, { token }),
    confirmWallet: (token: string, walletId: string) =>
      call(walletAnswer, 'POST', '/v1/wallet/confirm', { walletId }, { token }),
    releaseDevice: (token: string, { epk }: EnvelopeKey) =>
      call(releaseAnswer, 'POST', '/v1/shares/release', { kind: 'device', epk }, { token }),
    /** To take the key out, of which the user is told by mail. */
    releaseKey: (token: string, { epk }: EnvelopeKey, body: KeyRequest) =>
      call(releaseAnswer, 'POST', '/v1/shares/release', { ...body, epk }, { token }),
    releaseRecovery: (token: string, { epk }: EnvelopeKey, walletId: string) =>
      call(releaseAnswer, 'POST', '/v1/shares/release', { kind: 'recovery', epk, walletId }, { token }),
    releasePasskey: (token: string, { epk }: EnvelopeKey, passkeyId: string, walletId: string) =>
      call(
        releaseAnswer,
        'POST',
        '/v1/shares/release',
        { kind: 'passkey', epk, passkeyId, walletId },
        { token },
      ),
    listPasskeys: (token: string) => call(passkeysAnswer, 'GET', '/v1/shares/passkeys', undefined, { token }),
    putPasskey: (token: string, body: Signed & { id: string; share: string }) =>
      call(doneAnswer, 'PUT', '/v1/shares/passkeys', body, { token }),
    removePasskey: (token: string, id: string, body: Signed) =>
      call(doneAnswer, 'DELETE', `/v1/shares/passkeys/${encodeURIComponent(id)}`, body, { token }),
    /** Deletes the recovery share, once the vault's half of it is gone. */
    protect: (token: string) => call(doneAnswer, 'POST', '/v1/shares/protect', {}, { token }),
    putDeviceShare: (token: string, body: { walletId: string; share: string; locale: string | undefined }) =>
      call(doneAnswer, 'PUT', '/v1/shares/device', body, { token }),
    deleteAccount: (token: string, body: Signed & { vaultToken: string; locale: string | undefined }) =>
      call(deletionAnswer, 'POST', '/v1/account/delete', body, { token }),
    /** Ends a deletion, as far as auth is concerned. */
    keepAccount: (token: string) => call(keepAnswer, 'POST', '/v1/account/keep', {}, { token }),
    /** The vault has ended it, too. */
    endDeletion: (token: string) => call(doneAnswer, 'POST', '/v1/account/kept', {}, { token }),
    /** Ends a deletion with the token of a mail. */
    keepByLink: (token: string) => call(keepAnswer, 'POST', '/v1/keep', { token }),
    listDevices: (token: string) => call(devicesAnswer, 'GET', '/v1/devices', undefined, { token }),
    removeDevice: (token: string, id: string) =>
      call(doneAnswer, 'DELETE', `/v1/devices/${encodeURIComponent(id)}`, undefined, { token }),
    /** Tells the operator. */
    report: (token: string, kind: 'disagree' | 'mismatch') =>
      call(doneAnswer, 'POST', '/v1/problems', { kind }, { token }),
    signOut: (token: string, signal: AbortSignal) =>
      call(doneAnswer, 'POST', '/v1/signout', undefined, { token, signal }),
  }
}

export type Auth = ReturnType<typeof createAuth>
