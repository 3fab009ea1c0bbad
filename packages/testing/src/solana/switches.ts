import type { PromptSwitches } from '../prompt.ts'

/** The failures of a test wallet on Solana. Without any it approves everything at once. */
export type SolanaSwitches = PromptSwitches & {
  /** Features that the wallet lacks, for example `solana:signIn`. */
  missing: readonly string[]
  /** Properties whose getters throw, for example `icon` or `accounts`. */
  throwInGetters: readonly ('version' | 'name' | 'icon' | 'chains' | 'features' | 'accounts')[]
  /** The wallet connects, and shares no account. */
  emptyAccounts: boolean
  /** The wallet signs with another key than that of its account. */
  otherKey: boolean
  /** The wallet signs another text than it was asked for, and says so. */
  changesMessage: boolean
}

export const SOLANA_ALL_OFF: SolanaSwitches = {
  reject: false,
  delay: 0,
  locked: false,
  disconnected: false,
  missing: [],
  throwInGetters: [],
  emptyAccounts: false,
  otherKey: false,
  changesMessage: false,
}
