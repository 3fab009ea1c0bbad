import type { ModalStorage } from '../storage/createStorage.ts'
import type { OnEmailCapture } from '../types/options.ts'

type CreateEmailCaptureParameters = { storage: ModalStorage; onCapture: OnEmailCapture | undefined }

/** The dapp's wish for an e-mail address. A visitor is asked until he has answered once, be it by skipping. */
export const createEmailCapture = ({ storage, onCapture }: CreateEmailCaptureParameters) => ({
  onCapture,
  isAsked: () => onCapture !== undefined && storage.get('emailAsked') === undefined,
})
