import type { PromptSwitches } from '../prompt.ts'

/** The failures of a test wallet on Cosmos. Without any it approves everything at once. */
export type CosmosSwitches = PromptSwitches & {
  /** Methods that the wallet lacks, for example `signArbitrary`. */
  missing: readonly string[]
  /** The getter of each of the wallet's methods throws. */
  throwInGetters: boolean
  /** The wallet signs with another key than that of its account. */
  otherKey: boolean
  /** The wallet signs another text than it was asked for. */
  changesMessage: boolean
  /** The user gives more for a transaction than the page has asked for: the wallet says what it has signed. */
  changesFee: boolean
  /** The wallet says addresses of a network that it was not asked about. */
  otherNetwork: boolean
}

export const COSMOS_ALL_OFF: CosmosSwitches = {
  reject: false,
  delay: 0,
  locked: false,
  disconnected: false,
  missing: [],
  throwInGetters: false,
  otherKey: false,
  changesMessage: false,
  changesFee: false,
  otherNetwork: false,
}
