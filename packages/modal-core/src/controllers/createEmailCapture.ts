import type { ModalStorage } from '../storage/createStorage.ts'
import type { OnEmailCapture } from '../types/options.ts'

type CreateEmailCaptureParameters = { storage: ModalStorage; onCapture: OnEmailCapture | undefined }

/** Asks users for their e-mail address where the dapp takes it, until they have answered or skipped once. */
export function createEmailCapture({ storage, onCapture: first }: CreateEmailCaptureParameters) {
  let onCapture = first
  return {
    /** Undefined where the dapp takes no e-mail address. */
    get onCapture() {
      return onCapture
    },
    setCapture(next: OnEmailCapture | undefined) {
      onCapture = next
    },
    isAsked: () => onCapture !== undefined && storage.get('emailAsked') === undefined,
  }
}
