import { ModalLoadError } from '../errors/errors.ts'
import { type LoadFailure, loadFailureOf } from '../errors/loadFailureOf.ts'
import type { FeatureModal } from '../types/modal.ts'
import { reportError } from './reportError.ts'

type Reporter = Pick<FeatureModal, 'attach' | 'events'>

/** Finds out why a part of the modal did not load. A page whose files were removed is outdated from then on. */
export async function toLoadError({ attach }: Pick<Reporter, 'attach'>, cause: unknown) {
  const reason = await loadFailureOf(cause)
  if (reason === 'removed') attach('outdated', true)
  return new ModalLoadError({ cause, reason })
}

/** Reports that a part of the modal did not load, and returns the reason. */
export async function reportLoadError(modal: Reporter, cause: unknown): Promise<LoadFailure> {
  const error = await toLoadError(modal, cause)
  reportError(modal, error)
  return error.reason
}
