import type { ModalStorage } from '../storage/createStorage.ts'
import type { OnEmailCapture } from '../types/options.ts'

type CreateEmailCaptureParameters = { storage: ModalStorage; onCapture: OnEmailCapture | undefined }

/** Asks users for their e-mail address where the dapp takes it, until they have answered or skipped once. */
export function createEmailCapture({ storage, onCapture }: CreateEmailCaptureParameters) {
  const email = {
    /** Undefined where the dapp takes no e-mail address. */
    onCapture,
    isAsked: () => email.onCapture !== undefined && storage.get('emailAsked') === undefined,
  }
  return email
}
