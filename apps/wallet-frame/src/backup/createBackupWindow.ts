import type { HomeError } from '../home/toHomeError.ts'
import { HandOverError } from './connectFrame.ts'
import type { BackupCalls, BackupOwner } from './handOver.ts'

/**
 * - `starting`: the frame is asked whose wallet it is.
 * - `code`: the login is too old, and a code by mail renews it. `isSent`: it is on its way.
 * - `login`: the login is too old, and only the dapp's or that of the wallet's page renews it.
 * - `protected`: only the wallet's page asks for passkeys.
 * - `file`: the passphrase is chosen, and the file saved.
 * - `ended`: nobody answers this window.
 */
export type BackupState =
  | { step: 'starting' | 'login' | 'protected' | 'ended' }
  | ({ isBusy: boolean; error?: HomeError | undefined; owner: BackupOwner } & (
      | { step: 'code'; isSent: boolean }
      | { step: 'file' }
    ))

export type BackupWindow = ReturnType<typeof createBackupWindow>

/** The window of a backup: what the frame is asked, and what is drawn of it. */
export function createBackupWindow(calls: BackupCalls | undefined, onChange: (state: BackupState) => void) {
  let state: BackupState = { step: 'starting' }
  /** True if the frame is gone. */
  let isOver = false
  let hasFile = false

  function set(next: BackupState) {
    state = isOver && !hasFile ? { step: 'ended' } : next
    onChange(state)
  }

  /** Runs a step, and says at that step what it has failed with. */
  async function attempt<T>(
    run: (calls: BackupCalls, owner: BackupOwner) => Promise<T>,
  ): Promise<T | undefined> {
    if (!('owner' in state) || calls === undefined) return undefined
    if (isOver) {
      hasFile = false
      set(state)
      return undefined
    }
    set({ ...state, isBusy: true, error: undefined })
    try {
      return await run(calls, state.owner)
    } catch (cause) {
      if (isOver) hasFile = false
      const error: HomeError = cause instanceof HandOverError ? cause.error : { code: 'failed' }
      if (error.code === 'passkey') set({ step: 'protected' })
      else if (error.code === 'stale') set(renew(state.owner))
      else if ('owner' in state) set({ ...state, isBusy: false, error })
      return undefined
    }
  }

  const renew = (owner: BackupOwner): BackupState =>
    owner.canRenew ? { step: 'code', isSent: false, isBusy: false, owner } : { step: 'login' }

  return {
    async start(): Promise<void> {
      const owner = await calls?.begin().catch(() => undefined)
      if (owner === undefined) return set({ step: 'ended' })
      set(owner.isFresh ? { step: 'file', isBusy: false, owner } : renew(owner))
    },

    /** The frame is gone. A file that was made stays in sight. */
    end() {
      isOver = true
      set(state)
    },

    sendCode: () =>
      attempt(async ({ sendCode }, owner) => {
        await sendCode()
        set({ step: 'code', isSent: true, isBusy: false, owner })
      }),

    enterCode: (code: string) =>
      attempt(async ({ enterCode }, owner) => {
        await enterCode(code)
        set({ step: 'file', isBusy: false, owner })
      }),

    /** The text of the file. Undefined where it fails, which the state says. */
    backUp: (passphrase: string): Promise<string | undefined> =>
      attempt(async ({ backUp }, owner) => {
        const text = await backUp(passphrase)
        hasFile = true
        set({ step: 'file', isBusy: false, owner })
        return text
      }),

    /** The user has the file: the dapp need not wait any longer. */
    keep: () => void calls?.keep(),
  }
}
