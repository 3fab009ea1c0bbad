import type { FeatureModal, Modal } from './modal.ts'
import type { SiwxControl } from './signIn.ts'
import type { SiwxRecord } from './siwx.ts'

/** An optional part of the modal. What the dapp does not pass is not in its bundle. */
export type Feature = {
  /** For messages, for example `walletConnect`. */
  name: string
  /**
   * Called once, in a browser only. Returns the function that takes the part away again. It is a method, so that features
   * of this repository may take the whole `Modal`, which is what they get.
   */
  start(modal: FeatureModal): () => void
}

/** The value of the option `siwx`: made by `siwx()` or `siwe()`. */
export type SiwxFeature = {
  required: boolean
  start: (modal: Modal, state: SiwxRecord) => SiwxControl
}
