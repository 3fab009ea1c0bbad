import type { Emitter } from '../utils/createEmitter.ts'
import type { ModalEvents } from './events.ts'

/** Something a dapp adds to the modal by passing it: what is not passed is not in its bundle. */
export type Feature = {
  name: string
  /** Called once, in a browser. Returns what ends it. */
  start: (modal: { events: Emitter<ModalEvents> }) => () => void
}
