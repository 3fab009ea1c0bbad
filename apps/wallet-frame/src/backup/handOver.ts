import type { HomeError } from '../home/toHomeError.ts'

/** Whose wallet is backed up. */
export type BackupOwner = {
  address: string
  email: string | null
  /** True if the login is of the last minutes. */
  isFresh: boolean
  /** True if a code by mail renews it. */
  canRenew: boolean
}

/** Requests of the window to the frame. Nothing of them passes the dapp's page. */
export type BackupCalls = {
  begin: () => Promise<BackupOwner>
  /** Mails the code of a login that is too old. */
  sendCode: () => Promise<void>
  enterCode: (code: string) => Promise<void>
  /** The text of the file. */
  backUp: (passphrase: string) => Promise<string>
  /** The user has the file. */
  keep: () => Promise<void>
}

export type BackupCall = { id: number; name: keyof BackupCalls; parameter?: string | undefined }

export type BackupAnswer =
  /** `ended`: the frame is gone, or has handed the wallet to another window. */
  | { status: 'ready' }
  | { status: 'ended' }
  | { status: 'answer'; id: number; result: unknown }
  | { status: 'error'; id: number; error: HomeError }

/** The first message of the window. A port comes with it. */
export const HELLO = 'foyer-backup'
