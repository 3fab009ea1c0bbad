import type { PromptSwitches } from '../prompt.ts'

/** The failures of a test wallet on Polkadot. Without any it approves everything at once. */
export type PolkadotSwitches = PromptSwitches & {
  /** The parts that the wallet lacks: `enable`, or a method of its signer such as `signRaw`. */
  missing: readonly string[]
  /** The getter of the wallet's `enable` throws. */
  throwInGetters: boolean
  /** The wallet connects, and shares no account. */
  emptyAccounts: boolean
  /** The wallet tells those who subscribe to its accounts that there are none, and after these milliseconds tells them the accounts. */
  lateAccounts: number
  /** The user refused this page before, and is not asked again. */
  blocked: boolean
  /** The wallet signs with another key than that of its account. */
  otherKey: boolean
  /** The wallet signs another text than it was asked for. */
  changesMessage: boolean
  /** The wallet puts the type of a signature before it. */
  prefixedSignature: boolean
  /** The wallet signs a text as it is, not between `<Bytes>`. */
  bareMessage: boolean
}

export const POLKADOT_ALL_OFF: PolkadotSwitches = {
  reject: false,
  delay: 0,
  locked: false,
  disconnected: false,
  missing: [],
  throwInGetters: false,
  emptyAccounts: false,
  lateAccounts: 0,
  blocked: false,
  otherKey: false,
  changesMessage: false,
  prefixedSignature: false,
  bareMessage: false,
}
