import type { ModalStorage } from '../storage/createStorage.ts'
import type { OnEmailCapture } from '../types/options.ts'

type CreateEmailCaptureParameters = { storage: ModalStorage; onCapture: OnEmailCapture | undefined }

/** The dapp's wish for an e-mail address. A visitor is asked until he has answered once, be it by skipping. */
export function createEmailCapture({ storage, onCapture }: CreateEmailCaptureParameters) {
  const skip = () => storage.set('emailAsked', true)

  return {
    isAsked: () => onCapture !== undefined && storage.get('emailAsked') === undefined,

    /** Hands it to the dapp and nobody else. Rejects as the dapp does. */
    async capture(answer: Parameters<OnEmailCapture>[0]) {
      await onCapture?.(answer)
      skip()
    },

    skip,
  }
}
