import {
  approvalAnswer,
  approvalStartAnswer,
  deletionStartAnswer,
  doneAnswer,
  farcasterApprovalAnswer,
  farcasterStartAnswer,
  passkeyAssertAnswer,
  passkeyOptionsAnswer,
  passkeyRegisterAnswer,
  releaseAnswer,
  socialApprovalAnswer,
  socialStartAnswer,
} from '@foyer/wallet-api'
import type { EnvelopeKey } from '../signer/createPairs.ts'
import type { FarcasterMessage, MailRequest, SocialRequest } from './createAuth.ts'
import type { CallServer } from './createServer.ts'

/** The routes of the vault. */
export function createVault(call: CallServer) {
  return {
    startApproval: (request: MailRequest & { purpose?: 'change' | 'delete' }) =>
      call(approvalStartAnswer, 'POST', '/v1/approvals', request),
    readApproval: (id: string, signal?: AbortSignal) =>
      call(approvalAnswer, 'GET', `/v1/approvals/${encodeURIComponent(id)}`, undefined, { signal }),
    startSocial: (request: SocialRequest) =>
      call(socialStartAnswer, 'POST', '/v1/approvals/social/start', request),
    redeemSocial: (code: string) =>
      call(socialApprovalAnswer, 'POST', '/v1/approvals/social/redeem', { code }),
    startFarcaster: (request: Omit<SocialRequest, 'provider'>) =>
      call(farcasterStartAnswer, 'POST', '/v1/approvals/farcaster/start', request),
    verifyFarcaster: (message: FarcasterMessage) =>
      call(farcasterApprovalAnswer, 'POST', '/v1/approvals/farcaster/verify', message),
    putRecovery: (body: { approvalId: string; walletId: string; address: string; share: string }) =>
      call(doneAnswer, 'PUT', '/v1/recovery', body),
    /** Has the share open with another address, too. */
    rotateSubject: (body: { oldApprovalId: string; newApprovalId: string }) =>
      call(doneAnswer, 'POST', '/v1/subjects/rotate', body),
    /** Leaves the share to the address of this approval. */
    keepSubject: (approvalId: string) => call(doneAnswer, 'POST', '/v1/subjects/keep', { approvalId }),
    /** Marks the share for deletion, without effect until it is confirmed. */
    askDeletion: (approvalId: string) =>
      call(deletionStartAnswer, 'POST', '/v1/deletion/ask', { approvalId }),
    confirmDeletion: (token: string) => call(doneAnswer, 'POST', '/v1/deletion/confirm', { token }),
    /** Deletes a marked share whose time is over, where auth has deleted its half. */
    finishDeletion: (approvalId: string) => call(doneAnswer, 'POST', '/v1/deletion/finish', { approvalId }),
    undoDeletion: (token: string) => call(doneAnswer, 'POST', '/v1/deletion/undo', { token }),
    release: (approvalId: string, { epk }: EnvelopeKey) =>
      call(releaseAnswer, 'POST', '/v1/recovery/release', { approvalId, epk }),
    passkeyOptions: (approvalId: string, kind: 'register' | 'assert') =>
      call(passkeyOptionsAnswer, 'POST', '/v1/passkeys/options', { approvalId, kind }),
    assertPasskey: (approvalId: string, credential: object, { epk }: EnvelopeKey) =>
      call(passkeyAssertAnswer, 'POST', '/v1/passkeys/assert', { approvalId, credential, epk }),
    registerPasskey: (body: { approvalId: string; credential: object; wrapped: string }) =>
      call(passkeyRegisterAnswer, 'POST', '/v1/passkeys/register', body),
    confirmPasskey: (approvalId: string, id: string) =>
      call(doneAnswer, 'POST', '/v1/passkeys/confirm', { approvalId, id }),
    /** Deletes the share that a code and a link release. */
    protect: (approvalId: string, hasFile: boolean) =>
      call(doneAnswer, 'POST', '/v1/passkeys/protect', { approvalId, hasFile }),
    removePasskey: (approvalId: string, id: string) =>
      call(doneAnswer, 'POST', '/v1/passkeys/remove', { approvalId, id }),
  }
}

export type Vault = ReturnType<typeof createVault>
